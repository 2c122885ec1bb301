// The options of a match in the lobby: presets, groups and a search where there are many, and why something cannot be
// chosen.
import { html, nothing } from "../vendor/lit-html.js";
import { isPreset, isSwitch, settle } from "./agree.js";
import { changed } from "./store.js";
import { fold, list, say, t } from "./text.js";


const FEW = 8; // are shown in one list
let wanted = "";
/** @type {Set<string>} the groups that are open */ const opened = new Set();

export function forgetSearch() {
  wanted = "";
  opened.clear();
}

/** @param {string} text */
const inQuotes = (text) => t("quoted", { text });

/** @param {OptionInfo} option @param {OptionValue} value */
const nameOf = (option, value) => say(option.names[String(value)] ?? String(value));

/** What is not as usual, in a few words. @param {OptionInfo} option @param {Settled} settled */
function inShort(option, { value }) {
  if (!isSwitch(option)) return `${say(option.title)}: ${nameOf(option, value)}`;
  return value ? say(option.title) : t("option-without", { name: say(option.title) });
}

/** @param {GameInfo} game @param {string} scenario @param {Chosen} chosen @param {Table["agree"]} agree */
export function optionsView(game, scenario, chosen, agree) {
  const settled = settle(game, scenario, chosen), offered = [...settled.keys()];
  if (!offered.length) return nothing;
  const table = { game, scenario, chosen, settled, agree }, many = offered.length > FEW;
  return html`<section class="card agreement" aria-labelledby="options-title">
    <header><h2 id="options-title">${t("choose-options")}</h2>${many ? summary(table) : nothing}</header>
    ${game.presets.length ? presets(table) : nothing}
    ${many ? manyOptions(table, offered) : offered.map((option) => optionView(table, option))}</section>`;
}

/** @param {Table} table */
function summary({ scenario, settled, agree }) {
  const count = [...settled].filter(([option, now]) => !now.lacks && !now.fixed && now.value !== option.usual).length;
  return html`<span class="note" aria-live="polite">${t("options-changed", { count })}</span>
    ${count ? html`<button class="option quiet" @click=${() => agree(scenario, {})}>${t("options-reset")}</button>`
      : nothing}`;
}

/** @param {Table} table */
function presets({ game, scenario, chosen, agree }) {
  return html`<div class="presets" role="group" aria-label=${t("presets")}>${game.presets.map((preset) => {
    const on = isPreset(game, preset, scenario, chosen);
    return html`<button class="pick ${on ? "on" : ""}" aria-pressed=${String(on)}
      @click=${() => agree(preset.scenario, { ...preset.options })}>
      <b>${say(preset.title)}</b><span>${say(preset.about)}</span></button>`;
  })}</div>`;
}

/** @param {Table} table @param {OptionInfo[]} offered */
function manyOptions(table, offered) {
  const terms = fold(wanted).split(/\s+/).filter(Boolean);
  const sections = [{ id: "", title: "" }, ...table.game.groups].map(({ id, title }) => {
    const all = offered.filter((option) => option.group === id);
    return { id, title: say(title), all, found: all.filter((option) => fits(option, say(title), terms)) };
  }).filter(({ found }) => found.length);
  return html`<input class="search" type="search" aria-label=${t("options-search")} placeholder=${t("options-search")}
    .value=${wanted}
      @input=${(e) => { wanted = e.target.value; changed(); }}>
    ${sections.map((section) => groupView(table, section, terms.length > 0))}
    ${sections.length ? nothing : html`<p class="note" role="status">${t("options-none")}</p>`}`;
}

/** @param {OptionInfo} option @param {string} group @param {string[]} terms */
function fits(option, group, terms) {
  const text = fold(`${option.rule} ${say(option.title)} ${say(option.about)} ${group}`);
  return terms.every((term) => text.includes(term));
}

/** @param {Table} table @param {{ id: string, title: string, all: OptionInfo[], found: OptionInfo[] }} section
 * @param {boolean} searched */
