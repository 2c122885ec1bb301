// The page: a lobby at /, a table at /match/<id>#<token>.
import { html, nothing, render } from "../vendor/lit-html.js";
import { resign } from "./act.js";
import { accept, ask, listen, live } from "./api.js";
import { battleBoard } from "./battle.js";
import { actionHex, centreOn, drawBoard, frame } from "./board.js";
import { beginBehind, curtainView, lookAround } from "./curtain.js";
import { decisionCard } from "./decision.js";
import { Grid } from "./geometry.js";
import { helpDialog, listenToKeys } from "./keys.js";
import { lobbyView, openLobby } from "./lobby.js";
import { logTab, tellNews } from "./log.js";
import { hexTab, openTab, statusTab, track } from "./panels.js";
import { listenToPointer } from "./pointer.js";
import { dress, isDark, prefer, prefs } from "./prefs.js";
import { replayBar } from "./replay.js";
import { openRules, rulesDialog } from "./rulebook.js";
import { changed, setUi, store, watch } from "./store.js";
import { ready, say, t } from "./text.js";
import { whyCard } from "./why.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
let failure = "";
let asked = "";

function tools() {
  return html`<nav class="tools" aria-label=${t("tools")}>
    ${store.match ? html`<button class="tool" title=${t("rules")} aria-label=${t("rules")} @click=${() => openRules()}>§</button>
      <button class="tool" title=${t("replay")} aria-label=${t("replay")} @click=${() => setUi({ dialog: "replay" })}>⟲</button>
      <button class="tool" title=${t("help")} aria-label=${t("help")} @click=${() => setUi({ dialog: "help" })}>?</button>` : nothing}
    <button class="tool" id="theme" title=${t("theme")} aria-label=${t("theme")} @click=${() => { prefer("theme", isDark() ? "light" : "dark"); changed(); }}>${isDark() ? "☀" : "☾"}</button>
    <button class="tool wide" id="lang" title=${t("language")} lang=${prefs.lang === "en" ? "fr" : "en"} @click=${() => { prefer("lang", prefs.lang === "en" ? "fr" : "en"); changed(); }}>${prefs.lang === "en" ? "Français" : "English"}</button></nav>`;
}

/** @type {Record<string, () => unknown>} */
const TABS = { log: logTab, status: statusTab, hex: hexTab };

function side() {
  const { tab } = store.ui;
  return html`<aside class="side">${whyCard()}${decisionCard()}
    <div class="tabs" role="tablist">${Object.keys(TABS).map((name) => html`<button role="tab" id="tab-${name}" aria-selected=${tab === name ? "true" : "false"} aria-controls="tabpanel" @click=${() => openTab(name)}>${t(`tab-${name}`)}</button>`)}</div>
    <div class="tabpanel" role="tabpanel" id="tabpanel" tabindex="0" aria-labelledby="tab-${tab}">${TABS[tab]?.()}
      ${tab === "status" && store.scene?.seat && !store.scene.result ? html`<button class="option quiet" @click=${resign}>${t("resign")}</button>` : nothing}</div></aside>`;
}

function tableView() {
  if (failure) return html`<p class="loading" role="alert">${failure} <a href="/">${t("new-game")}</a></p>`;
  if (!store.scene || !store.board) return html`<p class="loading">…</p>`;
  const hidden = Boolean(store.curtain);
  return html`<header class="bar"><a class="home" href="/" title=${t("new-game")}>⬡ <span>${say(store.board.title)}</span></a>${track()}
      ${store.connection === "lost" ? html`<span class="lost" role="status">${t("connection-lost")}</span>` : nothing}${tools()}</header>
    <main class="table ${store.past ? "past" : ""}" ?inert=${hidden}><div class="stage">${frame}${battleBoard()}${replayBar()}</div>${hidden ? nothing : side()}</main>
    ${rulesDialog()}${helpDialog()}${curtainView()}`;
}

function draw() {
  dress();
  document.title = store.match && store.board ? `${store.scene?.decision ? "● " : ""}${say(store.board.title)} · Hexarchy` : "Hexarchy";
  if (store.match) {
    render(tableView(), app);
    drawBoard();
  } else {
    render(html`<header class="bar"><a class="home" href="/">⬡ <span>Hexarchy</span></a>${tools()}</header>${lobbyView()}`, app);
  }
}

/** A new question: look at it. @param {any} scene */
function onScene(scene) {
  tellNews();
  const now = scene.decision ? `${scene.version} ${scene.decision.key}` : "";
  if (now && now !== asked) {
    setUi({ preview: null, confirm: null, open: null });
    const hex = actionHex();
    if (hex) requestAnimationFrame(() => centreOn(hex, { lazy: true }));
    const at = document.activeElement;
    if (at?.closest(".decision")) setTimeout(() => document.getElementById("question")?.focus({ preventScroll: true }), 50); // the button is gone
  }
  asked = now;
  lookAround();
}

async function openTable() {
  store.tokens = decodeURIComponent(location.hash.slice(1)).split(",").filter(Boolean);
  store.token = store.tokens[0] ?? "";
  try {
    const scene = await ask(`matches/${store.match}`);
    store.board = await ask(`games/${scene.game}/board`, undefined, "");
    store.grid = new Grid(store.board?.grid, store.board?.hexes.map((/** @type {any} */ h) => h.id));
    if (store.tokens.length > 1 && !scene.result) await beginBehind(scene);
    else {
      accept(scene, true);
      live();
    }
  } catch { failure = t("no-match"); }
  changed();
}

async function start() {
  app.textContent = "";
  dress();
  watch(draw);
  listenToKeys();
  listenToPointer();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  addEventListener("hashchange", () => location.reload());
  await ready;
  listen(onScene);
  store.match = /^\/match\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
  changed();
  await (store.match ? openTable() : openLobby());
}

start();
