// Ways into the rulebook, which stand wherever a rule is named.
import { html } from "../vendor/lit-html.js";
import { rulebook } from "./parts.js";
import { setUi } from "./store.js";
import { t } from "./text.js";

/** @param {string} [rule] */
export function openRules(rule = "") {
  setUi({ dialog: "rules", rule });
  rulebook.use((part) => part.showRule(rule));
}

/** @param {string} rule @param {boolean} [small] */
export function ruleLink(rule, small = false) {
  return html`<button class="rule-link ${small ? "small" : ""}" title=${t("open-rule", { rule })} aria-label=${t("open-rule", { rule })}
    @click=${(/** @type {Event} */ e) => { e.stopPropagation(); openRules(rule); }}>${small ? "§" : rule}</button>`;
}
