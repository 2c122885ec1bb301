// Counters, all that stands on them given by the board: paint, a picture in one of three fillings, a letter, a tag, a badge,
// and figures in a strip. Drawn around their own middle, in a square of 48.
import { html, svg } from "../vendor/lit-html.js";
import { EMBLEMS } from "./emblems.js";
import { isPale } from "./paint.js";
import { prefs } from "./prefs.js";
import { shown, store } from "./store.js";
import { say } from "./text.js";

export const SIZE = 48;

/** @param {string} piece */
export function faceOf(piece) { return store.board?.faces[shown()?.turned?.includes(piece) ? `${piece}~` : piece] ?? null; }

/** Pictures on counters, in a square of 24; the letters and figures around them say the same. @type {Record<string, string>} */
const PICTURES = {
  shield: "M4 3q8 3 16 0v8q0 7-8 11q-8-4-8-11Z",
  "horse-head": "M8 22q0-5 3-8q-3 1-5 3q-2 .5-3-1.5q1-4 4-8q1.5-3 5-4l1-2.5l1.5 2q6 2 6.5 10q.3 5-1 9Z",
  wings: "M12 20q-1.5-5-5-6q-4-1-6-5q3 .5 4.5 0q-2.5-2-3-5q4 2.5 6.5 3q2.5 1 3 4q.5-3 3-4q2.5-.5 6.5-3q-.5 3-3 5q1.5.5 4.5 0q-2 4-6 5q-3.5 1-5 6Z",
  birds: "M2 7q4-2 6 2q2-4 6-2q-4 0-6 5q-2-5-6-5ZM10 15q4-2 6 2q2-4 6-2q-4 0-6 5q-2-5-6-5Z",
  hound: "M4 2l4.5 5h7L20 2l.5 9l-4 4l-1 3l1 3l-3-.5L12 22l-1.5-1.5l-3 .5l1-3l-1-3l-4-4Z",
  wyvern: "M12 22q3-3 1.5-7q3 .5 5.5 3q0-6 4-11q-5 0-8 3q0-5-2-8l-1 2.5L11 2q-2 3-2 8q-3-3-8-3q4 5 4 11q2.5-2.5 5.5-3q-1.5 4 1.5 7Z",
  skeleton: "M12 2q8 0 8 8q0 4-3.5 5.5V20l-2 2h-5l-2-2v-4.5Q4 14 4 10q0-8 8-8ZM8.5 9a2 2 0 1 0 .01 0ZM15.5 9a2 2 0 1 0 .01 0ZM11 15h2l-1-2.5Z",
  person: "M12 2a4.6 4.6 0 0 1 4.6 4.6q0 2.8-1.8 4.3q6 1.5 7.2 11.1H2q1.2-9.6 7.2-11.1q-1.8-1.5-1.8-4.3A4.6 4.6 0 0 1 12 2Z",
  unknown: "M12 2l9 5v10l-9 5l-9-5V7Z",
};

/** @param {string} name */
function picture(name) { return PICTURES[name] ?? EMBLEMS[name] ?? PICTURES[name.split("-")[0]] ?? PICTURES.unknown; }

/** @param {string} name */
export const shape = (name) => store.board?.drawings?.[`picture-${name}`]?.[0].d ?? picture(name);

/** @param {string} piece */
export function nameOf(piece) { return say(faceOf(piece)?.name) || piece; }

/** Everything a counter shows, in words. @param {string} piece */
export function describe(piece) { return [nameOf(piece), aboutOf(piece)].filter(Boolean).join(" · "); }

/** The same without the name. @param {string} piece */
export function aboutOf(piece) { return say(faceOf(piece)?.about); }

/** @type {{board: unknown, lang: string, of: Map<string, string>}} */
let captions = { board: null, lang: "", of: new Map() };

/** What tells a counter from others that look the same: the number in its name, with an initial where need be. @param {Face} face */
function captionOf(face) {
  const { board } = store, seen = (/** @type {Face} */ { name: _, about: __, ...rest }) => JSON.stringify(rest);
  if (!board) return "";
  if (captions.board !== board || captions.lang !== prefs.lang) {
    /** @type {Map<string, string[]>} */
    const alike = new Map();
    for (const one of Object.values(board.faces)) {
      const key = seen(one), names = alike.get(key);
      if (names) names.push(say(one.name));
      else alike.set(key, [say(one.name)]);
    }
    captions = { board, lang: prefs.lang, of: new Map() };
    for (const names of alike.values()) {
      const told = names.map((name) => /\(?([\dIVX]+\S{0,4}?)\)?$/.exec(name)?.[1] ?? "").map((one) => one.replace(/^\d+$/, "#$&"));
      if (new Set(names).size > 1) names.forEach((name, i) => captions.of.set(name, told.some((one, j) => one === told[i] && names[j] !== name) ? name[0] + told[i] : told[i]));
    }
  }
  return captions.of.get(say(face.name)) ?? "";
}

