// What has happened, newest first, with dice, rules, and a way to the place on the board.
import { html, nothing, repeat, svg } from "../vendor/lit-html.js";
import { announce } from "./act.js";
import { goTo } from "./board.js";
import { badge } from "./emblems.js";
import { footprint } from "./parts.js";
import { ruleLink } from "./why.js";
import { isFresh, setUi, stands, store } from "./store.js";
import { sideOf } from "./tale.js";
import { say, t } from "./text.js";

const LONG = 150;
const FORCED = "only-choice"; // an answer that was the only one: there are many, and they say little
let heard = -1;
let all = false;
let forced = false;

/** Read out what is new, and what is asked now. @param {unknown} [question] */
export function tellNews(question) {
  const last = store.log.length ? store.log[store.log.length - 1].n : 0, news = heard < 0 ? [] : store.log.filter((l) => l.n > heard && l.key !== FORCED);
  if (news.length || (question && heard >= 0)) announce([...news.slice(-4).map((l) => say(l.text)), say(question)].filter(Boolean).join(" "));
  heard = last;
}

/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[10, 10]], 2: [[6, 6], [14, 14]], 3: [[5.5, 5.5], [10, 10], [14.5, 14.5]], 4: [[6, 6], [14, 6], [6, 14], [14, 14]],
  5: [[5.5, 5.5], [14.5, 5.5], [10, 10], [5.5, 14.5], [14.5, 14.5]], 6: [[6, 5], [14, 5], [6, 10], [14, 10], [6, 15], [14, 15]],
};

/** Faces of dice: in the log, on the battle board and in the proof. @param {number[]} dice */
export function diceView(dice) {
  return html`<span class="dice" role="img" aria-label=${t("dice", { list: dice.join(", ") })}>${dice.map((d) => (PIPS[d]
    ? html`<svg viewBox="0 0 20 20" class="die"><rect x="1" y="1" width="18" height="18" rx="4"></rect>${PIPS[d].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.9"></circle>`)}</svg>`
    : html`<b class="die-number">${d}</b>`))}</span>`;
}

/** A line in words, and whether its throw did what it had to; what was added to it stands beside it. @param {Line} line */
export const told = ({ text, brief, made }) => `${say(brief ?? text)}${made === undefined ? "" : made ? " ✓" : " ✗"}`;
/** What is added to a throw, with the rule that says so. @param {Modifier} m @param {string} [more] */
export const modifierView = (m, more = "") => html`<span class="mod">${m.amount < 0 ? "−" : "+"}${Math.abs(m.amount)} ${say(m.text)}${more} ${m.rule ? ruleLink(m.rule, true) : nothing}</span>`;
/** @param {Line} line */
export const throwView = ({ modifiers = [] }) => modifiers.map((m) => html` ${modifierView(m)}`);

/** @param {Line} line @returns {unknown} */
export function lineView(line) { // what was taken back is folded away under the line that says so
  const heading = /-(begins|over)$/.test(line.key) && !line.dice;
  const hex = line.to ?? line.hex, side = line.side ?? (line.from ? sideOf(line) : ""); // where it ended, who went there
  const go = () => { if (hex) goTo(hex); };
  const text = stands(line) ? told(line) : html`<del>${told(line)}</del>`, taken = line.key.startsWith("und") ? store.log.filter((l) => store.undone.get(l.n) === line.n) : [];
  return html`<li class="line ${heading ? "heading" : ""} ${isFresh(line) ? "fresh" : ""} ${store.ui.line === line ? "wanted" : ""} side-${side}">
    ${badge(side)}${line.dice?.length ? diceView(line.dice) : nothing}
    <span>${hex ? html`<button class="goto" @click=${go} title=${t("show-on-board", { hex })}>${text}</button>` : text}${throwView(line)}</span>
    ${line.rule ? ruleLink(line.rule, true) : nothing}${taken.length ? html`<details><summary>${t("log-taken", { count: taken.length })}</summary><ol>${taken.map(lineView)}</ol></details>` : nothing}</li>`;
}

export function logTab() {
  const past = store.past ? store.past.version : Infinity;
  const wanted = store.ui.filter.toLocaleLowerCase();
  const lines = store.log.filter((l) => l.n <= past && stands(l) && (forced || l.key !== FORCED) && (!wanted || say(l.text).toLocaleLowerCase().includes(wanted) || l.hex === wanted || l.to === wanted)).reverse();
  const some = all ? lines : lines.slice(0, LONG);
  return html`<div class="log"><input type="search" placeholder=${t("log-filter")} aria-label=${t("log-filter")} .value=${store.ui.filter}
      @input=${(e) => setUi({ filter: e.target.value })}>
    <label class="ask-first"><input type="checkbox" .checked=${forced} @change=${() => { forced = !forced; setUi({}); }}> ${t("log-forced")}</label>
    <ol reversed>${repeat(footprint.here?.together(some) ?? some.map((l) => [l]), ([l]) => `${l.n}.${lines.indexOf(l) - lines.length}`, (of) => (of.length > 1 ? html`<li class="line ${isFresh(of[0]) ? "fresh" : ""}">${footprint.here?.volley(of)}</li>` : lineView(of[0])))}</ol>
    ${lines.length > some.length ? html`<button class="option quiet" @click=${() => { all = true; setUi({}); }}>${t("log-all", { count: lines.length })}</button>` : nothing}
    ${lines.length ? nothing : html`<p class="note">${t("log-empty")}</p>`}</div>`;
}
