// What helps with units of many elements: the dice an answer leads to.
import { html, nothing } from "../vendor/lit-html.js";
import { decision, store } from "./store.js";
import { say } from "./text.js";

/** The dice an answer leads to; what is added to them where it is pointed at, or there are few. @param {Option} o */
export function prospectView({ action, prospect }) {
  const { needs, chance, modifiers = [], note } = /** @type {Prospect} */ (prospect);
  const open = store.ui.preview === action || (decision()?.options.filter((o) => o.prospect).length ?? 0) < 3;
  return html`<small class="prospect"><b>${Math.round(chance * 100)} %</b> ${say(needs)}${open ? modifiers.map(({ amount, text }) => html`<i>${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${say(text)}</i>`) : nothing}${note && open ? html`<i>${say(note)}</i>` : nothing}</small>`;
}
