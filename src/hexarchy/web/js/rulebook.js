// The rulebook: every rule in both languages, searchable.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { changed, closeDialog, store } from "./store.js";
import { say, t } from "./text.js";

/** @type {import("./types.d.ts").Section[] | null} */
let sections = null;
let wanted = "";

async function load() {
  if (sections) return;
  const answer = await ask(`games/${store.board?.game}/rules`).catch(() => null); // opened again, it is asked again
  sections = answer?.sections ?? null;
  changed();
}

/** Show a rule of the opened book; none: its chapters. @param {string} rule */
export async function showRule(rule) {
  wanted = "";
  await load();
  requestAnimationFrame(() => requestAnimationFrame(() => { // it has been drawn
    document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: "center" });
    if (!rule && matchMedia("(hover: hover)").matches) /** @type {HTMLElement | null} */ (document.querySelector(".rules input"))?.focus(); // no keyboard rises over a small screen
  }));
}

/** @param {string} text */
const fold = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/œ/g, "oe").replace(/æ/g, "ae");

/** @param {any} rule @param {string[]} terms */
function fits(rule, terms) {
  const text = fold(`${rule.id} ${say(rule.title)} ${say(rule.text)} ${say(rule.ruling)}`);
  return terms.every((term) => text.includes(term));
}

/** @param {any} rule */
function ruleView(rule) {
  return html`<article id="rule-${rule.id}" class="rule ${rule.kind} ${rule.id === store.ui.rule ? "wanted" : ""}">
    <h3><span class="rule-id">${rule.id}</span> ${say(rule.title)}</h3>
    <p>${say(rule.text)}</p>${say(rule.ruling) ? html`<p class="ruling"><b>${t("ruling")}</b> ${say(rule.ruling)}</p>` : nothing}</article>`;
}

export function rulesDialog() {
  const terms = fold(wanted).split(/\s+/).filter(Boolean);
  const chapters = (sections ?? []).map((s) => ({ title: s.title ?? s.name, rules: s.rules.filter((r) => fits(r, terms)) })).filter((s) => s.rules.length);
  const chosen = store.ui.rule;
  return html`<div class="dialog rules" role="dialog" aria-modal="true" aria-label=${t("rules")}>
    <header role="none"><h2>${t("rules")}</h2><input type="search" aria-label=${t("rules-search")} placeholder=${t("rules-search")} .value=${wanted}
      @input=${(/** @type {any} */ e) => { wanted = e.target.value; changed(); }}>
      <button class="tool close" aria-label=${t("close")} @click=${closeDialog}>×</button></header>
    <div class="pages">${sections ? nothing : html`<p>…</p>`}
      ${chapters.map((s) => html`<details class="chapter" ?open=${terms.length > 0 || s.rules.some((r) => r.id === chosen)}>
        <summary>${say(s.title)} <span class="dim">${s.rules.length}</span></summary>${s.rules.map(ruleView)}</details>`)}
      ${sections && !chapters.length ? html`<p class="note">${t("rules-none")}</p>` : nothing}</div></div>`;
}
