// What lies between land and counters: lit targets with their cost, the way to one pointed at, and marks.
import { nothing, svg } from "../vendor/lit-html.js";
import { overlayOf } from "./areas.js";
import { EMBLEMS } from "./emblems.js";
import { orderOf } from "./paint.js";
import { drawing } from "./land.js";
import { alone, roadAt, roads } from "./plans.js";
import { decision, gridOf, placesOf, store } from "./store.js";
import { SIDE } from "./terrain.js";
import { say } from "./text.js";

export const MANY = 150; // lit hexes that are drawn as one field

/** @param {string} hex @param {number} [share] */
function outline(hex, share = 1) {
  const grid = gridOf();
  const [x, y] = grid.centre(hex);
  return `M${grid.corners(hex).map(([a, b]) => `${((x + (a - x) * share) * SIDE).toFixed(1)} ${((y + (b - y) * share) * SIDE).toFixed(1)}`).join("L")}Z`;
}

/** @param {Scene} scene */
export function targetLayer(scene) {
  const asked = decision(), { grid, ui } = store;
  if (!grid || !asked) return nothing;
  const preview = asked.options.find((o) => o.action === (ui.confirm ?? ui.preview)) ?? /** @type {any} */ (roadAt(ui.preview));
  const places = placesOf(scene);
  const lit = asked.options.filter((o) => o.on.hex && grid.has(o.on.hex));
  const subject = asked.subject?.hex ?? (asked.subject?.piece && places.get(asked.subject.piece));
  const pointed = preview && (preview.on.hex ?? (preview.on.piece && places.get(preview.on.piece)));
  if (lit.length > MANY) return svg`<g class="target field"><path d=${lit.map((o) => outline(/** @type {string} */ (o.on.hex), 0.93)).join("")}></path></g>${pointed ? svg`<path class="pointed-hex" d=${outline(pointed, 0.97)}></path>` : nothing}`;
  return svg`
    <path class="within" d=${roads().map((p) => outline(/** @type {any} */ (p.on).hex, 0.93)).join("")}></path>
    ${subject && grid.has(subject) ? svg`<path class="subject" d=${outline(subject, 0.96)}></path>` : nothing}
    ${lit.map((o) => svg`<g class="target ${o === preview ? "pointed" : ""} ${alone(o) ? "alone" : ""}" data-hex=${o.on.hex} data-action=${o.action} role="button" tabindex="-1" aria-label=${say(o.text)}>
        <title>${say(o.text)}</title><path d=${outline(/** @type {string} */ (o.on.hex), 0.93)}></path></g>`)}
    ${preview && subject && preview.on.hex ? way(subject, preview) : nothing}
    ${[...lit.filter((o) => !alone(o)), ...(preview && !lit.includes(preview) && preview.on.hex ? [preview] : [])].map((o) => coin(o, preview))}
    ${pointed && grid.has(pointed) ? svg`<path class="pointed-hex" d=${outline(pointed, 0.97)}></path>` : nothing}`;
}

/** What a lit hex costs; along the way pointed at they stand out. @param {Option} o @param {Option} [preview] */
function coin(o, preview) {
  const [x, y] = gridOf().centre(String(o.on.hex)).map((v) => v * SIDE);
  if (o.cost === undefined) return svg`<circle class="dot" cx=${x} cy=${y} r="6"></circle>`;
  const on = preview?.via?.includes(/** @type {string} */ (o.on.hex));
  return svg`<g class="price ${on ? "on" : ""}"><circle class="coin" cx=${x} cy=${y + 1} r=${on ? 13 : 11}></circle><text x=${x} y=${y + 6}>${o.cost}</text></g>`;
}

/** @param {string} from @param {any} option */
function way(from, option) {
  const grid = gridOf();
  const steps = [from, ...(option.via?.length ? option.via : [option.on.hex])];
  if (steps[steps.length - 1] !== option.on.hex) steps.push(option.on.hex);
  const points = steps.filter((hex) => grid.has(hex)).map((hex) => grid.centre(hex).map((v) => (v * SIDE).toFixed(1)).join(" "));
  return svg`<path class="way under" d=${`M${points.join("L")}`}></path><path class="way" d=${`M${points.join("L")}`}></path>`;
}

/** Signs of marks around the upper left corner of a hex. @type {Record<string, any>} */
const MARKS = {
  siege: svg`<path class="siege" d="M-31 8L-31 -8M31 8L31 -8" ></path><circle class="siege-ring" r="33"></circle>`,
  battle: svg`<g transform="translate(-27 -16)"><circle class="badge" r="10"></circle><path class="blades" d="M-5.5 -5.5L5.5 5.5M5.5 -5.5L-5.5 5.5M-6 2l4 4M6 2l-4 4"></path></g>`,
};

/** @param {Scene} scene */
export function markLayer(scene) {
  const grid = store.grid;
  if (!grid) return nothing;
  return scene.marks.filter((m) => grid.has(m.hex)).map((mark) => {
    const [x, y] = grid.centre(mark.hex).map((v) => v * SIDE);
    const sign = mark.kind === "control" ? flag(mark.side ?? "") : drawing(store.board, `mark-${mark.kind}`) ?? MARKS[mark.kind] ?? MARKS.battle;
    return svg`<g class="mark ${mark.kind}" transform=${`translate(${x} ${y})`}><title>${say(mark.text)}</title>${sign}</g>`;
  });
}

/** What lies over the map: at all times, and on request. @param {Scene} scene */
export function overlayLayer(scene) {
  const laid = overlayOf(scene), spot = (/** @type {string} */ hex) => gridOf().centre(hex).map((v) => (v * SIDE).toFixed(1));
  return [...(scene.overlays ?? []).filter((o) => o.paint), ...(laid && !laid.paint ? [laid] : [])].flatMap((o) => o.entries.map((e) => svg`<g class="overlay ${o.paint ? "wash" : o.id} side-${e.side} nth-${orderOf(e.side)}" fill=${o.paint || nothing}><path d=${e.hexes.map((hex) => outline(hex, o.paint ? 1.01 : 0.9)).join("")}></path>
    ${e.links?.map(([a, b]) => svg`<path class="link" d=${`M${spot(a)}L${spot(b)}`}></path>`)}
    ${e.sign ? e.hexes.map((hex) => { const [x, y] = gridOf().centre(hex); return svg`<text x=${x * SIDE} y=${y * SIDE + 5}>${e.sign}</text>`; }) : nothing}</g>`));
}

/** Whose place it is: colour, and the emblem or a shape of flag for each side. @param {string} side */
export function flag(side) {
  const look = store.board?.sides[side], emblem = EMBLEMS[look?.emblem ?? ""];
  if (look && emblem) return svg`<g transform="translate(25 -29)"><path class="pole" d="M0 -1V21"></path><path class="flag" d="M0 0Q5 -2 10 0T20 0V14Q15 16 10 14T0 14Z" fill=${look.paint}></path><path transform="translate(10 7) scale(0.46) translate(-12 -12)" d=${emblem} fill=${look.ink}></path></g>`;
  const shape = ["M0 0L17 5L0 10Z", "M0 0H17L12 5L17 10H0Z", "M0 0H15V10H0Z"][orderOf(side) % 3];
  return svg`<g transform="translate(25 -27)"><path class="pole" d="M0 -1V19"></path><path class="flag" d=${shape} fill=${look?.paint ?? "#777"}></path></g>`;
}
