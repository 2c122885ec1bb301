// The bar at the top: turn, whose phase and its steps; and the tools of the page.
import { html, nothing } from "../vendor/lit-html.js";
import { tool } from "./buttons.js";
import { badge } from "./emblems.js";
import { settings } from "./parts.js";
import { prefer, prefs } from "./prefs.js";
import { openRules } from "./why.js";
import { changed, setUi, shown, store } from "./store.js";
import { say, sideName, t, turnWord } from "./text.js";

/** Turn, whose phase, and the steps of it. */
export function track() {
  const scene = shown();
  if (!scene) return nothing;
  const now = scene.steps.findIndex((s) => s.id === scene.step.id);
  return html`<div class="track">
    ${scene.turn ? html`<span class="turn"><small>${turnWord(store.board?.turn)}</small><b>${scene.turn}</b></span>` : nothing}
    ${scene.phase ? html`<span class="phase side-${scene.phase}">${badge(scene.phase)}<span>${sideName(scene.phase)}</span></span>` : nothing}
    <ol class="steps">${scene.steps.map((s, i) => html`<li class=${i === now ? "now" : i < now ? "done" : ""} title=${say(s.name)} aria-current=${i === now ? "step" : nothing}>${say(s.name)}</li>`)}</ol></div>`;
}

function switchLanguage() {
  prefer("lang", prefs.lang === "en" ? "fr" : "en");
  changed();
}

/** @param {ToggleEvent} event */
const openSettings = (event) => setUi({ settings: event.newState === "open" });

/** Do people play who sit elsewhere? */
export const others = () => Object.entries(store.scene?.players ?? {}).some(([seat, { bot }]) => !bot && !store.scene?.seats.includes(seat));

/** Are there others at this table, or so many seats that one looks for who holds them? */
function company() {
  const { players = {}, seats = [] } = store.scene ?? {};
  return Object.keys(players).length > 2 || others() || seats.some((seat) => players[seat]?.bot);
}

export function tools() {
  return html`<nav class="tools" aria-label=${t("tools")}>
    ${store.match ? html`${tool("§", "rules", () => openRules())}${tool("⟲", "replay", () => setUi({ dialog: "replay" }))}${company() ? tool("♟", "players", () => setUi({ dialog: "players" })) : nothing}${tool("?", "help", () => setUi({ dialog: "help" }))}` : nothing}
    <button class="tool" id="settings-button" popovertarget="settings" title=${t("settings")} aria-label=${t("settings")}>⚙</button>
    <button class="tool wide" id="lang" title=${t("language")} lang=${prefs.lang === "en" ? "fr" : "en"} @click=${switchLanguage}>${prefs.lang === "en" ? html`Fr<span>ançais</span>` : html`En<span>glish</span>`}</button>
    <div id="settings" class="settings" popover role="dialog" aria-label=${t("settings")} @beforetoggle=${openSettings}>${store.ui.settings ? settings.now()?.settingsCard() ?? nothing : nothing}</div></nav>`;
}
