// When a match is over: the same again with the seats changed round.
import { html, nothing } from "../vendor/lit-html.js";
import { attempt } from "./act.js";
import { ask } from "./api.js";
import { keep, keptOf } from "./mine.js";
import { store } from "./store.js";
import { say, t } from "./text.js";

let leaving = false;
addEventListener("pageshow", ({ persisted }) => { if (persisted) leaving = false; }); // come back to, as it was left

/** To the rematch, by the same links. @param {string} match */
function follow(match) {
  const { host, title } = keptOf(store.match) ?? {}, tokens = store.tokens.join(",");
  if (tokens) keep(match, { tokens, host, title });
  location.assign(`/match/${match}${tokens ? `#${tokens}` : ""}`);
}

async function again() {
  if (leaving) return; // a second click finds the first on its way
  leaving = true;
  leaving = await attempt(async () => follow((await ask(`matches/${store.match}/rematch`, {}, store.tokens.join(","))).match));
}

export function rematchView() {
  const { scene } = store, rematch = scene?.rematch;
  if (rematch) return html`<p>${say(store.log.findLast((l) => l.key === "rematch")?.text)}</p><button class="option main" id="rematch" @click=${() => follow(rematch)}>${t("rematch-go")} ▸</button>`;
  return scene?.seats.length && !scene.lesson ? html`<button class="option main" id="rematch" @click=${again}>⇄ ${t("rematch")}</button>` : nothing;
}
