// Who wins: the chances by turn, with bands. A point leads to its moment. Whether it is shown is agreed on here.
import { html, nothing, svg } from "../vendor/lit-html.js";
import { attempt } from "./act.js";
import { ask, send } from "./api.js";
import { replay } from "./parts.js";
import { changed, setUi, store } from "./store.js";
import { list, percent, sideName, t, turnWord } from "./text.js";

const DASHES = ["", "7 3", "2 3", "9 3 2 3"];
/** @type {Graph | null} */ let graph = null;
let of = "";

async function look() {
  const wanted = `${store.scene?.version} ${store.token}`;
  if (wanted === of) return;
  of = wanted;
  const told = await ask(`matches/${store.match}/outlook`).catch(() => null);
  if (wanted !== of) return;
  if (told) { graph = told; changed(); } else of = "";
}

/** @param {string} seat */
const nameOf = (seat) => (seat ? sideName(seat) : t("outlook-even"));
/** @param {number} i @param {string} d */
const line = (i, d) => svg`<path class="line" stroke-dasharray=${DASHES[i % 4]} d=${d}></path>`;

export function graphView() {
  look();
  if (!graph) return nothing;
  const { points, games } = graph, at = Math.max(0, points.findLastIndex(({ n }) => n <= (store.past?.version ?? n)));
  /** @param {string} seat @param {number} which */
  const spots = (seat, which) =>
    points.map(({ chances }, i) => `${((i + 0.5) * 300) / points.length} ${60 - 60 * chances[seat][which]}`);
  const seats = Object.keys(points[0].chances);
  return html`<div class="outlook" role="group" aria-label=${t("outlook")}><div class="plot"><svg viewBox="0 -4 300 68"
    preserveAspectRatio="none" aria-hidden="true"><path class="half" d="M0 30H300"></path>
    ${seats.map((seat, i) => svg`<g class="side-${seat}"><path class="band"
          d="M${[...spots(seat, 1), ...spots(seat, 2).reverse()].join("L")}"></path>
      ${line(i, `M${spots(seat, 0).join("L")}`)}<path class="spots"
        d="M${spots(seat, 0).join("h0M")}h0"></path></g>`)}</svg>
    ${points.map(({ n, turn, chances },
          i) => { const title =
            `${turnWord(store.board?.turn)} ${turn}: ${
                list(seats.map((seat) => `${nameOf(seat)} ${percent(chances[seat][0])}`))}`;
    return html`<button data-n=${n} title=${title} aria-label=${title} aria-current=${i === at}
      @click=${() => { setUi({ dialog: "replay" }); replay.use((part) => part.goTo(n)); }}>${turn === points[i - 1]
        ?.turn ? "" : turn}</button>`; })}</div>
    <ul class="share-names">${seats.map((seat, i) => { const [chance, low, high] = points[at].chances[seat]
          .map(percent);
    return html`<li class="side-${seat}"><svg viewBox="0 0 26 4"
      aria-hidden="true">${line(i, "M0 2H26")}</svg>${nameOf(seat)} <b>${chance}</b> <small>${low} – ${
        high}</small></li>`; })}</ul>
    <small class="dim">${t("outlook-about", { games })}</small></div>`;
}

/** For all seats of this screen. @param {boolean} show @param {string} text */
const button = (show, text) => html`<button class="option" data-outlook=${show}
  @click=${() => { if (!store.sending) attempt(() => send("outlook", { show }, store.tokens.join(",")
          || store.token)); }}>${t(text)}</button>`;

/** Another player would like it to be shown. */
export const requestCard = () => html`<div class="card confirm" role="group"
  aria-label=${t("outlook")}><p>${t("outlook-request",
      { sides: list((store.scene?.outlook?.by ?? []).map(nameOf)) })}</p>${button(true, "outlook-agree")}${button(false,
        "outlook-refuse")}</div>`;

export function outlookPanel() {
  const { shown, by = [], may_ask: may } = store.scene?.outlook ?? {}, mine = !store.scene?.result && store.token;
  const told = shown ? html`${graphView()}${mine ? button(false, "outlook-hide") : nothing}` : may
    ? button(true, "outlook-show") : by.length ? t("outlook-waiting") : nothing;
  return told === nothing ? told : html`<section class="panel"><h3>${t("outlook")}</h3>${told}</section>`;
}
