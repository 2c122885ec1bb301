// The people of a table who sit elsewhere: which side one is, whether the others are there, a welcome by a new link.
import { html, nothing } from "../vendor/lit-html.js";
import { badge } from "./emblems.js";
import { prefs } from "./prefs.js";
import { setUi, store } from "./store.js";
import { say, sideNames, t } from "./text.js";
import { openRules } from "./why.js";

const FEW = 2;

/** For how many seconds a person has been away by now; null: they never came. @param {string} seat */
export function awayFor(seat) {
  const { away = {}, at = 0 } = store.players ?? {}, told = away[seat];
  return told ? told + (Date.now() - at) / 1000 : told ?? null;
}

/** @param {number} seconds */
export function ago(seconds) {
  const say = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  if (seconds < 3600) return say.format(-Math.round(seconds / 60), "minute");
  return seconds < 86400 ? say.format(-Math.round(seconds / 3600), "hour") : say.format(-Math.round(seconds / 86400), "day");
}

/** @param {string} seat */
function otherView(seat) {
  const away = awayFor(seat), here = away === 0;
  return html`<span class=${here ? "here" : "gone"} title=${away ? t("player-away", { ago: ago(away) }) : nothing}>${here ? "●" : "○"} ${sideNames([seat])} <i>${t(here ? "company-on" : away === null ? "company-never" : "company-off")}</i></span>`;
}

/** At the top of the side, where people play who sit elsewhere. */
export function companyView() {
  const { board, players, scene, ui } = store, own = scene?.seats ?? [];
  const seats = Object.entries(scene?.players ?? {}).flatMap(([seat, { bot, out }]) => (bot || out || own.includes(seat) ? [] : [seat]));
  if (!own.length || !seats.length) return nothing;
  return html`<section class="company" aria-label=${t("this-table")}><p><b>${own.map(badge)}${t("company-you", { side: sideNames(own) })}</b>
    <button class="others" title=${t("players")} @click=${() => setUi({ dialog: "players" })}>${!players ? "…" : seats.length > FEW ? t("company-here", { here: seats.filter((seat) => awayFor(seat) === 0).length, count: seats.length }) : seats.map(otherView)}</button></p>
    ${ui.greet && !scene?.result ? html`<div class="greeting"><h2>${t("greet", { side: sideNames(own) })}</h2><p>${t("greet-about", { game: say(board?.title), others: sideNames(seats) })}</p>
      <button class="option" @click=${() => openRules()}>§ ${t("rules")}</button> <button class="option main" id="greeted" @click=${() => setUi({ greet: false })}>${t("greet-done")}</button></div>` : nothing}</section>`;
}
