// The rest of a plan: what was still to be done when something came up on the way. After a question it goes on by
// itself; after dice or news the player is told who has stayed, and says whether they come.
import { html, nothing } from "../vendor/lit-html.js";
import { chip, faceOf } from "./counters.js";
import { decision, setUi, store } from "./store.js";
import { t } from "./text.js";

/** @param {string} action */
const plain = (action) => action.replace(/\?$/, "");

/** The rest from the first action that is offered now. @param {string[]} actions @returns {string[] | null} */
function offered(actions) {
  const now = new Set(decision()?.options.map((o) => o.action));
  const first = actions.findIndex((a) => now.has(plain(a)) || !a.endsWith("?"));
  return first >= 0 && now.has(plain(actions[first])) ? actions.slice(first) : null;
}

/** Another plan is begun: the last one is over. */
export const begun = () => { if (store.ui.later) setUi({ later: null }); };

/** @param {string[]} actions @param {number} done @param {boolean} resumed the player has said once that it goes on: only dice stop it now */
export function keepRest(actions, done, resumed) {
  const { scene } = store, rest = actions.slice(done), at = actions.slice(0, done).reverse().find((a) => !a.endsWith("?"));
  if (!scene || scene.result || !at) return;
  const dice = store.log.some((l) => l.n === scene.version && l.dice?.length), on = resumed && !dice;
  setUi({ later: { actions: rest, at, version: on ? -1 : scene.version, step: scene.step.id, turn: scene.turn, offer: !on && (dice || !decision() || Boolean(offered(rest))) } });
}

/** What can be sent of it now. @param {boolean} wanted the player has said so @returns {string[] | null} */
export function ready(wanted) {
  const { later } = store.ui, { scene } = store, asked = decision();
  if (!later || !scene || !asked) return null;
  if (scene.step.id !== later.step || scene.turn !== later.turn) { begun(); return null; }
  const rest = offered(later.actions);
  if (wanted || scene.version === later.version) return wanted ? rest : null;
  if (asked.options.some((o) => o.action === later.at)) { begun(); return null; } // what was asked about was not done after all
  return later.offer ? null : rest;
}

/** Who has stayed behind. @param {() => void} bring */
export function laterRow(bring) {
  const { later } = store.ui, rest = later?.offer ? offered(later.actions) : null;
  if (!rest) return nothing;
  const pieces = [...new Set(rest.map((a) => plain(a).split(" ")[1]).filter((p) => p && faceOf(p)))];
  return html`<div class="confirm later"><p>${t("later", { count: pieces.length })} ${pieces.map((p) => chip(p, "small"))}</p>
    <button class="option main" data-later @click=${bring}>${t("later-go", { count: pieces.length })} <kbd>w</kbd></button>
    <button class="option" @click=${begun}>${t("later-stay")}</button></div>`;
}
