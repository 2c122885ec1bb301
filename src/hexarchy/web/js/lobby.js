// The lobby: choose a game, a scenario, options and who sits where; then play, or send a friend a link.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { dropZone, readFile, tell } from "./imports.js";
import { keep, mineView } from "./mine.js";
import { paintSides } from "./paint.js";
import { linkRow } from "./settings.js";
import { learnButton } from "./lesson.js";
import { changed } from "./store.js";
import { say, t } from "./text.js";

/** @type {any[] | null} */ let games = null;
/** @type {any} */ let game = null;
let scenario = "";
/** @type {Record<string, any>} */ let options = {};
/** @type {Record<string, string>} who sits on each seat: me, link or bot:… */ let seats = {};
/** @type {{match: string, tokens: Record<string, string>} | null} */ let made = null;
let problem = "";
/** @type {import("./imports.js").Brought | null} a file to begin from */ let brought = null;

export async function openLobby() {
  try {
    const answer = await ask("games", undefined, "");
    games = answer.games ?? answer;
    select(games?.[0]);
  } catch { problem = t("no-server"); }
  changed();
}

/** Ids may come bare or with a title. @param {any} thing */
const idOf = (thing) => (typeof thing === "string" ? thing : thing.id);
/** @param {any} thing */
const titleOf = (thing) => (typeof thing === "string" ? thing : say(thing.title ?? thing.name) || thing.id);

/** @param {any} wanted */
function select(wanted) {
  game = wanted;
  if (!game) return;
  paintSides(game.seats);
  scenario = idOf(game.scenarios[0]);
  options = {};
  const bot = bestBot();
  seats = Object.fromEntries(game.seats.map((/** @type {any} */ s, /** @type {number} */ i) => [idOf(s), i === 0 || !bot ? "me" : `bot:${bot}`]));
  changed();
}

function bestBot() {
  const names = (game?.bots ?? []).map(idOf);
  return names.find((/** @type {string} */ n) => n !== "random") ?? names[0];
}

/** @param {"bot" | "hotseat" | "link"} mode @param {string} mine */
function seatAll(mode, mine) {
  const other = mode === "bot" ? `bot:${bestBot()}` : mode === "hotseat" ? "me" : "link";
  seats = Object.fromEntries(Object.keys(seats).map((s) => [s, s === mine ? "me" : other]));
  changed();
}

async function begin() {
  problem = "";
  try {
    const kinds = Object.fromEntries(Object.entries(seats).map(([s, k]) => [s, k.startsWith("bot:") ? k : "human"]));
    made = brought ? await ask("matches/import", { [brought.kind]: brought.data, game: game.id, seats: kinds }, "")
      : await ask("matches", { game: game.id, scenario, options, seats: kinds }, "");
    remember();
    if (!Object.values(seats).includes("link")) go();
  } catch (error) { problem = tell(error); }
  changed();
}

/** @param {string[]} sides */
function address(sides) {
  return `/match/${made?.match}#${sides.map((s) => made?.tokens[s]).filter(Boolean).join(",")}`;
}

function go() { location.assign(address(Object.keys(seats).filter((s) => seats[s] === "me"))); }

/** Keep the links of the new table in this browser: one's own seats, and those that are given away. */
function remember() {
  if (!made) return;
  const { match, tokens } = made, of = (/** @type {string} */ kind) => Object.keys(seats).filter((s) => seats[s] === kind && tokens[s]);
  keep(match, { tokens: of("me").map((s) => tokens[s]).join(","), title: game.title, invites: Object.fromEntries(of("link").map((s) => [s, tokens[s]])),
    sides: of("me").map((id) => ({ id, name: game.seats.find((/** @type {any} */ s) => idOf(s) === id)?.title })) });
}

