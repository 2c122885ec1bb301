// The rulebook: every rule in both languages, searchable; of a match, the rules that are in force in it.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { reference } from "./parts.js";
import { changed, closeDialog, drawnThen, find, store } from "./store.js";
import { fold, say, t } from "./text.js";

/** @type {Section[] | null} */
let sections = null;
/** @type {Agreed | null} what the match is played with */
let agreed = null;
let wanted = "", everything = false;

async function load() {
  if (sections) return;
  const asked = [ask(`games/${store.board?.game}/rules`), ask(`matches/${store.match}/setting`)];
  const [book, setting] = await Promise.all(asked.map((one) => one.catch(() => null))); // opened again, it is asked again
  sections = book?.sections ?? null;
  agreed = setting;
  changed();
}

/** Show a rule of the opened book; none: its chapters. @param {string} rule */
export async function showRule(rule) {
  wanted = "";
  await load();
  drawnThen(() => {
    document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: "center" });
    if (!rule && matchMedia("(hover: hover)").matches) find(".rules input")?.focus(); // no keyboard rises over a small screen
  });
}

/** @param {any} rule @param {string[]} terms */
function fits(rule, terms) {
  const text = fold(`${rule.id} ${say(rule.title)} ${say(rule.text)} ${say(rule.ruling)}`);
  return terms.every((term) => text.includes(term));
}

/** Does it count in this match, or is it looked for all the same? @param {any} rule */
const listed = (rule) => everything || rule.id === store.ui.rule || !agreed?.not_in_force[rule.id];

/** @param {any} rule */
function ruleView(rule) {
  const needs = agreed?.not_in_force[rule.id];
  return html`<article id="rule-${rule.id}" class="rule ${rule.kind} ${needs ? "idle" : ""} ${rule.id === store.ui.rule ? "wanted" : ""}">
    <h3><span class="rule-id">${rule.id}</span> ${say(rule.title)}</h3>${needs ? html`<p class="idle-mark"><b>${t("rule-not-in-force")}</b> ${say(needs)}</p>` : nothing}
    <p>${say(rule.text)}</p>${say(rule.ruling) ? html`<p class="ruling"><b>${t("ruling")}</b> ${say(rule.ruling)}</p>` : nothing}${rule.reconstructed ? html`<p class="note">${t("rule-reconstructed")}</p>` : nothing}
    ${reference.now()?.chartLinks(rule.id)}</article>`;
}

/** What the match is played with, and a switch for the rules that do not count in it. */
function playedWith() {
  const rest = Object.keys(agreed?.not_in_force ?? {}).length;
  return html`${agreed ? html`<p class="note">${t("rules-played", { what: say(agreed.title) })}</p>` : nothing}
    ${rest ? html`<label class="rest"><input type="checkbox" .checked=${everything} @change=${(e) => { everything = e.target.checked; changed(); }}>
      ${t("rules-rest", { count: rest })}</label>` : nothing}`;
}

export function rulesDialog() {
  const terms = fold(wanted).split(/\s+/).filter(Boolean);
  const chapters = (sections ?? []).map((s) => ({ title: s.title, rules: s.rules.filter((r) => listed(r) && fits(r, terms)) })).filter((s) => s.rules.length);
  const chosen = store.ui.rule;
  return html`<div class="dialog rules" role="dialog" aria-modal="true" aria-label=${t("rules")}>
    <header role="none"><h2>${t("rules")}</h2><input type="search" aria-label=${t("rules-search")} placeholder=${t("rules-search")} .value=${wanted}
      @input=${(e) => { wanted = e.target.value; changed(); }}>
      <button class="tool close" aria-label=${t("close")} @click=${closeDialog}>×</button></header>
    <div class="pages">${sections ? playedWith() : html`<p>…</p>`}
      ${chapters.map((s) => html`<details class="chapter" ?open=${terms.length > 0 || s.rules.some((r) => r.id === chosen)}>
        <summary>${say(s.title)} <span class="dim">${s.rules.length}</span></summary>${s.rules.map(ruleView)}</details>`)}
      ${sections && !chapters.length ? html`<p class="note">${t("rules-none")}</p>` : nothing}</div></div>`;
}
