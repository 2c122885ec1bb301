// The page: a lobby at /, a table at /match/<id>#<token>, the proof of the dice at /verify.
import { html, nothing, render } from "../vendor/lit-html.js";
import { goOn, resign } from "./act.js";
import { accept, ask, listen, live, Refusal } from "./api.js";
import { battleBoard } from "./battle.js";
import { actionHex, centreOn, drawBoard, frame } from "./board.js";
import { beginBehind, curtainView, lookAround } from "./curtain.js";
import { decisionCard } from "./decision.js";
import { listenToDrag } from "./drag.js";
import { earlyBoard, earlyScene } from "./early.js";
import { Grid } from "./geometry.js";
import { helpDialog, listenToKeys } from "./keys.js";
import { lobbyView, openLobby } from "./lobby.js";
import { coachCard, drawHints } from "./lesson.js";
import { logTab, tellNews } from "./log.js";
import { keepTable } from "./mine.js";
import { notesView } from "./notes.js";
import { lookAtOdds } from "./odds.js";
import { hexTab, openTab, statusTab, track } from "./panels.js";
import { paintSides } from "./paint.js";
import { settle } from "./plans.js";
import { listenToPointer } from "./pointer.js";
import { dress, prefer, prefs } from "./prefs.js";
import { replayBar } from "./replay.js";
import { openRules, rulesDialog } from "./rulebook.js";
import { settingsButton, settingsCard } from "./settings.js";
import { play } from "./sound.js";
import { changed, setUi, store, watch } from "./store.js";
import { ready, say, t } from "./text.js";
import { openVerify, verifyView } from "./verify.js";
import { whyCard } from "./why.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
let failure = "";
let asked = "";
let heard = -1;
const verifying = location.pathname === "/verify";

function tools() {
  return html`<nav class="tools" aria-label=${t("tools")}>
    ${store.match ? html`<button class="tool" title=${t("rules")} aria-label=${t("rules")} @click=${() => openRules()}>§</button>
      <button class="tool" title=${t("replay")} aria-label=${t("replay")} @click=${() => setUi({ dialog: "replay" })}>⟲</button>
      <button class="tool" title=${t("help")} aria-label=${t("help")} @click=${() => setUi({ dialog: "help" })}>?</button>` : nothing}
    ${settingsButton()}
    <button class="tool wide" id="lang" title=${t("language")} lang=${prefs.lang === "en" ? "fr" : "en"} @click=${() => { prefer("lang", prefs.lang === "en" ? "fr" : "en"); changed(); }}>${prefs.lang === "en" ? "Français" : "English"}</button>${settingsCard()}</nav>`;
}

/** @type {Record<string, () => unknown>} */
const TABS = { log: logTab, status: statusTab, hex: hexTab };

function side() {
  const { tab } = store.ui;
  return html`<aside class="side">${whyCard()}${decisionCard()}
    <div class="tabs" role="tablist">${Object.keys(TABS).map((name) => html`<button role="tab" id="tab-${name}" aria-selected=${tab === name ? "true" : "false"} aria-controls="tabpanel" @click=${() => openTab(name)}>${t(`tab-${name}`)}</button>`)}</div>
    <div class="tabpanel" role="tabpanel" id="tabpanel" tabindex="0" aria-labelledby="tab-${tab}">${TABS[tab]?.()}
      ${tab === "status" && store.scene?.seat && !store.scene.result ? html`<button class="option quiet" @click=${resign}>${t("resign")}</button>` : nothing}${tab === "status" ? notesView() : nothing}</div></aside>`;
}

/** Nothing to show, and what can be done about it. */
function troubleView() {
  return html`<main class="trouble"><div class="card" role="alert"><h1>${t(`${failure}-title`)}</h1><p>${t(`${failure}-about`)}</p>
    <p>${failure === "wrong-token" ? html`<a class="option main" href=${`/match/${store.match}`}>${t("link-watch")}</a>` : nothing}
      ${failure === "no-server" ? html`<button class="option main" @click=${() => location.reload()}>${t("again")}</button>` : nothing} <a class="option" href="/">${t("new-game")}</a></p></div></main>`;
}

function tableView() {
  if (failure) return troubleView();
  if (!store.scene || !store.board) return html`<p class="loading">…</p>`;
  const hidden = Boolean(store.curtain);
  return html`<header class="bar"><h1 class="unseen">${say(store.board.title)}</h1><a class="home" href="/" title=${t("new-game")}>⬡ <span>${say(store.board.title)}</span></a>${track()}
      ${store.connection === "lost" ? html`<span class="lost" role="status">${t("connection-lost")}</span>` : nothing}${tools()}</header>
    <main class="table ${store.past ? "past" : ""}" ?inert=${hidden}><div class="stage">${frame}${battleBoard()}${replayBar()}</div>${hidden ? nothing : html`${coachCard()}${side()}`}</main>
    ${rulesDialog()}${helpDialog()}${curtainView()}`;
}

function draw() {
  dress();
  document.title = store.match && store.board ? `${store.scene?.decision ? "● " : ""}${say(store.board.title)} · Hexarchy` : "Hexarchy";
  if (store.match) {
    render(tableView(), app);
    drawBoard();
    drawHints();
  } else {
    render(html`<header class="bar"><a class="home" href="/">⬡ <span>Hexarchy</span></a>${tools()}</header>${verifying ? verifyView() : lobbyView()}`, app);
  }
}

/** A new question: look at it. @param {any} scene */
function onScene(scene) {
  tellNews();
  if (heard >= 0 && store.log.some((l) => l.n > heard && l.dice?.length)) play("dice");
  if (heard >= 0 && scene.decision && !asked) play("turn");
  store.fresh = heard < 0 ? Infinity : heard;
  heard = scene.version;
  const now = scene.decision ? JSON.stringify(scene.decision) : ""; // after an order the question may be the same
  if (now && now !== asked) {
    setUi({ preview: null, confirm: null, open: null });
    const hex = actionHex();
    if (hex && !store.ui.drag) requestAnimationFrame(() => centreOn(hex, { lazy: true }));
    const at = document.activeElement;
    if (at?.closest(".decision")) setTimeout(() => document.getElementById("question")?.focus({ preventScroll: true }), 50); // the button is gone
  }
  asked = now;
  settle(scene);
  goOn();
  lookAround();
  lookAtOdds();
  keepTable();
}

async function openTable() {
  store.tokens = decodeURIComponent(location.hash.slice(1)).split(",").filter(Boolean);
  store.token = store.tokens[0] ?? "";
  try {
    const scene = await earlyScene(() => ask(`matches/${store.match}`));
    store.board = await earlyBoard(() => ask(`games/${scene.game}/board`, undefined, ""));
    paintSides(Object.entries(store.board?.sides ?? {}).map(([id, { paint }]) => ({ id, paint })));
    store.grid = new Grid(store.board?.grid, store.board?.hexes.map((/** @type {any} */ h) => h.id));
    if (store.tokens.length > 1 && !scene.result) await beginBehind(scene);
    else {
      accept(scene, true);
      live();
    }
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 0;
    failure = status === 401 ? "wrong-token" : status === 404 ? "no-match" : "no-server";
    if (failure === "no-server") setTimeout(() => { failure = ""; openTable(); }, 4000); // it may come back
  }
  changed();
}

async function start() {
  app.textContent = "";
  dress();
  watch(draw);
  listenToKeys();
  listenToPointer();
  listenToDrag();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  addEventListener("hashchange", () => location.reload());
  await ready;
  listen(onScene);
  store.match = /^\/match\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
  changed();
  await (store.match ? openTable() : verifying ? openVerify() : openLobby());
}

start();
