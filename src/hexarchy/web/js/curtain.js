// Hot-seat: before the table changes hands everything is hidden, until the next player says that it is hers alone.
import { html } from "../vendor/lit-html.js";
import { announce } from "./act.js";
import { accept, ask, hush, live, Refusal } from "./api.js";
import { badge } from "./emblems.js";
import { replay } from "./parts.js";
import { ended, leaveNothing, store } from "./store.js";
import { sideName, t } from "./text.js";

const AGAIN = 2000; // ms, when nothing was answered

/** @type {{token: string, scene: any} | null} */
let next = null;

/** Nothing of the one who sat here stays for the next, neither to be seen nor to be heard. */
function clear() {
  replay.here?.leave();
  leaveNothing();
  announce("");
}

/** The table waits for a seat to be taken. @param {string} token @param {any} scene */
function lower(token, scene) {
  const left = store.scene;
  if (left && left.seat !== scene.seat) store.back = left.can_undo || left.can_ask_undo;
  next = { token, scene };
  store.curtain = scene.seat;
  clear();
}

/** The host has replaced this link: the seat is no longer ours. @param {unknown} error */
const dead = (error) => error instanceof Refusal && error.status === 401;

/** After a scene without a question for this seat: is one of the other seats at this table asked? */
export async function lookAround() {
  const { scene, token: mine, log, undone } = store;
  if (!scene || scene.result || scene.dice?.gathering) return;
  if (scene.decision) {
    if (store.curtain) lower(mine, { ...scene, log, undone }); // the other has played elsewhere meanwhile
    return;
  }
  if (ended()) return; // first the end of a fight is read
  for (const token of store.tokens) {
    if (token === store.token) continue;
    const other = await ask(`matches/${store.match}`, undefined, token).catch((error) => (dead(error) ? "dead" : null));
    if (store.scene !== scene) return;
    if (other === "dead") { store.tokens = store.tokens.filter((one) => one !== token); continue; }
    if (!other) { setTimeout(lookAround, AGAIN); return; }
    if (other.decision) { lower(token, other); return; }
  }
}

/** Several seats at one screen: begin behind the curtain, at the seat that is asked. @param {any} first the scene of
 * the first token */
export async function beginBehind(first) {
  next = { token: store.tokens[0], scene: first };
  for (const token of store.tokens.slice(1)) {
    if (next.scene.decision) break;
    const scene = await ask(`matches/${store.match}`, undefined, token).catch(() => null);
    if (scene?.decision) next = { token, scene };
  }
  store.back = first.can_undo || first.can_ask_undo;
  store.scene = next.scene;
  lower(next.token, next.scene);
}

/** The dice are mixed, for which all seats of this screen spoke together: from here on each looks for itself. */
export async function takeSeats() {
  hush();
  [store.token] = store.tokens;
  const first = await ask(`matches/${store.match}`).catch(() => null);
  if (first) await beginBehind(first);
  else setTimeout(takeSeats, AGAIN);
}

function sitDown() {
  if (!next) return;
  const { token, scene } = next;
  next = null;
  clear(); // what came while the curtain was down
  store.token = token;
  store.curtain = null;
  accept(scene, true);
  live();
}

export function curtainView() {
  return html`<div class="curtain side-${store.curtain}" role="dialog" aria-modal="true"
    aria-label=${t("curtain-title")}>
    <div class="curtain-card"><p>${t("curtain-title")}</p><h2>${badge(store.curtain)}${sideName(store.curtain
        ?? "")}</h2><p>${t("curtain-about")}</p>
      <button class="option main" id="sit-down" @click=${sitDown}>${t("curtain-ready")}</button></div></div>`;
}
