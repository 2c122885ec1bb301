// The others' turn, played on the board: pieces glide, arrows and ghosts stay until the player acts. The clock of a beat is an
// animation of the browser, which can be halted, hurried and ended.
import { html, nothing, render, svg } from "../vendor/lit-html.js";
import { goOn } from "./act.js";
import { askedHex, centreOn, embrace, nearAction } from "./board.js";
import { tool } from "./buttons.js";
import { counter, faceOf } from "./counters.js";
import { diceView } from "./log.js";
import { footprint } from "./parts.js";
import { calm } from "./prefs.js";
import { changed, decision, ended, fighting, find, gridOf, setUi, store } from "./store.js";
import { beatsOf, drawnFrom, haste, kindOf, length, MOST, placeOf, sideOf, since, theirTurn } from "./tale.js";
import { SIDE } from "./terrain.js";
import { say, t } from "./text.js";

/** @type {Animation | null} */ let clock = null;
let spent = 0, whose = -1, speed = 1; // milliseconds of all, since which own action; times as fast as usual
const layer = () => find("g.moving");
/** @param {string} piece */
const picture = (piece) => footprint.here?.unitOf(piece) ?? counter(piece);
/** @param {string} hex */
const spot = (hex) => gridOf().centre(hex).map((v) => v * SIDE);

/** The table before what is still to be played: pieces stand where they go from. @param {Beat[]} left the first is being played @returns {Scene} */
function before(left) {
  const now = /** @type {Scene} */ (store.past ?? store.scene), /** @type {Map<string, string>} */ places = new Map();
  for (const { way, hex, pieces, gone } of [...left].reverse()) for (const piece of [...pieces, ...gone]) places.set(piece, way?.[0] ?? hex);
  /** @type {Stack[]} */ const stacks = now.stacks.map((s) => ({ ...s, pieces: s.pieces.filter((p) => !places.has(p)) })).filter((s) => s.pieces.length);
  for (const [piece, hex] of places) {
    const own = now.stacks.find((s) => s.pieces.includes(piece)), { side, whole } = own ?? { side: faceOf(piece)?.side ?? "", whole: true }, there = stacks.find((s) => s.hex === hex && s.side === side);
    if (left[0]?.pieces.includes(piece)) continue;
    if (own?.elements) stacks.push(footprint.here?.carried(own, hex) ?? own);
    else if (there) there.pieces = [...there.pieces, piece];
    else stacks.push({ hex, side, pieces: [piece], whole });
  }
  return { ...now, stacks, boxes: now.boxes.filter((b) => b.id !== "battle") };
}

/** @param {Line[]} lines */
export function play(lines) {
  const beats = beatsOf(lines), { show } = store.ui;
  if (!beats.length) return;
  if (show) {
    show.beats.push(...beats);
    embraceAll(show.beats);
    return;
  }
  clock?.cancel();
  if (whose !== store.scene?.acted) spent = 0;
  whose = store.scene?.acted ?? 0;
  setUi({ show: { scene: before(beats), beats, at: -1, paused: false }, open: null, why: null });
  embraceAll(beats);
  next();
}

/** Have all of it in view. @param {Beat[]} beats */
export const embraceAll = (beats) => embrace(beats.flatMap((beat) => beat.way ?? beat.hex));

function next() {
  const { show } = store.ui;
  if (!show) { render(nothing, layer()); return; } // another has sat down
  const left = show.beats.slice(++show.at), [beat] = left;
  if (!beat || spent >= MOST) { end(); return; }
  const { way, hex, side, pieces } = beat, rate = haste(left, MOST - spent);
  spent += length(beat) / rate;
  show.scene = before(left);
  centreOn(hex, { lazy: true });
  render(way ? svg`<g class="mover">${pieces[0] ? picture(pieces[0]) : svg`<circle r="7"></circle>`}</g>` : svg`<circle class="flash side-${side}" r="34"></circle>`, layer());
  const transform = (way ?? [hex, hex]).map((one, i) => `translate(${spot(one).join("px,")}px) scale(${way ? 1 : 0.4 + i})`);
  clock = /** @type {Animation} */ (layer().firstElementChild.animate({ transform }, length(beat)));
  clock.playbackRate = rate * speed;
  if (show.paused) clock.pause();
  clock.onfinish = next;
  changed();
}

/** The present again. */
export function end() {
  setUi({ show: null });
  clock?.cancel();
  render(nothing, layer());
  lookAround();
  goOn();
}

