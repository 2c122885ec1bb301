// What has happened, newest first, with dice, rules, and a way to the place on the board.
import { html, nothing, repeat, svg } from "../vendor/lit-html.js";
import { announce } from "./act.js";
import { centreOn } from "./board.js";
import { ruleLink } from "./why.js";
import { isFresh, setUi, stands, store } from "./store.js";
import { say, t } from "./text.js";

/** @import { Line } from "./types.d.ts" */

const LONG = 150;
const FORCED = "only-choice"; // an answer that was the only one: there are many, and they say little
let told = -1;
let all = false;
let forced = false;

/** Read out what is new. */
export function tellNews() {
  const last = store.log.length ? store.log[store.log.length - 1].n : 0;
  if (told >= 0 && last > told) {
    announce(store.log.filter((l) => l.n > told && l.key !== FORCED).slice(-4).map((l) => say(l.text)).join(" "));
  }
  told = last;
}

/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[10, 10]], 2: [[6, 6], [14, 14]], 3: [[5.5, 5.5], [10, 10], [14.5, 14.5]], 4: [[6, 6], [14, 6], [6, 14], [14, 14]],
  5: [[5.5, 5.5], [14.5, 5.5], [10, 10], [5.5, 14.5], [14.5, 14.5]], 6: [[6, 5], [14, 5], [6, 10], [14, 10], [6, 15], [14, 15]],
};

/** Faces of dice: in the log, on the battle board and in the proof. @param {number[]} dice */
export function diceView(dice) {
  return html`<span class="dice" role="img" aria-label=${t("dice", { list: dice.join(", ") })}>${dice.map((d) => (PIPS[d]
    ? html`<svg viewBox="0 0 20 20" class="die"><rect x="1" y="1" width="18" height="18" rx="4"></rect>${PIPS[d].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.900"></circle>`)}</svg>`
    : html`<b class="die-number">${d}</b>`))}</span>`;
}

/** @param {Line} line */
function lineView(line) {
  const heading = /-(begins|over)$/.test(line.key) && !line.dice;
  const go = () => { if (line.hex) { setUi({ cursor: line.hex }); centreOn(line.hex, { lazy: true }); } };
  const text = stands(line) ? say(line.text) : html`<del>${say(line.text)}</del>`;
  return html`<li class="line ${heading ? "heading" : ""} ${isFresh(line) ? "fresh" : ""} side-${line.side ?? ""}">
    ${line.dice?.length ? diceView(line.dice) : nothing}
    ${line.hex ? html`<button class="goto" @click=${go} title=${t("show-on-board", { hex: line.hex })}>${text}</button>` : html`<span>${text}</span>`}
    ${line.rule ? ruleLink(line.rule, true) : nothing}</li>`;
}

export function logTab() {
  const past = store.past ? store.past.version : Infinity;
  const wanted = store.ui.filter.toLocaleLowerCase();
  const lines = store.log.filter((l) => l.n <= past && (forced || l.key !== FORCED) && (!wanted || say(l.text).toLocaleLowerCase().includes(wanted) || l.hex === wanted)).reverse();
  const some = all ? lines : lines.slice(0, LONG);
  return html`<div class="log"><input type="search" placeholder=${t("log-filter")} aria-label=${t("log-filter")} .value=${store.ui.filter}
      @input=${(/** @type {any} */ e) => setUi({ filter: e.target.value })}>
    <label class="ask-first"><input type="checkbox" .checked=${forced} @change=${() => { forced = !forced; setUi({}); }}> ${t("log-forced")}</label>
    <ol reversed>${repeat(some, (/** @type {any} */ l) => `${l.n}.${lines.indexOf(l) - lines.length}`, lineView)}</ol>
    ${lines.length > some.length ? html`<button class="option quiet" @click=${() => { all = true; setUi({}); }}>${t("log-all", { count: lines.length })}</button>` : nothing}
    ${lines.length ? nothing : html`<p class="note">${t("log-empty")}</p>`}</div>`;
}
