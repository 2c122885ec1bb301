// The lobby: choose a game, a scenario, options and who sits where; then play, or send a friend a link.
import { html, nothing } from "../vendor/lit-html.js";
import { clashes, settle, toSend } from "./agree.js";
import { ask } from "./api.js";
import { dropZone, readFile, tell } from "./imports.js";
import { keep, mineView } from "./mine.js";
import { contribute, keepValues } from "./mixing.js";
import { clashText, forgetSearch, optionsView } from "./options.js";
import { paintSides } from "./paint.js";
import { linkRow } from "./settings.js";
import { learnButton } from "./lesson.js";
import { changed } from "./store.js";
import { say, t } from "./text.js";

/** @import { Brought, GameInfo, Titled } from "./types.d.ts" */

/** @type {GameInfo[]} */ let games = [];
/** @type {GameInfo} the one that is chosen, as soon as there is any */ let game;
let scenario = "";
/** @type {import("./agree.js").Chosen} */ let options = {};
/** @type {Record<string, string>} who sits on each seat: me, link or bot:… */ let seats = {};
/** @type {{match: string, tokens: Record<string, string>} | null} */ let made = null;
let problem = "", busy = false;
/** @type {Brought | null} a file to begin from */ let brought = null;

export async function openLobby() {
  addEventListener("pageshow", ({ persisted }) => { if (persisted) { busy = false; changed(); } }); // come back to, as it was left
  try {
    games = await ask("games", undefined, "");
    select(games[0]);
  } catch { problem = t("no-server"); }
  changed();
}

/** @param {GameInfo} wanted */
function select(wanted) {
  game = wanted;
  paintSides(game.seats);
  scenario = game.scenarios[0].id;
  options = {};
  forgetSearch();
  seats = Object.fromEntries(game.seats.map(({ id }, i) => [id, i === 0 ? "me" : bestBot()]));
  changed();
}

const bestBot = () => `bot:${game.bots.find((bot) => bot.best)?.id}`;

/** @param {"bot" | "hotseat" | "link"} mode @param {string} mine */
function seatAll(mode, mine) {
  const other = mode === "bot" ? bestBot() : mode === "hotseat" ? "me" : "link";
  seats = Object.fromEntries(Object.keys(seats).map((s) => [s, s === mine ? "me" : other]));
  changed();
}

async function begin() {
  if (busy || torn().length) return; // a second click would make a second table
  const sent = { game, seats, brought, scenario, options: toSend(settle(game, scenario, options)) };
  problem = "";
  busy = true;
  changed();
  try {
    const kinds = Object.fromEntries(Object.entries(seats).map(([s, k]) => [s, k.startsWith("bot:") ? k : "human"]));
    const { values, dice } = await contribute(seated("me"), seated("link"));
    made = sent.brought ? await ask("matches/import", { [sent.brought.kind]: sent.brought.data, game: sent.game.id, seats: kinds, dice }, "")
      : await ask("matches", { game: sent.game.id, scenario: sent.scenario, options: sent.options, seats: kinds, dice }, "");
    ({ game, seats } = sent); // whatever was clicked since
    if (made && dice) keepValues(made.match, values);
    remember();
    if (!Object.values(seats).includes("link")) { go(); return; }
  } catch (error) { problem = tell(error); }
  busy = false;
  changed();
}

/** @param {string} kind who sits there */
const seated = (kind) => Object.keys(seats).filter((s) => seats[s] === kind);

/** @param {string[]} sides */
const tokensOf = (sides) => [...new Set(sides.map((s) => made?.tokens[s]).filter(Boolean))].join(","); // one token may open several

/** @param {string[]} sides */
const address = (sides) => `/match/${made?.match}#${tokensOf(sides)}`;

function go() { location.assign(address(seated("me"))); }

/** Keep the links of the new table in this browser: one's own seats, and those that are given away. */
function remember() {
  if (!made) return;
  const { match, tokens } = made;
  keep(match, { tokens: tokensOf(seated("me")), title: game.title, invites: Object.fromEntries(seated("link").map((s) => [s, tokens[s]])),
    sides: seated("me").map((id) => ({ id, name: game.seats.find((seat) => seat.id === id)?.title })) });
}

/** @param {File} file */
async function bring(file) {
  problem = "";
  brought = null;
  try {
    const found = await readFile(file);
    const wanted = found.game ? games.find((g) => g.id === found.game) : game;
    if (!wanted) throw new Error(t("file-other-game", { game: found.game }));
    if (wanted !== game) select(wanted);
    brought = found;
  } catch (error) { problem = tell(error); }
  changed();
}

