// One small card behind ⚙: how the page should be, and the links of this table.
import { html, nothing } from "../vendor/lit-html.js";
import { keptOf } from "./mine.js";
import { sound } from "./parts.js";
import { calm, prefer, prefs } from "./prefs.js";
import { changed, store } from "./store.js";
import { sideName, t } from "./text.js";

/** @param {"lang" | "theme"} key @param {[string, string][]} choices */
function choice(key, choices) {
  return html`<fieldset><legend>${t(key)}</legend>${choices.map(([value, text]) => html`<label><input type="radio" name=${key} value=${value} .checked=${prefs[key] === value}
    @change=${() => { prefer(key, value); changed(); }}><span lang=${key === "lang" ? value : nothing}>${text}</span></label>`)}</fieldset>`;
}

/** @param {"ask" | "sound" | "motion"} key @param {boolean} on @param {string} yes @param {string} no */
function toggle(key, on, yes, no) {
  return html`<label class="toggle"><input type="checkbox" id="set-${key}" .checked=${on} @change=${(e) => {
    prefer(key, e.target.checked ? yes : no);
    if (key === "sound" && e.target.checked) sound.use((part) => part.play("turn"));
    changed();
  }}> ${t(`set-${key}`)}</label>`;
}

/** @param {any} event */
async function copy(event) {
  const input = event.target.closest("p").querySelector("input");
  input.select();
  await navigator.clipboard?.writeText(input.value).catch(() => {});
  event.target.textContent = t("copied");
}

/** Several lines at once. @param {string} text */
export const copyAll = (text) => async (/** @type {any} */ event) => {
  const button = event.currentTarget;
  await navigator.clipboard?.writeText(text).then(() => { button.textContent = t("copied"); }, () => {});
};

/** A link to give away. @param {unknown} title @param {string} path */
export function linkRow(title, path) {
  return html`<p class="link"><label>${title}<input readonly .value=${location.origin + path}></label><button class="option" @click=${copy}>${t("copy")}</button></p>`;
}

/** The links of this table: to watch for everybody, a seat only for the player who gave it away. */
function links() {
  const { match, board, scene } = store;
  if (!match || !board || !scene) return nothing;
  const invites = Object.entries(keptOf(match)?.invites ?? {});
  return html`<h2>${t("this-table")}</h2>${invites.map(([seat, token]) => linkRow(sideName(seat), `/match/${match}#${token}`))}
    ${linkRow(t("link-watch"), `/match/${match}`)}<p><a href=${`/verify?match=${match}`}>${t("verify")}</a></p>`;
}

/** What the card shows. */
export function settingsCard() {
  return html`<h2>${t("settings")}</h2>
    ${choice("lang", [["en", "English"], ["fr", "Français"]])}${choice("theme", [["auto", t("theme-auto")], ["light", t("theme-light")], ["dark", t("theme-dark")]])}
    ${toggle("sound", prefs.sound === "yes", "yes", "no")}${toggle("motion", calm(), "calm", "auto")}${toggle("ask", prefs.ask === "yes", "yes", "no")}${links()}`;
}