function groupView(table, { id, title, all, found }, searched) {
  const rows = found.map((option) => optionView(table, option, depth(option, all)));
  if (!id) return rows;
  const states = all.map((option) => /** @type {[OptionInfo, Settled]} */ ([option, table.settled.get(option)]));
  const set = states.filter(([option, now]) => !now.lacks && now.value !== option.usual),
    torn = states.some(([, now]) => now.clashes.length);
  const turn = (/** @type {Event} */ event) => {
    event.preventDefault(); // what is open is kept here, and a search opens all
    if (searched) return;
    if (!opened.delete(id)) opened.add(id);
    changed();
  };
  return html`<details class="group ${torn ? "clash" : ""}" ?open=${searched || opened.has(id)}><summary
    @click=${turn}><h3>${title}</h3>
    <span class="dim">${searched ? found.length : all.length}</span><span
      class="set">${set.map((one) => inShort(...one)).join(" · ")}</span></summary><div
        class="rows">${rows}</div></details>`;
}

/** How many options beside it it hangs on, one by the other. @param {OptionInfo} option @param {OptionInfo[]} beside
 * @returns {number} */
function depth(option, beside) {
  const [[test, ...more] = [], ...others] = option.depends;
  const above = test && !more.length && !others.length ? beside.find(({ id }) => id === test.option) : undefined;
  return above ? 1 + depth(above, beside) : 0;
}

/** @param {Table} table @param {OptionInfo} option @param {number} [inner] */
function optionView({ game, scenario, chosen, settled, agree }, option, inner = 0) {
  const now = /** @type {Settled} */ (settled.get(option)), closed = now.lacks || now.fixed;
  const set = (/** @type {OptionInfo} */ which, /** @type {OptionValue} */ value) => agree(scenario,
    { ...chosen, [which.id]: value });
  const reason = now.fixed
    ? t("option-fixed", { scenario: inQuotes(say(game.scenarios.find(({ id }) => id === scenario)?.title)) })
      : now.lacks ? say(option.needs) : "";
  return html`<div class="switch inner-${Math.min(inner, 3)} ${closed ? "closed" : ""} ${now.clashes.length ? "clash"
      : ""}" data-option=${option.id}>
    <label>${control(option, now.value, closed, (value) => set(option, value))}<b>${say(option.title)}</b></label>
    <p>${say(option.about)}</p>${reason ? html`<p class="reason" id="why-${option.id}">${reason}</p>` : nothing}
    ${now.clashes.map((other) => html`<p class="problem">${t("option-clash", { other: inQuotes(say(other.title)) })}
      <button class="option quiet"
        @click=${() => set(other, other.idle)}>${t("option-turn-off",
            { other: inQuotes(say(other.title)) })}</button></p>`)}</div>`;
}

/** @param {OptionInfo} option @param {OptionValue} now @param {boolean} closed
 * @param {(value: OptionValue) => void} set */
function control(option, now, closed, set) {
  const why = closed ? `why-${option.id}` : nothing;
  if (isSwitch(option)) return html`<input type="checkbox" aria-describedby=${why} ?disabled=${closed}
    .checked=${Boolean(now)} @change=${(e) => set(e.target.checked)}>`;
  if (!option.range) {
    return html`<select aria-describedby=${why} ?disabled=${closed}
      @change=${(e) => set(option.choices[e.target.selectedIndex])}>
      ${option.choices.map((choice) => html`<option
            ?selected=${choice === now}>${nameOf(option, choice)}</option>`)}</select>`;
  }
  const [least, most] = option.range;
  const read = (/** @type {any} */ e) => {
    const told = Math.round(e.target.valueAsNumber), value = Number.isNaN(told) ? Number(option.usual)
      : Math.min(most, Math.max(least, told));
    e.target.value = value; // the same as before is not drawn again
    set(value);
  };
  return html`<input type="number" inputmode="numeric" min=${least} max=${most} step="1" title=${`${least}–${most}`}
    aria-describedby=${why} ?disabled=${closed} .value=${String(now)} @change=${read}>`;
}

/** Two options that do not go together. @param {[OptionInfo, OptionInfo]} pair */
export const clashText = ([one, other]) => t("options-clash",
  { names: list([inQuotes(say(one.title)), inQuotes(say(other.title))]) });
