// How far a unit could come, before it is chosen: what each field costs, how it would stand after a wheel, the lane to
// every enemy it
// could charge; and why it cannot come elsewhere. Asked of the server for the unit that moves, or else for the one
// looked at.
import { html, nothing, svg } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { nameOf } from "./counters.js";
import { roads } from "./plans.js";
import { changed, decision, gridOf, shown, store } from "./store.js";
import { SIDE } from "./terrain.js";
import { say } from "./text.js";

const REST = 420; // milliseconds a unit is looked at before its reach is asked for
const KEPT = 60; // units of one moment
/** @type {Map<string, Outreach | null>} null: on its way */ let known = new Map();
let moment = "", timer = 0, waits = "";

/** Does a question about movement hold the unit? */
const subject = () => { const now = decision(); return now?.goals ? now.subject?.piece ?? "" : ""; };
/** @param {string} hex @returns {string} the unit of elements that stands there */
const unitAt = (hex) => shown()?.stacks.find((stack) => stack.elements && (stack.hexes ?? [stack.hex]).includes(hex))
  ?.pieces[0] ?? "";

/** @param {string} piece */
async function send(piece) {
  const stack = shown()?.stacks.find((one) => one.pieces.includes(piece)), now = moment, { hex } = stack ?? {};
  if (!hex || known.has(piece)) return;
  if (known.size > KEPT) known.clear();
  known.set(piece, null);
  const come = await ask(`matches/${store.match}/outreach`, { hex }).catch(() => null);
  if (now !== moment) return;
  if (come) known.set(piece, come); else known.delete(piece);
  changed();
}

/** What is shown: of the unit that moves, or of the one looked at. @param {string} looked its hex
 * @returns {Outreach | null} */
export function reachOf(looked) {
  const now = `${store.match} ${store.token} ${store.scene?.version}`;
  if (now !== moment) [moment, known, waits] = [now, new Map(), ""];
  if (store.past || store.curtain || store.ui.show || !store.scene?.seat) return null;
  const own = subject(), piece = own || (looked ? unitAt(looked) : "");
  if (waits !== piece) {
    waits = piece;
    clearTimeout(timer);
    if (piece && !known.has(piece)) timer = window.setTimeout(() => send(piece), own ? 0 : REST);
  }
  return known.get(piece) ?? null;
}

/** @param {string} hex */
const spot = (hex) => gridOf().centre(hex).map((v) => Number((v * SIDE).toFixed(1)));
/** @param {Outreach} it @param {string} hex */
const laneAt = (it, hex) => { const piece = hex && unitAt(hex); return piece
  ? it.lanes?.find((lane) => lane.piece === piece) : undefined; };

/** The foremost way that leads to a hex. @param {Outreach} it */
const startOf = (it) => { const stack = shown()?.stacks.find((one) => one.pieces.includes(it.piece ?? ""));
  return stack?.elements?.length ? stack : null; };

/** Where lanes begin: the element nearest to where they lead. @param {Stack} stack @param {string} to */
const nearest = ({ elements = [] }, to) => [...elements].sort((a, b) => gridOf().distance(a.hex, to) - gridOf()
  .distance(b.hex, to))[0].hex;

/** Under the counters: costs, and the outlines of wheels. @param {Outreach | null} it */
export function costs(it) {
  const stack = it && startOf(it);
  if (!it || !stack) return nothing;
  const lit = new Set([...roads().map((p) => p.on?.hex), ...(decision()?.options ?? []).map((o) => o.on.hex)]);
  return svg`<g class="costs">${(it.ways ?? []).map(({ on, price, text }) => {
    const [x, y] = spot(on?.hex ?? "");
    return svg`<g class=${lit.has(on?.hex) ? "lit" : ""}
      transform=${`translate(${x} ${y})`}><title>${say(text)}</title><path
        d="M0-36L31-18V18L0 36L-31 18V-18Z"></path><text y="5">${price}</text></g>`;
  })}</g>`;
}

/** A lane as an arrow that ends before who is charged. @param {Stack} from @param {Plan} way @param {string} foe
 * @param {string} paint */
function arrow(from, way, foe, paint) {
  const end = way.on?.hex ?? "", via = way.via ?? [], there = shown()?.stacks.find((one) => one.pieces.includes(foe));
  if (!there?.elements) return nothing;
  const touched = nearest(there, end), points = [nearest(from, via[0] ?? end), ...via, touched]
    .filter((hex, i, all) => hex !== all[i - 1]).map(spot);
  const [a, b] = points.slice(-2), long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
    [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const tip = [b[0] - ux * 18, b[1] - uy * 18], base = [tip[0] - ux * 24, tip[1] - uy * 24];
  const line = `M${points.slice(0, -1).concat([base]).map((p) => p.map((v) => v.toFixed(1))).join("L")}`;
  const head = `M${tip}L${[base[0] - uy * 17, base[1] + ux * 17]}L${[base[0] + uy * 17, base[1] - ux * 17]}Z`,
    [x, y] = a;
  return svg`<g class="lane" data-lane=${foe} .style=${`--lane:${paint}`}><title>${say(way.text)}</title><path
    class="under" d=${line}></path><path class="run" d=${line}></path><path class="head" d=${head}></path>
    <g class="fee" transform=${`translate(${x} ${y})`}><rect x="-21" y="-12" width="42" height="24" rx="12"></rect><text
      y="5">${way.price}</text></g></g>`;
}

/** Over them: the lanes. @param {Outreach | null} it @param {string} pointed */
export function lanes(it, pointed) {
  const stack = it && startOf(it);
  if (!it || !stack) return nothing;
  const paint = store.board?.sides[stack.side]?.paint ?? "#777777", meant = laneAt(it, pointed);
  const shownLanes = (it.lanes ?? []).filter((lane) => lane.way && (!meant?.way || lane === meant));
  return svg`<g class="lanes">${shownLanes.map(({ way, piece }) => arrow(stack, /** @type {Plan} */ (way), piece,
          paint))}</g>`;
}

/** How the unit would stand after the charge that is pointed at. @param {Outreach | null} it @param {string} pointed */
export const charged = (it, pointed) => (it ? laneAt(it, pointed)?.way?.would ?? [] : []);

/** In words: of what is pointed at, or of all. @param {Outreach | null} it @param {string} pointed */
export function reachWords(it, pointed) {
  if (!it?.piece) return nothing;
  const lane = laneAt(it, pointed), way = it.ways?.find((one) => one.on?.hex === pointed),
    own = unitAt(pointed) === it.piece;
  const beyond = it.beyond?.find((one) => one.hexes.includes(pointed));
  const why = lane ? say(lane.way?.text ?? lane.why) : way ? say(way.text) : pointed && !own && !unitAt(pointed)
    && it.ways ? `${pointed}: ${say(beyond?.why ?? it.far)}` : "";
  const open = (it.lanes ?? []).filter((one) => one.way);
  return html`<div class="reach-words"><b>${say(it.title) || nameOf(it.piece)}</b>${why
      ? html`<span class=${lane?.way || way ? "yes" : "no"}>${why}</span>`
    : it.ways ? open.map((one) => html`<span class="yes">→ ${nameOf(one.piece)}: ${one.way?.price}</span>`)
      : html`<span class="no">${say(it.far)}</span>`}</div>`;
}
