// Your matches: their links and how far they were, kept in this browser so that a closed tab loses no seat.
import { html, nothing } from "../vendor/lit-html.js";
import { erase, prefs, read, write } from "./prefs.js";
import { changed, store } from "./store.js";
import { say, t } from "./text.js";

const MOST = 40;

/** @import { Kept } from "./types.d.ts" */

/** @returns {Kept[]} newest first */
export function kept() {
  try { return JSON.parse(read("matches", "[]")); } catch { return []; }
}

/** @param {string} id */
export const keptOf = (id) => kept().find((m) => m.id === id);

/** @param {string} id @param {Partial<Kept>} values */
export function keep(id, values) {
  const old = keptOf(id) ?? { id, tokens: "", at: 0 };
  write("matches", JSON.stringify([{ ...old, ...values, at: Date.now() }, ...kept().filter((m) => m.id !== id)].slice(0, MOST)));
}

/** @param {string} id */
function forget(id) {
  erase(`dice.${id}`);
  write("matches", JSON.stringify(kept().filter((m) => m.id !== id)));
  changed();
}

/** Remember the table we sit at. */
export function keepTable() {
  const { scene, board, tokens, match } = store;
  if (!scene || !board || !tokens.length || scene.lesson) return; // a lesson is begun again in a moment
  if (!scene.dice?.gathering) erase(`dice.${match}`); // the values for its dice have been told
  keep(match, { tokens: tokens.join(","), title: board.title, promise: keptOf(match)?.promise ?? scene.commitment ?? undefined, turn: scene.turn, over: Boolean(scene.result), asked: Boolean(scene.decision),
    sides: (scene.seats ?? []).map((s) => ({ id: s, name: board.sides[s]?.name })) });
}

/** @param {number} at */
function ago(at) {
  const minutes = (at - Date.now()) / 60000, say = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  if (minutes > -60) return say.format(Math.round(minutes), "minute");
  return minutes > -1440 ? say.format(Math.round(minutes / 60), "hour") : say.format(Math.round(minutes / 1440), "day");
}

/** @param {Kept} m */
function row(m) {
  return html`<li><a class="option" href=${`/match/${m.id}#${m.tokens}`}><b>${say(m.title) || m.id}</b>
      <span>${(m.sides ?? []).map((s) => html`<span class="side-${s.id}"><span class="flagged">${say(s.name)}</span></span> `)}${m.turn === undefined ? nothing : html`· ${t("turn")} ${m.turn}`}
      ${m.over ? html`· ${t("match-over")}` : m.asked ? html`· <strong>${t("your-turn")}</strong>` : nothing}</span><span class="dim">${ago(m.at)}</span></a>
    <button class="tool" title=${t("forget")} aria-label=${`${t("forget")} ${say(m.title) || m.id}`} @click=${() => { if (confirm(t("forget-sure"))) forget(m.id); }}>×</button></li>`;
}

export function mineView() {
  const all = kept();
  if (!all.length) return nothing;
  return html`<section class="card mine"><h2>${t("your-matches")}</h2><ul>${all.slice(0, 4).map(row)}</ul>
    ${all.length > 4 ? html`<details><summary>${t("more-matches", { count: all.length - 4 })}</summary><ul>${all.slice(4).map(row)}</ul></details>` : nothing}</section>`;
}
