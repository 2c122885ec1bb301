// What only tables of many sides show: a panel with a line for each of them, and how they are ranked at the end.
import { html, nothing } from "../vendor/lit-html.js";
import { named } from "./emblems.js";
import { say, t } from "./text.js";
import { ruleLink } from "./why.js";

/** More sides than a line has room for: each gets a line of its own. @param {Panel} panel @param {string[]} used @param {unknown} below */
export function manySides(panel, used, below) {
  const rows = panel.rows.filter((row) => row.values);
  return html`<section class="panel many"><table><caption>${say(panel.title)}</caption>
    <thead><tr><td></td>${rows.map((row) => html`<th>${say(row.label)} ${row.rule ? ruleLink(row.rule, true) : nothing}</th>`)}</tr></thead>
    <tbody>${used.map((s) => html`<tr><th scope="row" class="side-${s}">${named(s)}</th>${rows.map((row) => html`<td>${say(row.values?.[s])}</td>`)}</tr>`)}</tbody></table>
    ${panel.rows.filter((row) => !row.values).map((row) => html`<p>${say(row.label)}</p>`)}${below}</section>`;
}

/** Every side by its rank; those who share one have the same number. @param {NonNullable<Scene["result"]>} result @param {[string, number][]} ranks */
export const rankList = (result, ranks) => html`<ol class="ranks">${ranks.map(([side, rank]) => html`<li class="side-${side} ${result.winners?.includes(side) ? "won" : ""}">
  <b class="place">${t("rank", { rank })}</b>${named(side)}${result.scores?.[side] === undefined ? nothing : html`<b class="points">${result.scores[side]}</b>`}</li>`)}</ol>`;
