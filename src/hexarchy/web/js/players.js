// The players of this table: who holds each seat and whether they are here; for the host, what to do about those who
// are not.
import { html, nothing } from "../vendor/lit-html.js";
import { ask, freshId, refresh, Refusal } from "./api.js";
import { ago, awayFor } from "./company.js";
import { badge } from "./emblems.js";
import { keep, keptOf } from "./mine.js";
import { linkRow } from "./settings.js";
import { changed, closeDialog, store } from "./store.js";
import { say, sideName, t } from "./text.js";

const LOOK = 15000; // ms, while the dialog is open and nothing is pushed

/** @type {GameInfo | undefined} for the names of its bots */ let game;
/** @type {{seat: string, to: string} | null} what waits for a yes */ let asked = null;
/** @type {Record<string, string>} links that were made here, by seat */ let links = {};
/** @type {Record<string, string>} the bot chosen for a seat */ let bots = {};
let problem = "", busy = false, looking = false;

/** The host's key is kept in this browser, by the one who made the match. */
const hostKey = () => keptOf(store.match)?.host ?? "";
const everyKey = () => [...store.tokens, hostKey()].filter(Boolean).join(",");

/** Ask who is here, as long as anybody looks. */
async function look() {
  if (looking) return;
  looking = true;
  game ??= (await ask("games", undefined, "").catch(() => [])).find((/** @type {GameInfo} */ one) =>
    one.id === store.scene?.game);
  while (store.ui.dialog === "players") {
    const told = await ask(`matches/${store.match}/players`, undefined, everyKey()).catch(() => null);
    if (told) store.players = { ...told, at: Date.now() };
    changed();
    await new Promise((done) => setTimeout(done, LOOK));
  }
  looking = false;
}

/** @param {string} bot */
const botName = (bot) => say(game?.bots.find(({ id }) => id === bot)?.title) || bot;

/** Who holds a seat, in a few words. @param {string} seat @param {string | null} bot */
function holderView(seat, bot) {
  const mine = store.scene?.seats.includes(seat), away = awayFor(seat);
  if (bot) return html`<span class="who">${bot === "absent" ? t("player-rules")
      : t("player-bot", { name: botName(bot) })}</span>`;
  if (mine) return html`<span class="who here">● ${t("player-you")}</span>`;
  if (!store.players) return html`<span class="who">${t("player-person")}</span>`;
  if (away === 0) return html`<span class="who here">● ${t("player-here")}</span>`;
  return html`<span class="who gone">○ ${away === null ? t("player-never")
      : t("player-away", { ago: ago(away) })}</span>`;
}

/** What the host may do with a seat now. @param {string} seat @param {string | null} bot */
function free(seat, bot) {
  const away = awayFor(seat);
  return Boolean(bot) || store.scene?.seats.includes(seat) || away === null || away >= (store.players?.patience
    ?? Infinity);
}

/** @param {string} seat @param {string} to */
async function hand(seat, to) {
  if (busy) return;
  busy = true;
  problem = "";
  changed();
  const own = store.scene?.seats.includes(seat) && to === "link", body = { id: freshId(), seat, to };
  try {
    const { token } = await ask(`matches/${store.match}/seats`, body, everyKey()).catch((error) => {
      if (error instanceof Refusal && error.status < 500) throw error;
      return ask(`matches/${store.match}/seats`, body, everyKey()); // the same id: it happens once
    });
    if (token) {
      links = { ...links, [seat]: token };
      keep(store.match, { invites: { ...keptOf(store.match)?.invites, [seat]: token } });
    }
    if (!own) await refresh();
  } catch (error) {
    const title = error instanceof Refusal ? error.body.title : "";
    problem = title === "seat-in-use" ? t("hand-in-use")
      : say(error instanceof Refusal && error.body.reasons?.[0]?.text) || t("failed");
  }
  asked = null;
  busy = false;
  changed();
}

