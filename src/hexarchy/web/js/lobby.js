// The lobby: choose a game, a scenario, options and who sits where; then play, or send a friend a link.
import { html, nothing } from "../vendor/lit-html.js";
import { clashes, settle, toSend } from "./agree.js";
import { ask } from "./api.js";
import { dropZone, readFile, tell } from "./imports.js";
import { make, seated as seatsOf, tokensOf } from "./making.js";
import { mineView } from "./matches.js";
import { clashText, forgetSearch, optionsView } from "./options.js";
import { paintSides } from "./paint.js";
import { emblem } from "./emblems.js";
import { copyAll, linkRow } from "./settings.js";
import { learnButton } from "./lesson.js";
import { atFirst, fitted, miscount, NOBODY, pick, seatingView } from "./seating.js";
import { changed } from "./store.js";
import { say, t } from "./text.js";

const LOOK = 3000; // ms, who has come meanwhile

/** @type {GameInfo[]} */ let games = [];
/** @type {GameInfo} the one that is chosen, as soon as there is any */ let game;
let scenario = "";
/** @type {Chosen} */ let options = {};
/** @type {Seats} */ let seats = {};
/** @type {Made | null} */ let made = null;
/** @type {Record<string, number | null>} since when those we wait for are away */ let away = {};
let problem = "", busy = false, outlook = false;
/** @type {Brought | null} a file to begin from */ let brought = null;

export async function openLobby() {
  // come back to, as it was left
  addEventListener("pageshow", ({ persisted }) => { if (persisted) { busy = false; changed(); } });
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
  seats = atFirst(game, scenario);
  changed();
}

async function begin() {
  // a second click would make a second table
  if (busy || torn().length || (!brought && miscount(game, scenario, seats))) return;
  const sent = { game, seats, brought, scenario, options: toSend(settle(game, scenario, options)) };
  problem = "";
  busy = true;
  changed();
  try {
    made = sent.brought ? await make(sent.game, sent.seats, { [sent.brought.kind]: sent.brought.data },
      "matches/import")
      : await make(sent.game, sent.seats, { scenario: sent.scenario, options: sent.options, outlook });
    ({ game, seats } = sent); // whatever was clicked since
    if (!Object.values(seats).includes("link")) { go(); return; }
    lookWhoCame();
  } catch (error) { problem = tell(error); }
  busy = false;
  changed();
}

/** @param {string} kind who sits there */
const seated = (kind) => seatsOf(seats, kind);

/** @param {string[]} sides */
const address = (sides) => (made ? `/match/${made.match}#${tokensOf(made, sides)}` : "");

function go() { location.assign(address(seated("me"))); }

/** @param {File} file */
async function bring(file) {
  problem = "";
  brought = null;
  try {
    const found = await readFile(file);
    const wanted = found.game ? games.find((g) => g.id === found.game) : game;
    if (!wanted) throw new Error(t("file-other-game", { game: found.game }));
    if (wanted !== game) select(wanted);
    // else everybody plays
    const names = found.kind === "record" && Array.isArray(found.data.seats) ? found.data.seats : null;
    if (found.kind === "record") seats = Object.fromEntries(game.seats.map(({ id }, i) => [id, names
          && !names.includes(id) ? NOBODY : i === 0 ? "me" : seats[id] || "me"]));
    brought = found;
  } catch (error) { problem = tell(error); }
  changed();
}

function importView() {
  if (!brought) return html`<details class="card"><summary><h2>${t("bring")}</h2></summary>${dropZone(t("bring-about"),
        bring, ".json,.toml,application/json")}<p class="note"><a href="/verify">${t("verify")}</a></p></details>`;
  return html`<section
    class="card brought"><h2>${t(`bring-${brought.kind}`)}</h2><p><b>${brought.name}</b> · ${say(game.title)}${
      brought.kind === "record" ? ` · ${t("bring-actions", { count: brought.actions })}` : ""}</p>
    <button class="option quiet"
      @click=${() => { brought = null; problem = ""; changed(); }}>${t("bring-not")}</button></section>`;
}

