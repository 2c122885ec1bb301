// Taking back: one's own last choice while that is free; beyond that the others are asked, and answer here.
import { html, nothing } from "../vendor/lit-html.js";
import { attempt, undo } from "./act.js";
import { send } from "./api.js";
import { store } from "./store.js";
import { say, t } from "./text.js";

/** All seats of this screen: at one table the person is asked for the other side as well. */
const tokens = () => store.tokens.join(",") || store.token;
const askBack = () => attempt(() => send("undo", { ask: true }, tokens()));
/** @param {boolean} grant */
const answer = (grant) => () => attempt(() => send("undo/answer", { grant }, tokens()));

export function undoButton() {
  const scene = /** @type {any} */ (store.scene), busy = Boolean(store.sending);
  if (scene.can_undo || scene.undo || !(scene.can_ask_undo || (store.tokens.length > 1 && scene.version))) {
    return html`<button class="option quiet" ?disabled=${!scene.can_undo || busy} @click=${undo}>↶ ${t("undo")} <kbd>u</kbd></button>`;
  }
  return html`<button class="option quiet" data-ask-undo ?disabled=${busy} @click=${askBack}>↶ ${t("undo-ask")}</button>`;
}

/** What somebody wants to take back, and the answer to it. */
export function undoRequest() {
  const asked = store.past ? null : /** @type {any} */ (store.scene)?.undo;
  if (!asked) return nothing;
  const mine = asked.mine && store.tokens.length < 2, may = asked.answer || (asked.mine && !mine), busy = Boolean(store.sending);
  return html`<div class="confirm undo-request" role="group" aria-label=${t("undo-ask")}>
    <p>${mine ? t("undo-waiting", { count: asked.count }) : t("undo-request", { side: say(store.board?.sides[asked.by]?.name), count: asked.count })}</p>
    ${may ? html`<small>${t("undo-dice")}</small><button class="option main" data-undo="yes" ?disabled=${busy} @click=${answer(true)}>${t("undo-agree")}</button>` : nothing}
    ${may || mine ? html`<button class="option" data-undo="no" ?disabled=${busy} @click=${answer(false)}>${t(mine ? "undo-withdraw" : "undo-refuse")}</button>` : nothing}</div>`;
}
