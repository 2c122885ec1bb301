// The page: a lobby at /, a table at /match/<id>#<token>, proofs of dice at /verify.
import { html, nothing, render } from "../vendor/lit-html.js";
import { goFurther, goOn } from "./act.js";
import { accept, ask, listen, live, Refusal } from "./api.js";
import { lookAtAreas } from "./areas.js";
import { others, tools, track } from "./bar.js";
import { drawBoard } from "./board.js";
import { frame } from "./camera.js";
import { decisionCard } from "./decision.js";
import { listenToDrag } from "./drag.js";
import { followDialog } from "./focus.js";
import { Grid } from "./geometry.js";
import { listenToKeys } from "./keys.js";
import { logTab, tellNews } from "./log.js";
import { paintSides } from "./paint.js";
import { aside, battle, company, curtain, fetchAll, help, lesson, lobby, mine, mixing, muster, outlook, panels, parley, players, reference, replay, rulebook, sound, story, verify } from "./parts.js";
import { settle } from "./plans.js";
import { listenToPointer } from "./pointer.js";
import { dress, prefs } from "./prefs.js";
import { changed, ended, fighting, find, idle, setUi, store, watch } from "./store.js";
import { ready, say, t } from "./text.js";
import { whyCard } from "./why.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const verifying = location.pathname === "/verify";
let failure = "";
/** @type {any} why the match is put aside, where nothing of it can be shown */ let asideText = null;
let asked = "";
let heard = -1;
/** Was the focus last on the question or its answers? A button that is gone has lost it. */
let within = false;
/** The turn and phase this seat was last asked in. */
let phase = "";

/** @type {Record<string, () => unknown>} */
const TABS = { log: logTab, status: () => panels.now()?.statusTab(), hex: () => panels.now()?.hexTab(), units: () => reference.now()?.unitsTab(), charts: () => reference.now()?.chartsTab(), parley: () => parley.now()?.parleyTab() };
/** Those of this table: where nobody else sits there is nobody to talk to. */
const tabs = () => Object.keys(TABS).filter((name) => name !== "parley" || (others() && store.scene?.seats.length));

/** What was said and not read. */
function unheard() {
  const count = store.parley.length ? parley.now()?.unread() ?? 0 : 0;
  return count ? html` <span class="count">${count}</span>` : nothing;
}

function side() {
  const { tab } = store.ui;
  return html`<aside class="side">${whyCard()}${others() ? company.now()?.companyView() : nothing}${store.scene?.outlook?.answer && !store.past ? outlook.now()?.requestCard() : nothing}${story.here?.digestView()}${store.scene?.muster ? muster.now()?.musterCard() : nothing}${decisionCard()}
    <div class="tabs" role="tablist">${tabs().map((name) => html`<button role="tab" id="tab-${name}" aria-selected=${tab === name ? "true" : "false"} aria-controls="tabpanel" @click=${() => setUi({ tab: name })}>${t(`tab-${name}`)}${name === "parley" ? unheard() : nothing}</button>`)}</div>
    <div class="tabpanel" role="tabpanel" id="tabpanel" tabindex="0" aria-labelledby="tab-${tab}">${TABS[tab]?.()}</div></aside>`;
}

/** Nothing to show, and what can be done about it. */
function troubleView() {
  return html`<main class="trouble"><div class="card" role="alert"><h1>${t(`${failure}-title`)}</h1><p>${t(`${failure}-about`)}</p>
    <p>${failure === "wrong-token" || failure === "replaced" ? html`<a class="option main" href=${`/match/${store.match}`}>${t("link-watch")}</a>` : nothing}
      ${failure === "no-server" ? html`<button class="option main" @click=${() => location.reload()}>${t("again")}</button>` : nothing} <a class="option" href="/">${t("new-game")}</a></p></div></main>`;
}

/** What lies over the board, or over everything. @type {Record<string, () => unknown>} */
const DIALOGS = { rules: () => rulebook.now()?.rulesDialog(), help: () => help.now()?.helpDialog(), replay: () => replay.now()?.replayBar(), players: () => players.now()?.playersDialog() };

/** What lies over the foot of the map: a fight, one that has just ended first. */
const foreground = () => (!fighting() ? nothing : ended() ? story.here?.endedBoard() : battle.now()?.battleBoard());

function tableView() {
  if (asideText) return aside.now()?.asideView(asideText);
  if (failure) return troubleView();
  if (!store.scene || !store.board) return html`<p class="loading">…</p>`;
  const hidden = Boolean(store.curtain), opened = DIALOGS[store.ui.dialog ?? ""]?.(), overBoard = store.ui.dialog === "replay";
  return html`<header class="bar"><h1 class="unseen">${say(store.board.title)}</h1><a class="home" href="/" title=${t("new-game")}>⬡ <span>${say(store.board.title)}</span></a>${track()}
      ${store.connection === "lost" && !store.scene.aside ? html`<span class="lost" role="status">${t("connection-lost")}</span>` : nothing}${tools()}</header>
    <main class="table ${store.past ? "past" : ""}" ?inert=${hidden}><div class="stage">${frame}${foreground()}${overBoard && !store.ui.show ? opened : nothing}${hidden ? nothing : store.ui.show ? story.here?.showBar() : story.here?.noticesView()}</div>
      ${hidden ? nothing : html`${store.scene.lesson ? lesson.now()?.coachCard() : nothing}${side()}`}</main>
    ${overBoard ? nothing : opened}${hidden ? curtain.now()?.curtainView() : nothing}`;
}

