// What has happened meanwhile: it is played, a fight that is over keeps its board, dice are shown, and all is summed up.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { lastField } from "./battle.js";
import { centreOn } from "./board.js";
import { cross } from "./buttons.js";
import { chip } from "./counters.js";
import { named } from "./emblems.js";
import { diceView, throwView, told } from "./log.js";
import { curtain, footprint } from "./parts.js";
import { calm } from "./prefs.js";
import { again, end, lookAround, play, SIGNS } from "./show.js";
import { changed, drawnThen, ended, find, setUi, store } from "./store.js";
import { beatsOf, beginning, GONE, kindOf, placeOf, sideOf, since, theirTurn } from "./tale.js";
import { placeName, say, t } from "./text.js";
import { ruleLink } from "./why.js";

export * from "./show.js";

const STAYS = 9000; // milliseconds
const SMALL = "(max-width: 760px), (max-height: 540px)"; // there the digest is one line, so that the question is seen
const KINDS = ["fallen", "lost", "slain", "captured", "taken", "freed", "joined", "points"];
/** @type {Scene | null} the last that was told */ let last = null;
/** @type {Map<string, Line>} the moves that were told by then */ let ways = new Map();

/** What is new. A move of before that has gone on is told from there, one that others have joined of those. @param {number} heard @param {boolean} first */
function fresh(heard, first) {
  const before = first ? new Map() : ways;
  ways = new Map();
  return since(-1).flatMap((line) => {
    const { n, from, to = "", via = [], pieces = [], piece } = line, id = `${n} ${from} ${piece ?? pieces[0]}`, old = before.get(id);
    if (from && to) ways.set(id, line); // a die may tell where a shot came from: no move
    if (!old) return n > heard ? line : [];
    if (old.to !== to) return { ...line, from: old.to, via: via.slice(via.indexOf(old.to) + 1) };
    const more = pieces.filter((one) => !old.pieces?.includes(one));
    return more.length ? { ...line, pieces: more } : [];
  });
}

/** A scene has come: tell the player who sits here what is new. */
export function news() {
  const scene = /** @type {Scene} */ (store.scene), { seat, acted } = scene, before = last?.seat === seat ? last : null, heard = before?.version ?? acted;
  if (store.curtain) return;
  last = scene;
  const now = fresh(heard, !before), theirs = now.filter((l) => !seat || l.n > acted), fights = scene.boxes.some((b) => b.id === "battle");
  if (before && seat && acted > before.acted) {
    store.ui.notices = []; // who acts has read them
    if (store.ui.show) end();
  }
  const seen = beatsOf(theirs).some((beat) => beat.way || beat.line.tally), shows = seen && !(calm() || store.past || store.ui.rest || fights);
  if (shows) play(theirs);
  else if (seen && !store.past) lookAround();
  if (before) notice(now.filter((l) => l.dice && !(shows && theirs.includes(l)) && !fightOf(l).length));
  const over = before ? now : since(Math.max(acted - 1, readUpTo())); // a page that was opened again: also what one's own last act ended
  for (const line of over.filter((l) => l.closes && l.hex)) hold(line, before?.version === line.n - 1 ? before : null);
}

/** A fight is over: what came of it stays; its board comes with the scene before, where that must be asked for. @param {Line} line @param {Scene | null} then */
async function hold(line, then) {
  const fight = { line, scene: then };
  setUi({ ended: [...store.ui.ended, fight] });
  lookAround();
  fight.scene ??= await ask(`matches/${store.match}/at/${line.n - 1}`).catch(() => null);
  changed();
}

/** The fight a line belongs to, from the line that opened it on; nothing, if it is over by then. @param {Line} line */
function fightOf(line) {
  const told = since(-1), at = told.indexOf(line), past = told.slice(0, at), open = past.findLastIndex((l) => l.opens);
  return open > past.findLastIndex((l) => l.closes) ? told.slice(open, at + 1) : [];
}

/** The last first; those that fell together as one. @param {Line[]} lines */
const groups = (lines) => footprint.here?.together([...lines].reverse()) ?? lines.map((l) => [l]).reverse();

/** @param {Line[]} lines */
function notice(lines) {
  if (lines.length) setTimeout(() => setUi({ notices: store.ui.notices.filter((l) => !lines.includes(l)) }), STAYS);
  store.ui.notices = groups([...store.ui.notices, ...lines]).slice(0, 4).flat().reverse();
}

/** To its place on the map and in the log. @param {Line} line */
function goTo(line) {
  const hex = placeOf(line);
  setUi({ tab: "log", filter: "", cursor: hex || null, line });
  if (hex) centreOn(hex, { lazy: true });
  drawnThen(() => find(".line.wanted")?.scrollIntoView({ block: "nearest" }));
}

