// The page's own words (Fluent) and the game's (both languages come with every sentence).
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";
import { prefs } from "./prefs.js";
import { changed, idle } from "./store.js";

/** @type {Map<string, any>} */
const bundles = new Map();

/** @param {string} lang @param {string} text */
function learn(lang, text) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(lang, bundle);
}

const { lang, words, wordsIn } = first, other = lang === "en" ? "fr" : "en";
export const ready = words.then((text) => learn(lang, text));
export const both = ready.then(idle).then(() => wordsIn(other)).then((text) => learn(other, text)).then(changed);

/** A text of the page. @param {string} key @param {Record<string, string | number>} [args] @returns {string} */
export function t(key, args) {
  const bundle = bundles.get(prefs.lang) ?? [...bundles.values()][0];
  const message = bundle?.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, args) : key;
}

/** Names in a row, as one says them. @param {string[]} names */
export const list = (names) => new Intl.ListFormat(prefs.lang).format(names);
/** @param {number} share */
export const percent = (share) => new Intl.NumberFormat(prefs.lang, { style: "percent" }).format(share);
/** @param {number} value */
export const decimal = (value) => new Intl.NumberFormat(prefs.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** As it is searched: capitals and accents do not count. @param {string} text */
export const fold = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replace(/œ/g, "oe").replace(/æ/g, "ae");

/** A sentence of the game. @param {any} both */
export function say(both) {
  if (both === null || both === undefined) return "";
  return typeof both === "object" ? both[prefs.lang] ?? both.en ?? "" : String(both);
}