function importView() {
  if (!brought) return html`<details class="card"><summary><h2>${t("bring")}</h2></summary>${dropZone(t("bring-about"), bring, ".json,.toml,application/json")}<p class="note"><a href="/verify">${t("verify")}</a></p></details>`;
  return html`<section class="card brought"><h2>${t(`bring-${brought.kind}`)}</h2><p><b>${brought.name}</b> · ${say(game.title)}${brought.kind === "record" ? ` · ${t("bring-actions", { count: brought.actions })}` : ""}</p>
    <button class="option quiet" @click=${() => { brought = null; problem = ""; changed(); }}>${t("bring-not")}</button></section>`;
}

function linksView() {
  return html`<section class="card"><h2>${t("links-title")}</h2><p>${t("links-about")}</p>
    ${seated("link").map((s) => linkRow(say(game.seats.find((seat) => seat.id === s)?.title), address([s])))}
    ${linkRow(t("link-watch"), `/match/${made?.match}`)}
    <button class="option main" @click=${go}>${t("go-table")}</button></section>`;
}

/** @param {string} wanted @param {import("./agree.js").Chosen} chosen */
function agree(wanted, chosen) {
  scenario = wanted;
  options = chosen;
  problem = "";
  changed();
}

/** What is chosen and does not go together. */
const torn = () => (brought ? [] : clashes(settle(game, scenario, options)));

/** @param {Titled} seat */
function seatView({ id, title }) {
  const kinds = [["me", t("seat-me")], ["link", t("seat-link")], ...game.bots.map((bot) => [`bot:${bot.id}`, t("seat-bot", { name: say(bot.title) })])];
  const bot = game.bots.find((one) => `bot:${one.id}` === seats[id]);
  return html`<label class="seat side-${id}"><b>${say(title)}</b><select @change=${(/** @type {any} */ e) => { seats = { ...seats, [id]: e.target.value }; changed(); }}>
    ${kinds.map(([value, text]) => html`<option value=${value} ?selected=${seats[id] === value}>${text}</option>`)}</select>${bot ? html`<span class="note">${say(bot.about)}</span>` : nothing}</label>`;
}

/** One of several, chosen by a click. @param {string} title @param {string} about @param {boolean} on @param {() => void} choose */
const pick = (title, about, on, choose) => html`<button class="pick ${on ? "on" : ""}" aria-pressed=${String(on)} @click=${choose}><b>${title}</b><span>${about}</span></button>`;

export function lobbyView() {
  if (problem && !game) return html`<main class="trouble"><div class="card" role="alert"><h1>${t("no-server-title")}</h1><p>${t("no-server-about")}</p><p><button class="option main" @click=${() => location.reload()}>${t("again")}</button></p></div></main>`;
  if (!game) return html`<main class="lobby"><p class="loading">…</p></main>`;
  const apart = torn();
  const linked = made && Object.values(seats).includes("link");
  return html`<main class="lobby"><header class="hero"><h1>Hexarchy</h1><p>${t("lobby-about")}</p></header>
    ${game.lesson.length && !made && !brought ? learnButton(game) : nothing}
    ${linked ? linksView() : html`${brought ? importView() : html`${mineView()}
    <section class="card"><h2>${t("choose-game")}</h2><div class="cards">${games.map((g) => pick(say(g.title), say(g.about), g === game, () => select(g)))}</div></section>`}
    ${againstView()}${brought ? nothing : scenarioView()}
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
    <div class="start"><div class="torn" role="alert">${apart.map((pair) => html`<p class="problem">${clashText(pair)}</p>`)}</div>
    <button class="option main big" id="begin" ?disabled=${busy || apart.length > 0} @click=${begin}>${t("begin")}</button></div>${brought ? nothing : importView()}`}</main>`;
}

function againstView() {
  const [first, second] = game.seats.map(({ id }) => id), values = Object.values(seats);
  const mine = Object.keys(seats).find((s) => seats[s] === "me") ?? first;
  const mode = values.every((v) => v === "me") ? "hotseat" : values.includes("link") ? "link" : "bot";
  return html`<section class="card"><h2>${t("choose-against")}</h2><div class="cards three">${/** @type {const} */ (["bot", "hotseat", "link"]).map((m) => pick(t(`against-${m}`), t(`against-${m}-about`), m === mode, () => seatAll(m, mine)))}</div>
    <div class="seats">${game.seats.map(seatView)}</div>
    ${mode !== "hotseat" && second ? html`<button class="option quiet" @click=${() => seatAll(mode, mine === first ? second : first)}>⇄ ${t("swap")}</button>` : nothing}</section>`;
}

function scenarioView() {
  return html`<section class="card"><h2>${t("choose-scenario")}</h2><div class="cards three">${game.scenarios.map((s) => pick(say(s.title), say(s.about), s.id === scenario, () => agree(s.id, {})))}</div></section>
    ${optionsView(game, scenario, options, agree)}`;
}