/** To a fight, or the place a question is about, with far targets; else to what is drawn of the others' moves; else to where one can act. */
export function lookAround() {
  const { show, drag } = store.ui, over = ended(), about = over ? placeOf(over.line) : askedHex(), hex = about || nearAction(), drawn = played();
  if (show || drag) return;
  if (!about && !fighting() && drawn.some((beat) => beat.way)) embraceAll(drawn);
  else if (hex) {
    const lit = decision()?.options.flatMap((o) => o.on.hex ?? []) ?? [];
    if (about && lit.length && lit.every((to) => gridOf().distance(to, about) > 3)) embrace([about, ...lit]);
    else centreOn(hex, { lazy: true });
  }
}

export function pause() {
  const { show } = store.ui;
  if (!show) return;
  show.paused = !show.paused;
  if (show.paused) clock?.pause();
  else clock?.play();
  changed();
}

function hurry() {
  const faster = speed < 4 ? speed * 2 : 0.5;
  clock?.updatePlaybackRate((clock.playbackRate / speed) * faster);
  speed = faster;
  changed();
}

/** Their turn once more; where nothing should move, its arrows. */
export function again() {
  const [from, to] = theirTurn(), lines = since(from, to);
  if (store.ui.show) end();
  spent = 0;
  setUi({ again: [from, to, store.scene?.acted ?? 0] });
  if (calm()) embraceAll(beatsOf(lines));
  else play(lines);
}

/** What is played now, and how to halt it. */
export function showBar() {
  const { show } = store.ui, line = show?.beats[show.at]?.line, rate = t("show-speed", { speed });
  if (!show || !line) return nothing;
  return html`<div class="replay show" role="group" aria-label=${t("show")}><p class="side-${sideOf(line)}">${line.dice ? diceView(line.dice) : nothing}<span>${say(line.text)}</span></p>
    ${show.paused ? tool("▶", "replay-play", pause) : tool("❚❚", "replay-pause", pause)}<button class="tool" aria-label=${rate} title=${rate} @click=${hurry}>×${speed}</button>
    <button class="option main" @click=${end}>${t("show-skip")}</button></div>`;
}

/** @type {[any, number, number, Beat[]]} */ let kept = [null, 0, 0, []];

/** What was played, or would have been: in the past, of that turn. */
function played() {
  const { show, again: asked } = store.ui, { past, scene, log } = store;
  if (show) return show.beats.slice(0, show.at + 1);
  const [from, to] = past ? [theirTurn()[0], past.version] : asked?.[2] === scene?.acted && asked || [drawnFrom(), Infinity];
  if (kept[0] !== log || kept[1] !== from || kept[2] !== to) kept = [log, from, to, beatsOf(since(from, to))]; // drawn often
  return kept[3];
}

/** Where pieces came from, each once. */
export const ghosts = () => played().map(({ way, pieces }, i, all) => (way && pieces[0] && all.findIndex((beat) => beat.way && beat.pieces[0] === pieces[0]) === i ? svg`<g class="was" transform=${`translate(${spot(way[0])})`}>${picture(pieces[0])}</g>` : nothing));

/** What befell something. @type {Record<string, string>} */
export const SIGNS = { lost: "✕", slain: "⚔", captured: "⊗", taken: "⚑", fallen: "⚑", freed: "✦", joined: "✚", points: "★" };

/** @param {number[]} one @param {number[]} other */
const middle = (one, other) => one.map((v, i) => (v + other[i]) / 2);

/** Arrows, and signs of what befell a hex. */
export const arrows = () => played().map(({ way, hex, side, lines }) => {
  const tally = lines.map(kindOf).filter(Boolean).pop(), [x, y] = spot(hex);
  if (!way) return tally ? svg`<g class="befell ${tally}" transform=${`translate(${x + 21} ${y + 19})`}><circle r="10"></circle><text y="5">${SIGNS[tally]}</text></g>` : nothing;
  const points = way.map(spot), [a, b] = points[points.length - 2], far = Math.hypot(x - a, y - b) || 1, dx = (x - a) / far, dy = (y - b) / far;
  const [fx, fy] = points[points.length - 1] = [x - dx * 33, y - dy * 33], bends = points.slice(1, -1).map(([px, py], i) => `L${middle(points[i], [px, py])}Q${px} ${py} ${middle([px, py], points[i + 2])}`);
  const shaft = `M${points[0]}${bends.join("")}L${fx} ${fy}`, head = `M${x - dx * 20} ${y - dy * 20}L${fx - dy * 9} ${fy + dx * 9}L${fx + dy * 9} ${fy - dx * 9}Z`;
  return svg`<g class="arrow side-${side}" data-from=${way[0]} data-to=${hex}><path class="under" d=${shaft + head}></path><path d=${shaft}></path><path class="head" d=${head}></path></g>`;
});