/** Who has opened their link, looked for again and again while the links are shown. */
async function lookWhoCame() {
  if (!made?.host) return;
  away = (await ask(`matches/${made.match}/players`, undefined, made.host).catch(() => null))?.away ?? away;
  changed();
  setTimeout(lookWhoCame, LOOK);
}

/** @param {string} seat */
const cameView = (seat) => (away[seat] === null || away[seat] === undefined
  ? html`<span class="came">${t("link-open")}</span>`
    : html`<span class="came here">✓ ${t(away[seat] === 0 ? "link-here" : "link-came")}</span>`);

function linksView() {
  const friends = seated("link").flatMap((s) => game.seats.filter((seat) => seat.id === s)),
    all = friends.map(({ id, title }) => `${say(title)}: ${location.origin}${address([id])}`).join("\n");
  return html`<section class="card links"><h2>${t("links-title")}</h2><p>${t("links-about")}</p>
    ${friends.map(({ id, title, emblem: shape }) =>
        linkRow(html`<span class="to">${emblem(shape, id)}${say(title)} ${cameView(id)}</span>`, address([id])))}
    ${friends.length > 1 ? html`<p><button class="option" @click=${copyAll(all)}>${t("copy-all")}</button></p>`
      : nothing}
    ${linkRow(t("link-watch"), `/match/${made?.match}`)}
    <button class="option main" @click=${go}>${t("go-table")}</button></section>`;
}

/** @param {string} wanted @param {Chosen} chosen */
function agree(wanted, chosen) {
  scenario = wanted;
  options = chosen;
  seats = fitted(game, scenario, seats);
  problem = "";
  changed();
}

/** What is chosen and does not go together. */
const torn = () => (brought ? [] : clashes(settle(game, scenario, options)));

export function lobbyView() {
  if (problem && !game) return html`<main class="trouble"><div class="card"
    role="alert"><h1>${t("no-server-title")}</h1><p>${t("no-server-about")}</p><p><button class="option main"
      @click=${() => location.reload()}>${t("again")}</button></p></div></main>`;
  if (!game) return html`<main class="lobby"><p class="loading">…</p></main>`;
  const apart = torn(), wrong = brought ? "" : miscount(game, scenario, seats);
  const linked = made && Object.values(seats).includes("link");
  return html`<main class="lobby"><header class="hero"><h1>Hexarchy</h1><p>${t("lobby-about")}</p></header>
    ${game.lesson.length && !made && !brought ? learnButton(game) : nothing}${game.lists && !made
      ? html`<p><a class="option" href=${`/army?game=${game.id}`}>${t("army-builder")}</a></p>` : nothing}
    ${linked ? linksView() : html`${brought ? importView() : html`${mineView()}
    <section class="card"><h2>${t("choose-game")}</h2><div
      class="cards">${games.map((g) => pick(say(g.title), say(g.about), g === game, () => select(g)))}</div></section>`}
    ${seatingView(game, scenario, seats, (chosen) => { seats = chosen; changed(); })}${brought ? nothing
      : scenarioView()}
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : nothing}
    <div class="start"><div class="torn"
      role="alert">${apart.map((pair) => html`<p class="problem">${clashText(pair)}</p>`)}${wrong
        ? html`<p class="problem">${wrong}</p>` : nothing}</div>
    <button class="option main big" id="begin" ?disabled=${busy || apart.length > 0 || Boolean(wrong)}
      @click=${begin}>${t("begin")}</button></div>${brought ? nothing : importView()}`}</main>`;
}

function scenarioView() {
  return html`<section class="card"><h2>${t("choose-scenario")}</h2><div
    class="cards three">${game.scenarios.map((s) => pick(say(s.title), say(s.about), s.id === scenario,
          () => agree(s.id, {})))}</div></section>
    ${optionsView(game, scenario, options, agree)}${game.outlook.includes(scenario)
      ? html`<section class="card switch"><label><input type="checkbox" id="outlook" .checked=${outlook}
        @change=${(e) => { outlook = e.target.checked; }}><b>${t("outlook-lobby")}</b></label><p>${
          t("outlook-lobby-about")}</p></section>` : nothing}`;
}
