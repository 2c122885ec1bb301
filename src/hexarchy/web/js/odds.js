// The odds of a fight: asked of the server when a player wants them, and again whenever the question changes.
import { html, nothing } from "../vendor/lit-html.js";
import { ask, Refusal } from "./api.js";
import { chip, nameOf } from "./counters.js";
import { modifierView } from "./log.js";
import { changed, decision, find, setUi, store } from "./store.js";
import { decimal, percent, say, sideName, t } from "./text.js";

const AGAIN = 1500; // ms, when others' odds are being computed
/** @type {Fight[]} */ let fights = [];
let about = ""; // the moment they are of
let trouble = "";
let computing = false;

const moment = () => `${store.match} ${store.token} ${store.scene?.version}`;
/** A question that is about a fight, with no battle board to show it. @returns {string | null} */
export const fightHex = () => (battleBox() ? null : decision()?.fight ?? null);
const battleBox = () => store.scene?.boxes.find((b) => b.id === "battle");
const wanted = () => Boolean(store.scene?.seat) && !store.past && !store.curtain && (store.ui.odds ? Boolean(battleBox() || decision()?.fight) : Boolean(fightHex()));

/** Ask if the odds are wanted and those we have are of another moment. @param {number} [tries] */
export async function lookAtOdds(tries = 0) {
  if (!wanted() || about === moment()) return;
  const now = moment();
  about = now;
  trouble = "";
  computing = true;
  changed();
  try {
    const { odds } = await ask(`matches/${store.match}/odds`);
    if (now === moment()) fights = odds;
  } catch (error) {
    if (now !== moment()) return;
    fights = [];
    const busy = error instanceof Refusal && (error.status === 503 || error.status === 429);
    trouble = busy ? "odds-busy" : "odds-failed";
    if (busy && tries < 4) setTimeout(() => { if (about === now) { about = ""; lookAtOdds(tries + 1); } }, AGAIN);
  } finally {
    if (now === about) computing = false;
    changed();
  }
}

export async function toggleOdds() {
  setUi({ odds: !store.ui.odds, battle: true });
  await lookAtOdds();
  setTimeout(() => find(".battle .odds")?.scrollIntoView({ block: "nearest" }), 60);
}

/** A bar cut into shares; each part is named beside it. @param {[string, number, string][]} parts name, share, class */
function bar(parts) {
  return html`<span class="shares" aria-hidden="true">${parts.map(([, share, cls]) => html`<i class=${cls} .style=${`flex-grow:${share}`}></i>`)}</span>
    <span class="share-names">${parts.filter(([, share]) => share > 0.004).map(([name, share, cls]) => html`<span class=${cls}><i></i>${name} <b>${percent(share)}</b></span>`)}</span>`;
}

/** @param {Shares} of */
function results(of) {
  const sides = store.board?.sides ?? {};
  const names = Object.keys(of.outcomes).sort((a, b) => Number(b in sides) - Number(a in sides));
  return html`${bar(names.map((name) => [name in sides ? t("odds-wins", { side: sideName(name) }) : say(of.names[name]), of.outcomes[name], name in sides ? `side-${name}` : ""]))}
    <p class="note">${t("odds-losses")} ${Object.entries(of.losses).map(([side, lost], i) => html`${i ? " · " : ""}${sideName(side)} <b>${decimal(Number(lost))}</b>`)}</p>`;
}

/** @param {Chance} m */
const modifier = (m) => modifierView(m, m.share < 1 ? ` (${percent(m.share)})` : "");

/** @param {Throw} throw_ */
function chances(throw_) {
  const all = Object.entries(throw_.chances);
  const name = (/** @type {string} */ key) => say(throw_.names[key]) || key;
  if (throw_.needs !== null && all.length === 2) return html`<span class="chance"><i .style=${`width:${all[0][1] * 100}%`}></i></span> <b>${percent(all[0][1])}</b>`;
  return bar(all.map(([key, share], i) => [name(key), share, `part-${i}`]));
}

/** @param {Throw} throw_ */
function throwView(throw_) {
  const { unit, target, side } = throw_.about;
  return html`<tr class="side-${side}"><th scope="row"><span class="flagged">${unit ? html`${chip(unit, "tiny")} ${nameOf(unit)}` : sideName(side)}</span>${target ? html` → ${chip(target, "tiny")} ${nameOf(target)}` : nothing}</th>
    <td>${throw_.needs === null ? t("attack-dice", { count: throw_.dice }) : html`${throw_.printed !== null && throw_.printed !== throw_.needs ? html`<s>${throw_.printed}</s> ` : nothing}<b>≤ ${throw_.needs}</b> <span class="dim">${t("attack-dice", { count: throw_.dice })}</span>`}</td>
    <td class="odds-chances">${chances(throw_)}</td></tr>
    ${throw_.modifiers.some((m) => m.amount) ? html`<tr class="mods-row"><td colspan="3">${throw_.modifiers.filter((m) => m.amount).map(modifier)}</td></tr>` : nothing}`;
}

/** @param {Fight} fight @param {boolean} alone under a title that says where */
function fightView(fight, alone) {
  const kinds = [...new Set(fight.throws.map((x) => x.kind))];
  const asked = decision();
  return html`<div class="fight">${alone ? nothing : html`<h3>${say(fight.title)}</h3>`}
    <div class="courses">${fight.courses.map((c) => html`<div class="course ${asked && store.ui.preview === c.action ? "pointed" : ""}"><h4>${say(c.text)}</h4>${results(c)}</div>`)}</div>
    ${Object.keys(fight.outcomes).length ? results(fight) : nothing}
    ${fight.games ? html`<p class="note">${t("odds-played", { count: fight.games })} ${fight.sure ? "" : t("odds-example")}</p>` : nothing}
    ${kinds.map((kind) => {
      const throws = fight.throws.filter((x) => x.kind === kind);
      return html`<details class="throws" ?open=${throws.length < 4}><summary>${say(throws[0].text)} <span class="dim">${throws.length}</span></summary><table class="attacks">${throws.map(throwView)}</table></details>`;
    })}</div>`;
}

/** What is known of the fight in a hex (all fights, if none is meant). @param {string | null} hex */
export function oddsView(hex) {
  const mine = fights.filter((f) => !hex || f.hex === hex);
  if (computing) return html`<p class="odds-wait" role="status"><span class="pulse" aria-hidden="true"><i></i><i></i><i></i></span> ${t("odds-computing")}</p>`;
  if (trouble) return html`<p class="odds-wait" role="status">${t(trouble)} <button class="option quiet" @click=${() => { about = ""; lookAtOdds(); }}>${t("again")}</button></p>`;
  return html`<section class="odds" aria-label=${t("odds")}>${mine.map((f) => fightView(f, mine.length === 1))}${mine.length ? nothing : html`<p class="note">${t("odds-none")}</p>`}</section>`;
}
