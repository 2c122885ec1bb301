// Replay: the table as this seat knew it after any number of actions, step by step.
import { html, nothing } from "../vendor/lit-html.js";
import { goOn } from "./act.js";
import { ask } from "./api.js";
import { actionHex, centreOn } from "./board.js";
import { tool } from "./buttons.js";
import { battle, outlook } from "./parts.js";
import { changed, fighting, setUi, store } from "./store.js";
import { t } from "./text.js";

let asking = 0;
/** @type {number | null} the moment that was asked for and has not come */ let wanted = null;
let timer = 0;

/** @param {number} n */
export async function goTo(n) {
  const last = store.scene?.version ?? 0, at = Math.max(0, Math.min(n, last));
  const mine = ++asking;
  wanted = at;
  if (at === last && n >= last) stop();
  const scene = await ask(`matches/${store.match}/at/${at}`).catch(() => null);
  if (mine !== asking) return;
  wanted = null;
  if (!scene) return;
  store.past = { ...scene, version: at };
  const line = store.log.filter((l) => l.n === at && (l.to ?? l.hex)).pop(), hex = line?.to ?? line?.hex;
  if (hex) centreOn(hex, { lazy: true });
  changed();
}

function stop() { clearInterval(timer); timer = 0; changed(); }

/** Back to the present, which may have gone on. */
export function leave() {
  stop();
  asking++;
  wanted = store.past = null;
  setUi({ dialog: null, show: null, again: null });
  goOn();
  if (fighting()) battle.use((part) => part.lookAtOdds());
  const hex = actionHex();
  if (hex) centreOn(hex, { lazy: true });
}

/** @param {number} way */
export const step = (way) => goTo((wanted ?? store.past?.version ?? store.scene?.version ?? 0) + way);

function play() {
  if (timer) { stop(); return; }
  timer = window.setInterval(() => { if (wanted === null) step(1); }, 900);
  changed();
}

export function replayBar() {
  if (!store.scene) return nothing;
  const last = store.scene.version, now = store.past?.version ?? last;
  return html`<div class="replay" role="group" aria-label=${t("replay")}>${store.scene.outlook?.shown
      ? outlook.now()?.graphView() ?? nothing : nothing}
    ${tool("|◀", "replay-first", () => goTo(0))}${tool("◀", "replay-back", () => step(-1))}${timer
      ? tool("❚❚", "replay-pause", play) : tool("▶▶", "replay-play", play)}${tool("▶", "replay-forward",
        () => step(1))}${tool("▶|", "replay-last", () => goTo(last))}
    <input type="range" min="0" max=${last} .value=${String(now)} aria-label=${t("replay-at")}
      @input=${(e) => goTo(Number(e.target.value))}>
    <output>${now} / ${last}</output>
    <button class="option" @click=${leave}>${t("replay-leave")}</button></div>`;
}
