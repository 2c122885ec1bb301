// What is looked up at the table: the game's charts, the ground of a hex, every unit.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { goTo } from "./board.js";
import { aboutOf, chip, nameOf } from "./counters.js";
import { named } from "./emblems.js";
import { changed, decision, drawnThen, find, setUi, shown, store } from "./store.js";
import { fold, placeName, say, t } from "./text.js";
import { ruleLink } from "./why.js";

const LONG = 30; // letters: a sentence, and no figure
/** @type {Chart[] | null} they never change: asked for once */ let charts = null;
let asked = false;

function all() {
  if (!asked) {
    asked = true;
    ask(`games/${store.board?.game}/charts`, undefined, "").then((come) => { charts = come.charts; changed(); }, () => { asked = false; });
  }
  return charts ?? [];
}

/** The rows that matter now. @param {Chart} chart */
const lit = (chart) => shown()?.lit?.[chart.id] ?? [];
/** @param {Chart} chart */
const now = (chart) => lit(chart).length > 0 || chart.rules.includes(decision()?.rule ?? "");

/** @param {Chart} chart @param {ChartRow[]} rows */
const table = (chart, rows) => html`<div class="wide-table" tabindex="0" role="group" aria-label=${say(chart.title)}><table>
  <thead><tr>${[chart.head, ...chart.columns].map((c) => html`<th scope="col">${say(c)}</th>`)}</tr></thead>
  <tbody>${rows.map((row) => html`<tr class=${lit(chart).includes(row.id) ? "lit" : ""}><th scope="row">${say(row.label)}${row.reconstructed ? " †" : ""}${row.rule ? ruleLink(row.rule, true) : nothing}</th>
    ${row.cells.map((c) => html`<td class=${say(c).length > LONG ? "words" : ""}>${say(c)}</td>`)}</tr>`)}</tbody></table></div>`;

export function chartsTab() {
  const order = [...all()].sort((a, b) => Number(now(b)) - Number(now(a)));
  return order.length ? order.map((chart) => html`<details class="chart" id="chart-${chart.id}" ?open=${chart.id === store.ui.chart || now(chart)}>
    <summary>${say(chart.title)}${now(chart) ? html` <b class="now">${t("chart-now")}</b>` : nothing}</summary>
    ${chart.about ? html`<p class="note">${say(chart.about)}</p>` : nothing}${table(chart, chart.rows)}<p>${chart.rules.slice(0, 6).map((rule) => ruleLink(rule))}</p></details>`)
    : html`<p class="note">${charts ? t("charts-none") : "…"}</p>`;
}

/** @param {string} id */
function openChart(id) {
  setUi({ tab: "charts", chart: id, dialog: null });
  drawnThen(() => {
    const title = find(`#chart-${id} summary`);
    title?.focus();
    title?.scrollIntoView();
  });
}

/** From a rule to the charts it speaks of. @param {string} rule */
export const chartLinks = (rule) => all().filter((c) => c.rules.includes(rule) || c.rows.some((row) => row.rule === rule)).map((c) => html`<button class="rule-link" data-chart=${c.id} @click=${() => openChart(c.id)}>${t("to-chart", { title: say(c.title) })}</button> `);

/** What the ground of a hex, its edges and places cost and do. @param {string} hex */
export function groundView(hex) {
  const { hexes, edges, places, roads } = /** @type {Board} */ (store.board), ground = hexes.find((h) => h.id === hex);
  const here = new Set([...ground?.terrain ?? [], ...(ground?.features ?? []).map((k) => `feature-${k}`), ...edges.flatMap((e) => (e.a === hex || e.b === hex ? [e.kind, `edge-${e.kind}`] : [])),
    ...places.map((p) => (p.hex === hex ? `place-${p.kind}` : "")), roads.some((road) => road.includes(hex)) ? "road" : ""]);
  return all().map((chart) => {
    const rows = chart.ground ? chart.rows.filter((row) => here.has(row.id)) : [];
    return rows.length ? html`<div class="ground-rows"><h4>${say(chart.title)} ${ruleLink(chart.rules[0], true)}</h4>${table(chart, rows)}</div>` : nothing;
  });
}

/** Where each unit is, or was last seen: side, hex and words. @returns {Map<string, [string, string, string]>} */
function roster() {
  const scene = shown(), faces = store.board?.faces ?? {}, found = new Map();
  /** The first that is said of a piece holds. @param {string} piece @param {string | undefined} side @param {string | undefined} hex @param {string} where */
  const note = (piece, side, hex, where) => { if (!found.has(piece)) found.set(piece, [side || faces[piece]?.side, hex, where]); };
  for (const s of scene?.stacks ?? []) for (const p of s.pieces) note(p, s.side, s.hex, `${s.hex} ${placeName(s.hex)}`);
  for (const s of scene?.seen ?? []) note(s.piece, "", s.hex, say(s.text));
  for (const b of scene?.boxes ?? []) for (const r of b.rows) for (const s of r.slots) for (const p of [...s.pieces, ...s.also ?? []]) note(p, r.side, b.hex, b.rows.length > 1 ? `${say(b.title)}: ${say(r.title)}` : say(b.title));
  for (const p of Object.keys(faces)) if (!p.endsWith("~")) note(p, "", "", t("unit-nowhere"));
  return found;
}

/** Every unit, by side, searchable. */
export function unitsTab() {
  const terms = fold(store.ui.units).split(/\s+/).filter(Boolean), own = shown()?.seat;
  const fits = [...roster()].filter(([p, [, , where]]) => { const text = fold(`${nameOf(p)} ${where} ${aboutOf(p)}`); return terms.every((term) => text.includes(term)); });
  const sides = Object.keys(store.board?.sides ?? {}).sort((a, b) => Number(b === own) - Number(a === own));
  return html`<div class="log units"><input type="search" placeholder=${t("units-search")} aria-label=${t("units-search")} .value=${store.ui.units} @input=${(e) => setUi({ units: e.target.value })}>
    ${sides.map((side) => {
      const mine = fits.filter(([, [whose]]) => whose === side);
      return mine.length ? html`<details class="chart side-${side}" ?open=${terms.length > 0 || side === own || !own}><summary>${named(side)} <span class="dim">${mine.length}</span></summary><ul class="pieces-list">${mine.map(([p, [, hex, where]]) => html`<li title=${aboutOf(p)}>${chip(p, "small")}
        ${hex ? html`<button class="goto" @click=${() => goTo(hex)}><b>${nameOf(p)}</b>${where}</button>` : html`<span><b>${nameOf(p)}</b>${where}</span>`}</li>`)}</ul></details>` : nothing;
    })}${fits.length ? nothing : html`<p class="note">${t("units-none")}</p>`}</div>`;
}
