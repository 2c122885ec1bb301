// What lay face down is turned up: a moment of its own. The marks turn over on the map, one after the other, and a list
// says which.
import { html, nothing } from "../vendor/lit-html.js";
import { cross } from "./buttons.js";
import { frame } from "./camera.js";
import { chip, nameOf } from "./counters.js";
import { named } from "./emblems.js";
import { drawing } from "./land.js";
import { goTo } from "./board.js";
import { changed, stands, store } from "./store.js";
import { sideOf } from "./tale.js";
import { say, t } from "./text.js";

const STAYS = 20000; // milliseconds
/** @type {Line[]} */ let lines = [];
let match = "", heard = 0, acted = 0, timer = 0;

function close() {
  lines = [];
  frame.classList.remove("turning");
  clearTimeout(timer);
  changed();
}

/** Is something new turned up? What the page opens with is not, and who acts has read it. */
function listen() {
  const { scene } = store;
  if (!scene) return;
  if (match !== `${store.match} ${scene.seat}`) [match, heard, lines] = [`${store.match} ${scene.seat}`, scene.version,
    []];
  const now = scene.version > heard ? store.log.filter((l) => l.sign && l.n > heard && stands(l)) : [];
  if (lines.length && !now.length && scene.acted > acted) close();
  if (now.length > 1) {
    lines = now;
    acted = scene.acted;
    frame.classList.add("turning");
    clearTimeout(timer);
    timer = window.setTimeout(close, STAYS);
  }
  heard = Math.max(heard, scene.version);
}

/** @param {Line} line @param {number} i */
const row = ({ piece = "", sign, text, hex }, i) => {
  const at = hex ?? store.scene?.stacks.find((stack) => stack.pieces.includes(piece))?.hex;
  return html`<li .style=${`--late:${i * 90}ms`}><svg class="chip turns" viewBox="-13 -13 26 26"
    aria-hidden="true">${drawing(store.board, `mark-${sign}`)}</svg>
    ${chip(piece, "tiny")}<button class="goto" @click=${() => { if (at) goTo(at); }}>${say(text)}</button></li>`;
};

/** The list, side by side. */
export function revealed() {
  listen();
  if (!lines.length || store.past || store.curtain) return nothing;
  const sides = [...new Set(lines.map(sideOf))];
  return html`<section class="revealed" role="status"
    aria-label=${t("orders-up")}><h3>${t("orders-up")} ${cross(close)}</h3><div>${sides.map((side) => html`<div
          class="side-${side}"><h4>${named(side)}</h4><ul>${lines.filter((l) => sideOf(l) === side)
            .map(row)}</ul></div>`)}</div></section>`;
}

document.addEventListener("keydown", ({ key }) => { if (key === "Escape" && lines.length) close(); });
