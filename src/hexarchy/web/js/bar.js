// The bar at the top: turn, whose phase and its steps; and the tools of the page.
import { html, nothing } from "../vendor/lit-html.js";
import { settings } from "./parts.js";
import { prefer, prefs } from "./prefs.js";
import { openRules } from "./why.js";
import { changed, setUi, shown, store } from "./store.js";
import { say, t } from "./text.js";

/** Turn, whose phase, and the steps of it. */
export function track() {
  const scene = shown();
  if (!scene) return nothing;
  const side = store.board?.sides[scene.phase];
  const now = scene.steps.findIndex((s) => s.id === scene.step.id);
  return html`<div class="track">
    <span class="turn"><small>${t("turn")}</small><b>${scene.turn}</b></span>
    <span class="phase side-${scene.phase}">${say(side?.name)}</span>
    <ol class="steps">${now < 0 && say(scene.step.name) ? html`<li class="now" aria-current="step">${say(scene.step.name)}</li>` : nothing}
      ${scene.steps.map((s, i) => html`<li class=${i === now ? "now" : i < now ? "done" : ""} title=${say(s.name)} aria-current=${i === now ? "step" : nothing}>${say(s.name)}</li>`)}</ol></div>`;
}

/** A tool is a sign with a name. @param {string} sign @param {string} name @param {() => void} use */
const tool = (sign, name, use) => html`<button class="tool" title=${t(name)} aria-label=${t(name)} @click=${use}>${sign}</button>`;

function switchLanguage() {
  prefer("lang", prefs.lang === "en" ? "fr" : "en");
  changed();
}

/** @param {ToggleEvent} event */
const openSettings = (event) => setUi({ settings: event.newState === "open" });

export function tools() {
  return html`<nav class="tools" aria-label=${t("tools")}>
    ${store.match ? html`${tool("§", "rules", () => openRules())}${tool("⟲", "replay", () => setUi({ dialog: "replay" }))}${tool("?", "help", () => setUi({ dialog: "help" }))}` : nothing}
    <button class="tool" id="settings-button" popovertarget="settings" title=${t("settings")} aria-label=${t("settings")}>⚙</button>
    <button class="tool wide" id="lang" title=${t("language")} lang=${prefs.lang === "en" ? "fr" : "en"} aria-label=${prefs.lang === "en" ? "Français" : "English"} @click=${switchLanguage}><span>${prefs.lang === "en" ? "Français" : "English"}</span><b>${prefs.lang === "en" ? "Fr" : "En"}</b></button>
    <div id="settings" class="settings" popover role="dialog" aria-label=${t("settings")} @beforetoggle=${openSettings}>${store.ui.settings ? settings.now()?.settingsCard() ?? nothing : nothing}</div></nav>`;
}