/** Take one's own seat back from those it was handed to. @param {string} seat */
export const takeBack = (seat) => hand(seat, "back");

/** @param {string} seat @param {string} to @param {string} text */
const act = (seat, to, text) => html`<button class="option" data-hand=${to}
  @click=${() => { asked = { seat, to }; changed(); }}>${text}</button>`;

/** @param {string} seat @param {string | null} bot */
function hostView(seat, bot) {
  const name = sideName(seat), chosen = bots[seat] ?? game?.bots.find(({ best }) => best)?.id ?? "random";
  if (links[seat]) return linkRow(t("hand-link-made", { seat: name }), `/match/${store.match}#${links[seat]}`);
  if (!free(seat, bot)) return nothing;
  if (asked?.seat === seat) {
    const { to } = asked, kind = to === "link" ? "link" : to === "bot:absent" ? "rules" : "bot";
    return html`<div class="confirm" role="group"
      aria-label=${t("hand-over")}><p>${t(`hand-${kind}-sure`, { seat: name })}</p>
      <button class="option main" data-sure ?disabled=${busy}
        @click=${() => hand(seat, to)}>${t("confirm")}</button><button class="option"
          @click=${() => { asked = null; changed(); }}>${t("cancel")}</button></div>`;
  }
  const choice = (game?.bots.length ?? 0) > 1 ? html`<select aria-label=${t("hand-which")}
    @change=${(e) => { bots = { ...bots, [seat]: e.target.value }; changed(); }}>
    ${game?.bots.map(({ id, title }) => html`<option value=${id}
          .selected=${id === chosen}>${say(title)}</option>`)}</select>` : nothing;
  return html`<details class="hand"><summary>${t("hand-over")}</summary><div
    class="options">${act(seat, "link", t("hand-link"))}
    ${bot === chosen ? nothing : act(seat, `bot:${chosen}`, t("hand-bot"))}${choice}${bot === "absent" ? nothing
      : act(seat, "bot:absent", t("hand-rules"))}</div></details>`;
}

/** @param {string} seat @param {{bot: string | null, side: string, out: boolean}} player */
function seatView(seat, { bot, side, out }) {
  const { scene, board } = store, rank = scene?.result?.ranks?.[seat], mine = scene?.seats.includes(seat);
  return html`<li class="player side-${seat} ${out ? "out" : ""}" data-seat=${seat}><p
    class="name">${badge(seat)}<b>${sideName(seat)}</b>
      ${side !== seat && board?.sides[side] ? html`<span class="dim">${say(board.sides[side].name)}</span>` : nothing}
      ${rank ? html`<span class="told">${t("rank", { rank })}</span>` : out
        ? html`<span class="told">${t("player-out")}</span>` : nothing}${holderView(seat, bot)}</p>
    ${scene?.result || out ? nothing
      : html`${mine && bot ? html`<button class="option main" data-hand="back" ?disabled=${busy}
            @click=${() => takeBack(seat)}>${t("hand-back")}</button>` : nothing}
      ${store.players?.host ? hostView(seat, bot) : nothing}`}</li>`;
}

export function playersDialog() {
  look();
  const players = Object.entries(store.scene?.players ?? {}), host = store.players?.host;
  return html`<div class="dialog players" role="dialog" aria-modal="true" aria-label=${t("players")}><header
    role="none"><h2>${t("players")}</h2>
      <button class="tool close" aria-label=${t("close")} @click=${closeDialog}>×</button></header>
    <div class="pages">${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
      <ul>${players.map(([seat, player]) => seatView(seat, player))}</ul>
      ${host ? html`<p class="note">${t("players-host",
              { minutes: Math.ceil((store.players?.patience ?? 0) / 60) })}</p>${linkRow(t("host-link"),
                `/match/${store.match}#${store.tokens.join(",")};${hostKey()}`)}` : nothing}</div></div>`;
}
