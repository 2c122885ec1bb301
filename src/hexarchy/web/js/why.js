// Why not: the rule against what is not lit; and the way into the rulebook, wherever a rule is named.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { cross } from "./buttons.js";
import { rulebook } from "./parts.js";
import { decision, setUi, store } from "./store.js";
import { say, t } from "./text.js";

/** Ask about a hex or piece that no option answers to. @param {string | null} hex @param {string} [piece] */
export async function whyNot(hex, piece) {
  const asked = decision(), { scene } = store;
  if (!asked) return;
  const byHex = asked.options.find((o) => o.on.hex), byPiece = asked.options.find((o) => o.on.piece);
  /** @type {string | null} */
  let action = null;
  if (piece && byPiece) action = `${byPiece.verb} ${piece}`;
  else if (hex && byHex) action = `${byHex.verb} ${hex}`;
  if (!action) { setUi({ why: { reasons: [{ rule: asked.rule, text: { en: t("why-first"), fr: t("why-first") } }], hex: null } }); return; }
  try {
    const { reasons } = await ask(`matches/${store.match}/why`, { action });
    if (store.scene === scene) setUi({ why: { reasons, hex } }); // else it is about a question that is over, maybe another seat's
  } catch { /* nothing to tell */ }
}

export function whyCard() {
  const { why } = store.ui;
  if (!why) return nothing;
  return html`<aside class="why" role="alert">
    ${cross(() => setUi({ why: null }))}
    <h3>${why.hex ? t("why-hex", { hex: why.hex }) : t("why-title")}</h3>
    ${why.reasons.map((r) => html`<p>${say(r.text)} ${r.rule ? ruleLink(r.rule) : nothing}</p>`)}
  </aside>`;
}

/** @param {string} [rule] */
export function openRules(rule = "") {
  setUi({ dialog: "rules", rule });
  rulebook.use((part) => part.showRule(rule));
}

/** @param {string} rule @param {boolean} [small] */
export function ruleLink(rule, small = false) {
  return html`<button class="rule-link ${small ? "small" : ""}" title=${t("open-rule", { rule })} aria-label=${t("open-rule", { rule })}
    @click=${(e) => { e.stopPropagation(); openRules(rule); }}>${small ? "§" : rule}</button>`;
}
