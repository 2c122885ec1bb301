// The lobby's list of your matches.
import { html, nothing } from "../vendor/lit-html.js";
import { kept } from "./mine.js";
import { erase, prefs, write } from "./prefs.js";
import { changed } from "./store.js";
import { sure } from "./sure.js";
import { say, t, turnWord } from "./text.js";

/** @param {string} id */
function forget(id) {
  erase(`dice.${id}`);
  write("matches", JSON.stringify(kept().filter((m) => m.id !== id)));
  changed();
}

/** @param {number} at */
function ago(at) {
  const minutes = (at - Date.now()) / 60000, say = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  if (minutes > -60) return say.format(Math.round(minutes), "minute");
  return minutes > -1440 ? say.format(Math.round(minutes / 60), "hour") : say.format(Math.round(minutes / 1440), "day");
}

/** @param {Kept} m */
function row(m) {
  return html`<li><a class="option" href=${`/match/${m.id}#${m.tokens}`}><b>${say(m.title) || m.id}</b>
      <span>${(m.sides ?? []).map((s) => html`<span class="side-${s.id}"><span
            class="flagged">${say(s.name)}</span></span> `)}${!m.turn ? nothing : html`· ${turnWord(m.word)} ${m.turn}`}
      ${m.over ? html`· ${t("match-over")}` : m.asked ? html`· <strong>${t("your-turn")}</strong>`
        : nothing}</span><span class="dim">${ago(m.at)}</span></a>
    <button class="tool" title=${t("forget")} aria-label=${`${t("forget")} ${say(m.title) || m.id}`}
      @click=${async () => { if (await sure(t("forget-sure"), t("forget"))) forget(m.id); }}>×</button></li>`;
}

export function mineView() {
  const all = kept();
  if (!all.length) return nothing;
  return html`<section class="card mine"><h2>${t("your-matches")}</h2><ul>${all.slice(0, 4).map(row)}</ul>
    ${all.length > 4 ? html`<details><summary>${t("more-matches",
            { count: all.length - 4 })}</summary><ul>${all.slice(4).map(row)}</ul></details>` : nothing}</section>`;
}
