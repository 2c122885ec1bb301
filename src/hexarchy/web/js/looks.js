// Looking at the map: the zones around a unit and its arc of fire, and the line of sight from one field to another with
// what is
// in its way. A unit is looked at when the pointer rests on it or the cursor stands on it; the spyglass looks from
// where it was laid.
import { html, nothing, svg } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { hexAt } from "./board.js";
import { overlayTool } from "./buttons.js";
import { frame } from "./camera.js";
import { charged, costs, lanes, reachOf, reachWords } from "./lanes.js";
import { changed, decision, gridOf, placesOf, shown, store } from "./store.js";
import { SIDE } from "./terrain.js";
import { say, t } from "./text.js";

const REST = 260, GLIDE = 90; // milliseconds the pointer rests before a unit is looked at, and before a line is
const KEPT = 200; // looks of one moment
const SHOOTING = /^(shot|declare|blow|breathe|gun|target)/;
/** @type {Map<string, Look>} */ let known = new Map();
const EYE = html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path
  d="M1 12Q12 0 23 12Q12 24 1 12Z" fill="none" stroke="currentColor" stroke-width="2"></path><circle cx="12" cy="12"
    r="4" fill="currentColor"></circle></svg>`;
let moment = "", pointed = "", card = "", timer = 0, laid = "", spying = false;

/** Where a line is looked along from: the spyglass, or who is asked to shoot. @param {string} to */
function eye(to) {
  if (spying) return laid;
  const asked = decision(), { piece = "" } = asked?.subject ?? {},
    own = shown()?.stacks.find((stack) => stack.pieces.includes(piece));
  if (!own?.elements || !SHOOTING.test(asked?.key ?? "")) return "";
  return own.elements.map((one) => one.hex).sort((a, b) => gridOf().distance(a, to) - gridOf().distance(b, to))[0];
}

/** Where a piece stands whose card, or answer, is pointed at. */
function carded() {
  const piece = card || (decision()?.options.find((o) => o.action === store.ui.preview)?.on.piece ?? "");
  return piece ? shown()?.stacks.find((stack) => stack.elements && stack.pieces.includes(piece))?.hex ?? "" : "";
}

/** The hex that is meant: under the pointer, of a card, or of the cursor. */
const meant = () => pointed || carded() || (store.ui.cursor ?? "");
/** @param {string} hex */
const stands = (hex) => shown()?.stacks.some((stack) => stack.elements && (stack.hexes ?? [stack.hex]).includes(hex));

/** What is looked at now. @returns {[string, string] | null} */
function wanted() {
  const hex = meant(), from = hex && eye(hex);
  if (!hex || store.past || store.curtain || store.ui.show || !store.scene?.seat || !store.grid?.has(hex)) return null;
  if (from && from !== hex && store.grid.has(from)) return [from, hex];
  return stands(hex) ? [hex, ""] : null;
}

/** Ask for a look we do not have. */
async function look() {
  const now = `${store.match} ${store.scene?.version}`, at = wanted();
  if (now !== moment || known.size > KEPT) known = new Map();
  moment = now;
  if (!at || known.has(at.join())) return;
  const [from, to] = at, come = await ask(`matches/${store.match}/look`, { from, ...(to ? { to } : {}) })
    .catch(() => null);
  if (come && now === moment) { known.set(at.join(), come); changed(); }
}

/** @returns {Look | undefined} */
const found = () => { const at = wanted(); return at && moment === `${store.match} ${store.scene?.version}`
  ? known.get(at.join()) : undefined; };

frame.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || event.buttons) return;
  const hex = /** @type {Element} */ (event.target).closest(".zooms, .mini, .fan") ? ""
    : hexAt(event.clientX, event.clientY) ?? "";
  if (hex === pointed) return;
  const before = found();
  pointed = hex;
  clearTimeout(timer);
  timer = window.setTimeout(look, hex && eye(hex) ? GLIDE : REST);
  if (before || found()) changed();
});
frame.addEventListener("pointerleave", () => { pointed = ""; clearTimeout(timer); changed(); });

// A card shows its unit on the map: while the pointer rests on it; by touch until another is tapped.
document.addEventListener("pointerover", (event) => {
  const { card: piece = "" } = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target)
    .closest?.("[data-card]"))?.dataset ?? {};
  if (piece === card || (event.pointerType !== "mouse" && !piece)) return;
  card = piece;
  clearTimeout(timer);
  timer = window.setTimeout(look, GLIDE);
  changed();
});

/** The spyglass is laid where the cursor stands, or put away. */
function spy() {
  const subject = placesOf(shown()).get(decision()?.subject?.piece ?? "");
  spying = !spying;
  laid = spying ? store.ui.cursor ?? subject ?? "" : "";
  changed();
}

let cursor = "", answer = "";
/** How far what is looked at could come. */
const reach = () => (spying ? null : reachOf(stands(meant()) ? meant() : ""));

/** The tool, and what is seen in words. */
export function spyglass() {
  if (!store.scene?.seat || store.past) return nothing;
  if (cursor !== (store.ui.cursor ?? "") || answer !== (store.ui.preview ?? "")
    || moment !== `${store.match} ${store.scene.version}`) {
    cursor = store.ui.cursor ?? "";
    answer = store.ui.preview ?? "";
    if (spying && !laid) laid = cursor;
    look();
  }
  const it = found(), { line } = it ?? {}, far = reach();
  return html`${overlayTool(EYE, t("spyglass"), "sight", spying, spy)}
    ${line ? html`<p class="laid sight"
        role="status"><b>${line.from} → ${line.to}</b> ${say(line.text)}${line.hidden_by.map(({ hex, text }) =>
            html`<br>${hex}: ${say(text)}`)}</p>`
    : spying ? html`<p class="laid sight" role="status">${laid ? t("spyglass-to", { hex: laid })
        : t("spyglass-from")}</p>`
    : it?.bands || far ? html`<div
      class="laid bands">${it?.bands
        ? html`${far?.title ? nothing : html`<b>${say(it.title)}</b>`}${it.bands.map(({ kind, text }) => html`<span
                class="band ${kind}"><i></i>${say(text)}</span>`)}` : nothing}${reachWords(far, pointed)}</div>`
                  : nothing}`;
}

/** @param {string} hex @param {number} share */
const outline = (hex, share) => { const [x, y] = gridOf().centre(hex);
  return `M${gridOf().corners(hex)
      .map(([a, b]) => `${((x + (a - x) * share) * SIDE).toFixed(1)} ${((y + (b - y) * share) * SIDE).toFixed(1)}`)
        .join("L")}Z`; };

/** The sides of hexes that have none of their own beyond them. @param {string[]} hexes */
export function rim(hexes) {
  const grid = gridOf(), own = new Set(hexes);
  return hexes.map((hex) => grid.corners(hex).map((p, d, all) => {
    const q = all[(d + 1) % 6];
    return own.has(grid.neighbour(hex, d) ?? "") ? ""
      : `M${p.map((v) => (v * SIDE).toFixed(1))}L${q.map((v) => (v * SIDE).toFixed(1))}`;
  }).join("")).join("");
}

/** Under the counters: the fields around a unit. */
export function bands() {
  const far = reach(), all = found()?.bands ?? [], ranges = all.filter((band) => band.kind === "range");
  return [costs(far), ...all.map(({ kind, hexes, sign, text }) => {
    const nth = ranges.findIndex((band) => band.hexes === hexes), far = hexes[Math.floor(hexes.length / 2)],
      [x, y] = gridOf().centre(far);
    return svg`<g class="band ${kind} nth-${nth}"><title>${say(text)}</title><path
      d=${hexes.map((hex) => outline(hex, kind === "range" ? 1.01 : 0.9)).join("")}></path>
      ${sign ? svg`<path class="rim" d=${rim(hexes)}></path><g transform=${`translate(${x * SIDE} ${y * SIDE})`}><circle
          r="12"></circle><text y="5">${sign}</text></g>` : nothing}</g>`;
  })];
}

/** Over the counters: lanes of charges, and how the unit would stand at the end of the one pointed at. */
export const chargeLanes = () => { const it = reach(); return { lanes: lanes(it, pointed), would: charged(it, pointed),
    wheels: it?.wheels ?? [], piece: it?.piece ?? "" }; };

/** Over them: the line, and what is in its way. */
export function sightline() {
  const { line } = found() ?? {}, grid = gridOf(), spot = (/** @type {string} */ hex) => grid.centre(hex)
    .map((v) => v * SIDE);
  const pole = spying && laid && grid.has(laid) ? svg`<path class="eye-at" d=${outline(laid, 0.9)}></path>` : nothing;
  if (!line) return pole;
  const [a, b] = [spot(line.from), spot(line.to)];
  return svg`${pole}<g class="sightline ${line.seen}"><path class="under" d=${`M${a}L${b}`}></path><path
    d=${`M${a}L${b}`}></path><circle cx=${a[0]} cy=${a[1]} r="5"></circle><circle cx=${b[0]} cy=${b[1]} r="9"></circle>
    ${line.hidden_by.map(({ hex, text }, i) => { const [x, y] = spot(hex);
          return svg`<g class="in-the-way" transform=${`translate(${x} ${y})`}><title>${say(text)}</title><path
            d="M-9-9L9 9M9-9L-9 9"></path>${say(text) === say(line.hidden_by[i + 1]?.text) ? nothing
              : svg`<text y="26">${say(text)}</text>`}</g>`; })}</g>`;
}
