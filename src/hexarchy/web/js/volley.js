// Many throws of one unit at another: a line in the log, and one card beside the map, that open to every die.
import { html } from "../vendor/lit-html.js";
import { nameOf } from "./counters.js";
import { lineView } from "./log.js";
import { t } from "./text.js";

/** Throws of one piece at another that fell together stay together, if there are three of them. @param {Line[]} lines
 * the last first */
export function together(lines) {
  /** @type {Line[][]} */ const found = [];
  for (const line of lines) {
    const last = found[found.length - 1], [one] = last ?? [];
    if (one && line.target && one.n === line.n && one.piece === line.piece
      && one.target === line.target) last.push(line);
    else found.push([line]);
  }
  return found.flatMap((of) => (of.filter((l) => l.dice).length > 2 ? [of] : of.map((l) => [l])));
}

/** They are one line that opens to each. @param {Line[]} lines */
export function volley(lines) {
  const thrown = lines.filter((l) => l.dice).reverse(), [{ piece = "", target = "" }] = lines, count = thrown.length,
    made = thrown.filter((l) => l.made).length;
  return html`<details
    class="volley"><summary>${t("log-volley", { who: nameOf(piece), whom: nameOf(target), count,
          made })} ${thrown.map(({ dice = [], made: done }) => html`<b
            class="die-number ${done ? "made" : ""}">${dice.join(" ")}</b> `)}</summary><ol
              reversed>${lines.map(lineView)}</ol></details>`;
}
