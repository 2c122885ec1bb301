// Faces of dice, for the log, the battle board and the proof.
import { html, svg } from "../vendor/lit-html.js";
import { t } from "./text.js";

/** @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[10, 10]], 2: [[6, 6], [14, 14]], 3: [[5.5, 5.5], [10, 10], [14.5, 14.5]], 4: [[6, 6], [14, 6], [6, 14], [14, 14]],
  5: [[5.5, 5.5], [14.5, 5.5], [10, 10], [5.5, 14.5], [14.5, 14.5]], 6: [[6, 5], [14, 5], [6, 10], [14, 10], [6, 15], [14, 15]],
};

/** @param {number[]} dice */
export function diceView(dice) {
  return html`<span class="dice" role="img" aria-label=${t("dice", { list: dice.join(", ") })}>${dice.map((d) => (PIPS[d]
    ? html`<svg viewBox="0 0 20 20" class="die"><rect x="1" y="1" width="18" height="18" rx="4"></rect>${PIPS[d].map(([x, y]) => svg`<circle cx=${x} cy=${y} r="1.900"></circle>`)}</svg>`
    : html`<b class="die-number">${d}</b>`))}</span>`;
}