/** Also where nothing is drawn: the tab of a window nobody looks at tells that a player is asked. */
function entitle() {
  document.title = store.match && store.board ? `${store.scene?.decision ? "● " : ""}${say(store.board.title)} · Hexarchy` : "Hexarchy";
}

function draw() {
  dress();
  entitle();
  if (store.match) {
    render(tableView(), app);
    drawBoard();
    lesson.here?.drawHints();
    followDialog();
  } else {
    const view = verifying ? verify.here?.verifyView() : lobby.here?.lobbyView();
    render(html`<header class="bar"><a class="home" href="/">⬡ <span>Hexarchy</span></a>${tools()}</header>${view ?? html`<main class="lobby"><p class="loading">…</p></main>`}`, app);
  }
}

/** @param {"dice" | "turn"} name */
const play = (name) => { if (prefs.sound === "yes") sound.use((part) => part.play(name)); };

/** A new question: look at it. @param {Scene} scene */
function onScene(scene) {
  entitle();
  if (scene.dice?.gathering) mixing.use((part) => part.mix());
  else if (store.token.includes(",")) { // mixed for all seats of this screen: whose turn it is to look, the curtain asks
    store.curtain = scene.seat;
    curtain.use((part) => part.takeSeats());
    return;
  }
  const now = scene.decision ? JSON.stringify(scene.decision) : ""; // after an order the question may be the same
  const inside = now !== asked && within && document.activeElement?.matches("body, .decision *");
  if (!store.curtain) tellNews(now && now !== asked && !inside ? scene.decision?.question : null); // behind it nobody knows who listens; the player who sits down is told then
  if (heard >= 0 && store.log.some((l) => l.n > heard && l.dice?.length)) play("dice");
  if (heard >= 0 && scene.decision && !asked) play("turn");
  if (scene.version !== heard) store.fresh = heard < 0 ? Infinity : heard; // told twice, by push and by answer, it is as new as before
  heard = scene.version;
  if (inside) setTimeout(() => find("#question")?.focus({ preventScroll: true }), 50);
  if (now && now !== asked) {
    setUi({ preview: null, confirm: null, open: null });
    for (const part of document.querySelectorAll(".side, .decision")) part.scrollTop = 0; // the question comes first
    const here = `${scene.turn} ${scene.phase}`;
    if (phase && phase !== here && store.ui.tab === "hex") setUi({ tab: "log" }); // what the others did meanwhile
    phase = here;
    requestAnimationFrame(() => story.use((part) => part.lookAround()));
  }
  asked = now;
  story.use((part) => part.news());
  settle(scene);
  goOn();
  goFurther();
  if (store.tokens.length > 1) curtain.use((part) => part.lookAround());
  if (fighting()) battle.use((part) => part.lookAtOdds());
  lookAtAreas();
  idle().then(() => mine.use((part) => part.keepTable()));
}

/** What was asked for before the page had come, once: what is asked again is another. @param {"scene" | "board"} what @param {() => Promise<any>} again */
function early(what, again) {
  const asked = first[what];
  first[what] = null;
  return asked ? asked.catch(again) : again();
}

/** By the first of our links that still opens something. @returns {Promise<any>} */
async function firstScene() {
  try {
    return await ask(`matches/${store.match}`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401 || store.tokens.length < 2) throw error;
    store.tokens = store.tokens.slice(1);
    [store.token] = store.tokens;
    return firstScene();
  }
}

async function openTable() {
  const [keys, host] = decodeURIComponent(location.hash.slice(1)).split(";");
  store.tokens = keys.split(",").filter(Boolean);
  if (host) { // from another device: kept here as it was there
    (await mine.get()).keep(store.match, { tokens: keys, host });
    history.replaceState(null, "", `${location.pathname}${keys ? `#${keys}` : ""}`);
  }
  store.token = store.tokens[0] ?? "";
  try {
    let scene = await early("scene", firstScene);
    if (scene.dice?.gathering && store.token) scene = await (await mixing.get()).takePart(scene);
    /** @type {Board} */
    const board = await early("board", () => ask(`${scene.own_board ? `matches/${store.match}` : `games/${scene.game}`}/board`, undefined, ""));
    paintSides(Object.entries(board.sides).map(([id, { paint }]) => ({ id, paint })));
    store.grid = new Grid(board.grid, board.hexes);
    store.board = board;
    if (store.tokens.length > 1) await curtain.get();
    if (store.tokens.length > 1 && !scene.result && !scene.dice?.gathering) await curtain.here?.beginBehind(scene);
    else {
      accept(scene, true);
      live();
    }
    idle().then(fetchAll);
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 0;
    if (error instanceof Refusal && error.body.title === "put-aside") asideText = error.body.reasons?.[0]?.text ?? error.message;
    failure = status === 401 ? (/** @type {Refusal} */ (error).body.title === "token-replaced" ? "replaced" : "wrong-token") : status === 404 ? "no-match" : "no-server";
    if (failure === "no-server" && !asideText) setTimeout(() => { failure = ""; openTable(); }, 4000); // it may come back
  }
  changed();
}

async function start() {
  app.textContent = "";
  dress();
  watch(draw);
  listenToKeys();
  document.addEventListener("focusin", ({ target }) => { within = Boolean(/** @type {HTMLElement} */ (target).closest(".decision")); });
  listenToPointer();
  listenToDrag();
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  addEventListener("hashchange", () => location.reload());
  await ready;
  listen(onScene);
  store.match = /^\/match\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
  changed();
  if (store.match) await openTable();
  else if (verifying) verify.use((part) => part.openVerify());
  else lobby.use((part) => part.openLobby());
}

start();
