// What only some tables show: a panel with a line for each of many sides, how they are ranked at the end, and several
// answers
// for one piece.
import { html, nothing, repeat } from "../vendor/lit-html.js";
import { chip, nameOf } from "./counters.js";
import { named } from "./emblems.js";
import { say, t } from "./text.js";
import { ruleLink } from "./why.js";

/** More sides than a line has room for: each gets a line of its own, or is named in lines that are about one side
 * alone. @param {Panel} panel @param {string[]} used @param {unknown} below */
export function manySides(panel, used, below) {
  const rows = panel.rows.filter((row) => row.values),
    alone = rows.every((row) => Object.keys(row.values).length === 1);
  const label = (/** @type {PanelRow} */ row) => html`${say(row.label)} ${row.rule ? ruleLink(row.rule, true)
      : nothing}`;
  const lines = () => html`<tbody>${rows.map((row) => html`<tr><th
          scope="row">${label(row)}</th>${Object.entries(row.values)
            .map(([s, value]) => html`<td class="side-${s}">${named(s)} ${say(value)}</td>`)}</tr>`)}</tbody>`;
  const sides = () => html`<thead><tr><td></td>${rows.map((row) => html`<th>${label(row)}</th>`)}</tr></thead>
    <tbody>${used.map((s) => html`<tr><th scope="row"
          class="side-${s}">${named(s)}</th>${rows.map((row) => html`<td>${say(row.values[s])}</td>`)}</tr>`)}</tbody>`;
  return html`<section class="panel ${alone ? "" : "many"}"><table><caption>${say(panel.title)}</caption>${alone
      ? lines() : sides()}</table>
    ${panel.rows.filter((row) => !row.values).map((row) => html`<p>${say(row.label)}</p>`)}${below}</section>`;
}

/** Every side by its rank; those who share one have the same number. @param {NonNullable<Scene["result"]>} result
 * @param {[string, number][]} ranks */
export const rankList = (result, ranks) => html`<ol
  class="ranks">${ranks.map(([side, rank]) => html`<li class="side-${side} ${result.winners?.includes(side) ? "won"
          : ""}">
  <b class="place">${t("rank", { rank })}</b>${named(side)}${result.scores?.[side] === undefined ? nothing
    : html`<b class="points">${result.scores[side]}</b>`}</li>`)}</ol>`;

/** Several answers for one piece: its counter and name once, before them. @param {Option[]} group
 * @param {(o: any) => unknown} button */
export function pieceView(group, button) {
  const piece = group[0].on.piece ?? "", name = nameOf(piece), brief = (/** @type {Option} */ o) => say(o.text)
    .replace(`${name}\u00a0:`, "").replace(`${name}:`, "").replace(`${name} :`, "");
  return html`<div class="options of-one" role="group"
    aria-label=${name}>${chip(piece, "small")}<b>${name}</b>${repeat(group, (o) => o.action,
        (o) => button({ ...o, text: brief(o), on: {} }))}</div>`;
}
