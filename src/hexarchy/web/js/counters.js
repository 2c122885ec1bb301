// Counters: colour of the nation, picture filled by armour, mode, homeland and four values; characters with a bust,
// leadership, power and range. Drawn around their own middle, in a square of 48.
import { html, svg } from "../vendor/lit-html.js";
import { picture } from "./pictures.js";
import { store } from "./store.js";
import { say, t } from "./text.js";

export const SIZE = 48;

/** @param {string} piece */
export function faceOf(piece) { return store.board?.faces[piece] ?? null; }

/** @param {string} piece */
export function nameOf(piece) { return say(faceOf(piece)?.name) || piece; }

/** Everything a counter shows, in words. @param {string} piece */
export function describe(piece) {
  const face = faceOf(piece);
  if (!face) return piece;
  const parts = [nameOf(piece), t(`mode-${face.mode}`)];
  if (face.kind === "character") {
    parts.push(t("face-leads", { value: face.leadership ?? "–" }), t("face-magic", { power: face.power, range: face.range }));
    parts.push(t("face-mp", { value: face.values[face.values.length - 1] }));
  } else {
    const [missile, melee, morale, mp] = face.values;
    parts.push(t(`armor-${face.armor}`), t("face-troop", { missile, melee, morale }), t("face-mp", { value: mp }));
  }
  parts.push(face.corner);
  if (face.reconstructed) parts.push(t("face-reconstructed"));
  return parts.join(" · ");
}

/** The face itself. @param {string} piece */
export function counter(piece) {
  const face = faceOf(piece);
  const h = SIZE / 2;
  if (!face) return svg`<rect class="card" x=${-h} y=${-h} width=${SIZE} height=${SIZE} rx="5" fill="#888"></rect>`;
  const dark = face.ink !== "#1a1a1a";
  return svg`
    <rect class="card" x=${-h} y=${-h} width=${SIZE} height=${SIZE} rx="5" fill=${face.paint}></rect>
    <rect class="bevel" x=${-h + 1.3} y=${-h + 1.3} width=${SIZE - 2.6} height=${SIZE - 2.6} rx="4"></rect>
    ${face.kind === "character" ? person(face, dark) : troop(face)}`;
}

/** The homeland. @param {any} face */
function corner(face) { return svg`<text class="home" x="-21" y="8.500" fill=${face.ink} stroke=${face.paint}>${face.corner}</text>`; }

/** @param {any} face */
function troop(face) {
  const armor = face.armor ?? "none";
  return svg`
    <text class="mode" x="-20.500" y="-12" fill=${face.ink}>${face.mode}</text>
    <g transform="translate(4.500 -5) scale(1.120) translate(-12 -12)">
      <path class="picture ${armor}" d=${picture(face.picture)} fill-rule="evenodd"
        fill=${armor === "heavy" ? "#111" : armor === "medium" ? face.paint : "#fff"}
        stroke=${armor === "medium" ? face.ink : armor === "heavy" ? (face.ink === "#1a1a1a" ? "#111" : "#f4ecd8") : "#2a2118"}></path></g>
    ${corner(face)}<rect class="strip" x="-21" y="10" width="42" height="12" rx="2.500"></rect>
    ${face.values.map((/** @type {string} */ value, /** @type {number} */ i) =>
      svg`<text class="value ${i === 3 ? "mp" : ""}" x=${-15.6 + i * 10.4} y="20">${value}</text>`)}
    ${face.reconstructed ? svg`<circle class="dagger" cx="20.500" cy="6.500" r="1.400" fill=${face.ink}></circle>` : ""}`;
}

/** @param {any} face @param {boolean} dark */
function person(face, dark) {
  return svg`
    <rect x="-5" y="-21" width="24" height="29.500" rx="11" fill=${dark ? "#f4ecd8" : "#fff7df"} opacity="0.930"></rect>
    <g transform="translate(7 -4.500) scale(0.920) translate(-12 -12)"><path class="picture bust" d=${picture("person")} fill=${face.paint} stroke="#1a1410"></path></g>
    ${face.leadership ? svg`<path class="lead" d="M-13.500 -22l7 3.800v7.400l-7 3.800l-7-3.800v-7.400Z"></path><text class="rank" x="-13.500" y="-11.200">${face.leadership}</text>` : ""}
    <text class="mode" x="-18" y=${face.leadership ? 0.5 : -11} fill=${face.ink}>${face.mode}</text>${corner(face)}
    <rect class="strip" x="-21" y="10" width="42" height="12" rx="2.500"></rect>
    ${face.power ? svg`<path class="spark" d="M-17.500 11.500l1.200 3.300 3.300 1.200-3.300 1.200-1.200 3.300-1.200-3.300-3.300-1.200 3.300-1.200Z"></path>
      <text class="value" x="-9" y="20">${face.power}</text><text class="value thin" x="1.500" y="20">/${face.range}</text>` : svg`<text class="value thin" x="-11" y="20">–</text>`}
    <text class="value mp" x="15.600" y="20">${face.values[face.values.length - 1]}</text>
    ${face.reconstructed ? svg`<circle class="dagger" cx="20.500" cy="6.500" r="1.400" fill=${face.ink}></circle>` : ""}`;
}

/** A counter as a picture in running text or a box. @param {string} piece @param {string} [cls] */
export function chip(piece, cls = "") {
  return html`<svg class="chip ${cls}" viewBox="-25 -25 50 50" role="img" aria-label=${describe(piece)}><title>${describe(piece)}</title>${counter(piece)}</svg>`;
}
