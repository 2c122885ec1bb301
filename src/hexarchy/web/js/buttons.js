// Buttons that are a sign with a name.
import { html } from "../vendor/lit-html.js";
import { t } from "./text.js";

/** @param {string} sign @param {string} name a text of the page, which is its mark as well @param {() => void} use */
export const tool = (sign, name, use) => html`<button class="tool" data-tool=${name} title=${t(name)} aria-label=${t(name)} @click=${use}>${sign}</button>`;

/** One that lays something over the map. @param {unknown} sign @param {string} title @param {string} id @param {boolean} laid @param {() => void} use */
export const overlayTool = (sign, title, id, laid, use) => html`<button class="tool" data-overlay=${id} aria-pressed=${String(laid)} title=${title} aria-label=${title} @click=${use}>${sign}</button>`;

/** @param {() => void} close */
export const cross = (close) => html`<button class="close" aria-label=${t("close")} @click=${close}>×</button>`;