/** @param {File} file */
async function bring(file) {
  problem = "";
  brought = null;
  try {
    const found = await readFile(file);
    const wanted = found.game ? games?.find((g) => g.id === found.game) : game;
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
  const away = Object.keys(seats).filter((s) => seats[s] === "link");
  return html`<section class="card"><h2>${t("links-title")}</h2><p>${t("links-about")}</p>
    ${away.map((s) => linkRow(titleOf(game.seats.find((/** @type {any} */ x) => idOf(x) === s)), address([s])))}
    ${linkRow(t("link-watch"), `/match/${made?.match}`)}
    <button class="option main" @click=${go}>${t("go-table")}</button></section>`;
}

/** @param {any} o */
function optionView(o) {
  const choices = o.choices ?? [false, true];
  const set = (/** @type {any} */ value) => { options = { ...options, [o.id]: value }; changed(); };
  const now = options[o.id] ?? choices[0];
  const plain = choices.length === 2 && typeof choices[0] === "boolean";
  return html`<div class="switch"><label>${plain ? html`<input type="checkbox" .checked=${Boolean(now)} @change=${(/** @type {any} */ e) => set(e.target.checked)}>`
    : html`<select @change=${(/** @type {any} */ e) => set(choices[e.target.selectedIndex])}>${choices.map((/** @type {any} */ c) => html`<option ?selected=${c === now}>${String(c)}</option>`)}</select>`}
    <b>${titleOf(o)}</b></label><p>${say(o.about)}</p></div>`;
}

/** @param {any} seat */
function seatView(seat) {
  const id = idOf(seat);
  const kinds = [["me", t("seat-me")], ["link", t("seat-link")], ...game.bots.map((/** @type {any} */ b) => [`bot:${idOf(b)}`, t("seat-bot", { name: titleOf(b) })])];
  return html`<label class="seat side-${id}"><b>${titleOf(seat)}</b><select @change=${(/** @type {any} */ e) => { seats = { ...seats, [id]: e.target.value }; changed(); }}>
    ${kinds.map(([value, text]) => html`<option value=${value} ?selected=${seats[id] === value}>${text}</option>`)}</select></label>`;
}

export function lobbyView() {
  if (problem && !game) return html`<main class="trouble"><div class="card" role="alert"><h1>${t("no-server-title")}</h1><p>${t("no-server-about")}</p><p><button class="option main" @click=${() => location.reload()}>${t("again")}</button></p></div></main>`;
  if (!game) return html`<main class="lobby"><p class="loading">…</p></main>`;
  const first = idOf(game.seats[0]), second = idOf(game.seats[1]);
  const values = Object.values(seats), mine = Object.keys(seats).find((s) => seats[s] === "me") ?? first;
  const mode = values.every((v) => v === "me") ? "hotseat" : values.includes("link") ? "link" : "bot";
  return html`<main class="lobby"><header class="hero"><h1>Hexarchy</h1><p>${t("lobby-about")}</p></header>
    ${game.lesson?.length && !made && !brought ? learnButton(game) : nothing}
    ${made && values.includes("link") ? linksView() : html`${brought ? importView() : html`${mineView()}
    <section class="card"><h2>${t("choose-game")}</h2><div class="cards">${games?.map((g) => html`<button class="pick ${g === game ? "on" : ""}" aria-pressed=${g === game ? "true" : "false"} @click=${() => select(g)}><b>${say(g.title)}</b><span>${say(g.about)}</span></button>`)}</div></section>`}
    <section class="card"><h2>${t("choose-against")}</h2><div class="cards three">${/** @type {const} */ (["bot", "hotseat", "link"]).map((m) => html`<button class="pick ${m === mode ? "on" : ""}" aria-pressed=${m === mode ? "true" : "false"} @click=${() => seatAll(m, mine)}><b>${t(`against-${m}`)}</b><span>${t(`against-${m}-about`)}</span></button>`)}</div>
      <div class="seats">${game.seats.map(seatView)}</div>
      ${mode !== "hotseat" && second ? html`<button class="option quiet" @click=${() => seatAll(mode, mine === first ? second : first)}>⇄ ${t("swap")}</button>` : nothing}</section>
    ${brought ? nothing : html`<section class="card"><h2>${t("choose-scenario")}</h2><div class="cards three">${game.scenarios.map((/** @type {any} */ s) => html`<button class="pick ${idOf(s) === scenario ? "on" : ""}" aria-pressed=${idOf(s) === scenario ? "true" : "false"} @click=${() => { scenario = idOf(s); options = {}; changed(); }}><b>${titleOf(s)}</b><span>${say(s.about)}</span></button>`)}</div></section>
    ${game.options?.length ? html`<section class="card"><h2>${t("choose-options")}</h2>${game.options.filter((/** @type {any} */ o) => !o.scenarios || o.scenarios.includes(scenario)).map(optionView)}</section>` : nothing}`}
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
    <p class="start"><button class="option main big" id="begin" @click=${begin}>${t("begin")}</button></p>${brought ? nothing : importView()}`}</main>`;
}
