// What people at a table say to each other beside the game: openly, or to one of them. It binds nobody.
import { html, nothing } from "../vendor/lit-html.js";
import { attempt } from "./act.js";
import { ask, freshId } from "./api.js";
import { badge } from "./emblems.js";
import { keep, keptOf } from "./mine.js";
import { prefs } from "./prefs.js";
import { changed, find, store } from "./store.js";
import { sideName, t } from "./text.js";

const LONGEST = 280;
let to = "";
/** What is being written, and under which id it is sent. */
let text = "", id = freshId();

/** @param {string} seat */
const muted = (seat) => keptOf(store.match)?.muted?.includes(seat) ?? false;

/** The seats other people play. */
const people = () => Object.entries(store.scene?.players ?? {})
  .flatMap(([seat, { bot }]) => (bot || store.scene?.seats.includes(seat) ? [] : [seat]));

/** The seat of this screen that speaks. */
const speaker = () => store.scene?.seat ?? store.scene?.seats[0] ?? "";

/** What is to be read: those we have muted say nothing. */
const lines = () => store.parley.filter(({ seat }) => !muted(seat));

/** How many lines came while another tab was open. */
export function unread() {
  if (store.ui.tab === "parley") return 0;
  const own = store.scene?.seats ?? [], last = lines().filter(({ seat }) => !own.includes(seat));
  return last.filter(({ at }) => at > store.ui.heard).length;
}

/** @param {Event} event */
async function send(event) {
  event.preventDefault();
  if (!text.trim()) return;
  const body = { id, seat: speaker(), text: text.trim(), ...(people().includes(to) ? { to } : {}) };
  if (!(await attempt(() => ask(`matches/${store.match}/parley`, body)))) return;
  text = find("#parley-text").value = "";
  id = freshId();
  changed();
}

/** @param {string} seat */
function mute(seat) {
  const now = keptOf(store.match)?.muted ?? [];
  keep(store.match, { muted: now.includes(seat) ? now.filter((one) => one !== seat) : [...now, seat] });
  changed();
}

/** @param {Heard} line */
function lineView({ at, seat, to: whom, text: said }) {
  const time = new Date(at * 1000).toLocaleTimeString(prefs.lang, { hour: "2-digit", minute: "2-digit",
      hour12: false });
  return html`<li class="line side-${seat} ${whom ? "private" : ""}">${badge(seat)}<span><b>${sideName(seat)}</b>${whom
      ? html` <i>→ ${sideName(whom)} (${t("parley-private")})</i>` : nothing} <time
        class="dim">${time}</time><br>${said}</span></li>`;
}

export function parleyTab() {
  const seats = people(), all = lines();
  store.ui.heard = store.parley.at(-1)?.at ?? 0;
  return html`<div class="parley"><p class="note">${t("parley-about")}</p>
    <form @submit=${send}><label for="parley-to">${t("parley-to")}</label> <select id="parley-to"
      @change=${(/** @type {any} */ e) => { to = e.target.value; changed(); }}>
        <option value="" ?selected=${!seats.includes(to)}>${t("parley-all")}</option>${seats.map((seat) => html`<option
              value=${seat} ?selected=${to === seat}>${t("parley-only", { side: sideName(seat) })}</option>`)}</select>
      <textarea id="parley-text" rows="2" maxlength=${LONGEST} aria-label=${t("parley-text")}
        placeholder=${t("parley-text")} .value=${text}
          @input=${(/** @type {any} */ e) => { text = e.target.value.replace(/\s+/g, " "); }}
        @keydown=${(/** @type {KeyboardEvent} */ e) => { e.stopPropagation();
            if (e.key === "Enter" && !e.shiftKey) send(e); }}></textarea>
      <button class="option main" id="parley-send">${t("parley-send")}</button></form>
    <ol class="told" aria-live="polite">${[...all].reverse().map(lineView)}</ol>${all.length ? nothing
      : html`<p class="dim">${t("parley-none")}</p>`}
    <details class="muting"><summary>${t("parley-mute")}</summary>${seats.map((seat) => html`<label><input
          type="checkbox" data-mute=${seat} .checked=${muted(seat)}
            @change=${() => mute(seat)}> ${sideName(seat)}</label> `)}</details></div>`;
}