/** @param {Line} line */
const link = (line) => html`<button class="goto" @click=${() => goTo(line)}>${told(line)}</button> ${line.rule ? ruleLink(line.rule, true) : nothing}`;
/** @param {Line[]} lines */
const list = (lines) => html`<ul class="told">${lines.map((l) => html`<li class="line side-${sideOf(l)}">${l.piece ? chip(l.piece, "tiny") : nothing}<span>${link(l)}</span></li>`)}</ul>`;
/** @param {Line} l */
const dieView = (l) => html`${diceView(l.dice ?? [])}<div>${link(l)}${throwView(l)}</div>`;

/** Dice that have just fallen, outside of fights: the last one first. */
export function noticesView() {
  const { notices } = store.ui;
  return html`<ul class="notices">${groups(notices).map((of) => html`<li class="fresh side-${sideOf(of[0])}">${cross(() => setUi({ notices: notices.filter((one) => !of.includes(one)) }))}${of.length > 1 ? footprint.here?.volley(of) : dieView(of[0])}</li>`)}</ul>`;
}

/** What the others did since this seat's last turn: by what came of it, or by player where there are several. */
export function digestView() {
  const { scene, past, ui } = store;
  if (!scene?.decision || past || ui.show || !beginning()) return nothing;
  const [from, to] = theirTurn(), lines = since(from, to), tallied = lines.filter((l) => l.tally), moves = beatsOf(lines).filter((beat) => beat.way);
  if (ui.digest === to || !(tallied.length + moves.length)) return nothing;
  const { players = {}, seat } = scene, sides = [...new Set(Object.values(players).map((p) => p.side))].filter((side) => side !== players[seat ?? ""]?.side);
  const count = (/** @type {typeof moves} */ of) => t("digest-moves", { count: of.length });
  /** @type {[unknown, Line[]][]} */ const parts = sides.length > 1 ? sides.map((side) => [html`${named(side)} ${count(moves.filter((m) => m.side === side))}`, tallied.filter((l) => sideOf(l) === side)])
    : KINDS.map((tally) => [t(`digest-${tally}`), tallied.filter((l) => kindOf(l) === tally)]);
  const signs = KINDS.map((kind) => [kind, tallied.filter((l) => kindOf(l) === kind).length]).filter(([, many]) => many);
  return html`<section class="digest" aria-label=${t("digest")}>${cross(() => setUi({ digest: to }))}<details ?open=${!matchMedia(SMALL).matches}><summary><h2>${t("digest")}</h2> <small class="dim">${moves.length ? count(moves) : nothing}${signs.map(([kind, many]) => html` <span title=${t(`digest-${kind}`)}>${SIGNS[kind]} ${many}</span>`)}</small></summary>
    ${parts.map(([title, part]) => (part.length || sides.length > 1 ? html`<h3>${title}</h3>${list(part)}` : nothing))}<button class="option quiet" data-again @click=${again}>▷ ${t("show-again")}</button></details></section>`;
}

/** A fight that is over, until the player goes on: what came of it, its board as it was last, its last dice. */
export function endedBoard() {
  const { line, scene } = /** @type {Ended} */ (ended()), { hex } = line, fight = fightOf(line);
  const title = t("ended", { place: placeName(hex) || hex || "" }), later = since(line.n - 1).filter((l) => l.hex === hex && !fight.includes(l)), came = [...fight, ...later].filter((l) => l.tally && l !== line);
  return html`<section class="battle ended" aria-label=${title}><header><h2>⚔ ${title}</h2><button class="option main" data-continue @click=${goFurther}>${t("continue")}</button></header>
    <p class="outcome side-${sideOf(line)}">${say(line.text)}</p>${list(came)}
    ${scene ? lastField(scene, hex, came.filter((l) => GONE.test(l.tally ?? "")).map((l) => l.piece)) : nothing}
    <ul class="recent">${fight.filter((l) => l.dice).slice(-3).reverse().map((l) => html`<li>${dieView(l)}</li>`)}</ul></section>`;
}

/** Where this tab keeps which end of a fight this seat has read. */
const mark = () => `hexarchy.read.${store.match}.${store.scene?.seat}`;
const readUpTo = () => { try { return Number(sessionStorage.getItem(mark()) ?? -1); } catch { return -1; } };

export function goFurther() {
  const read = ended(), left = store.ui.ended.filter((fight) => fight !== read);
  if (!read) return;
  try { if (!left.some((fight) => fight.line.n === read.line.n)) sessionStorage.setItem(mark(), String(read.line.n)); } catch { /* shown once more after a reload */ }
  setUi({ ended: left });
  lookAround();
  curtain.here?.lookAround();
}
