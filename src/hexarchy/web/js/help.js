// What the keys do, and how to read a counter.
import { html } from "../vendor/lit-html.js";
import { closeDialog, store } from "./store.js";
import { say, t } from "./text.js";

const HELP = [["← ↑ → ↓", "key-arrows"], ["[ ]  Tab", "key-options"], ["N P", "key-far"], ["Enter", "key-enter"], ["u", "key-undo"], ["a", "key-action"], ["+ − 0", "key-zoom"], ["⇧←↑→↓", "key-pan"],
  ["b", "key-battle"], ["o", "key-odds"], ["l s i g k", "key-tabs"], ["e", "key-reach"], ["t", "key-orders"], ["w", "key-whole"], ["1 … 9", "key-rest"], ["r", "key-rules"], ["h , .", "key-replay"], ["v", "key-show"], ["q m", "key-focus"], ["Esc", "key-escape"], ["?", "key-help"]];

export function helpDialog() {
  return html`<div class="dialog help" role="dialog" aria-modal="true" aria-label=${t("help")}><header role="none"><h2>${t("help")}</h2>
      <button class="tool close" aria-label=${t("close")} @click=${closeDialog}>×</button></header>
    <div class="pages" role="region" tabindex="0" aria-label=${t("help")}><p>${t("help-about")}</p><dl>${HELP.map(([keys, text]) => html`<div><dt>${keys.split(" ").filter(Boolean).map((k) => html`<kbd>${k}</kbd> `)}</dt><dd>${t(text)}</dd></div>`)}</dl>
      <h3>${t("help-counter")}</h3>${(store.board?.legend ?? []).map((line) => html`<p>${say(line)}</p>`)}<p>${t("help-stacks")}</p></div></div>`;
}