/** The face itself. @param {string} piece */
export function counter(piece) {
  const face = faceOf(piece), h = SIZE / 2, caption = face && captionOf(face);
  if (!face) return svg`<rect class="card" x=${-h} y=${-h} width=${SIZE} height=${SIZE} rx="5" fill="#888"></rect>`;
  return svg`
    <rect class="card" x=${-h} y=${-h} width=${SIZE} height=${SIZE} rx="5" fill=${face.paint}></rect>
    <rect class="bevel" x=${-h + 1.3} y=${-h + 1.3} width=${SIZE - 2.6} height=${SIZE - 2.6} rx="4"></rect>
    ${face.shape === "person" ? person(face) : troop(face)}
    ${face.badge ? svg`<path class="lead" d="M-13.5 -22l7 3.8v7.4l-7 3.8l-7-3.8v-7.4Z"></path><text class="rank" x="-13.5" y="-11.2">${face.badge}</text>` : ""}
    <text class="letter" x=${face.badge ? -18 : -20.5} y=${face.badge ? 0.5 : -12} fill=${face.ink}>${say(face.letter)}</text>
    <text class="tag" x="-21" y="8.5" fill=${face.ink} stroke=${face.paint}>${face.tag}</text>
    ${caption ? svg`<text class="tag caption" x="21.5" y="8.5" fill=${face.ink} stroke=${face.paint}>${caption}</text>` : ""}
    ${strip(face.values)}
    ${face.reconstructed ? svg`<circle class="dagger" cx="20.5" cy="-7" r="1.4" fill=${face.ink}></circle>` : ""}`;
}

/** @param {Face} face */
function troop(face) {
  const solid = isPale(face.ink) ? "#f4ecd8" : "#111";
  const [fill, stroke] = face.fill === "solid" ? ["#111", solid] : face.fill === "outline" ? [face.paint, face.ink] : ["#fff", "#2a2118"];
  const spot = face.values.length ? `translate(4.5 -5) scale(${face.disc ? 0.96 : 1.12})` : "scale(1.5)"; // alone it fills the counter
  return svg`${face.disc ? svg`<circle class="disc" cx="4.5" cy="-5.5" r="15.5" fill=${face.disc}></circle>` : ""}<g transform=${`${spot} translate(-12 -12)`}>
    <path class="picture ${face.fill}" d=${shape(face.picture)} fill-rule="evenodd" fill=${fill} stroke=${stroke}></path></g>`;
}

/** @param {Face} face */
function person(face) {
  return svg`<rect x="-5" y="-21" width="24" height="29.5" rx="11" fill=${face.disc ?? "#f7eeda"} opacity="0.93"></rect>
    <g transform="translate(7 -4.5) scale(0.92) translate(-12 -12)"><path class="picture" d=${shape(face.picture)} fill=${face.paint} stroke="#1a1410"></path></g>`;
}

/** The figures below, evenly spread. @param {Value[]} values */
function strip(values) {
  if (!values.length) return "";
  const gap = 42 / values.length;
  return svg`<rect class="strip" x="-21" y="10" width="42" height="12" rx="2.5"></rect>${values.map(({ text, style }, i) => {
    const x = gap * (i + 0.5) - 21;
    if (style !== "spark") return svg`<text class="value ${style}" x=${x} y="20">${text}</text>`;
    return svg`<path class="spark" transform=${`translate(${x - 3} 16)`} d="M0 -4.5l1.2 3.3 3.3 1.2-3.3 1.2-1.2 3.3-1.2-3.3-3.3-1.2 3.3-1.2Z"></path>
      <text class="value" x=${x + 5.5} y="20">${text}</text>`;
  })}`;
}

/** A counter as a picture in running text or a box. @param {string} piece @param {string} [cls] */
export function chip(piece, cls = "") {
  return html`<svg class="chip ${cls}" viewBox="-25 -25 50 50" role="img" aria-label=${describe(piece)}><title>${describe(piece)}</title>${counter(piece)}</svg>`;
}
