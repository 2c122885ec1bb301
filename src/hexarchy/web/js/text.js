// The page's own words (Fluent) and the game's (both languages come with every sentence).
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";
import { prefs } from "./prefs.js";
import { changed, idle, store } from "./store.js";

/** @type {Map<string, any>} */
const bundles = new Map();

/** @param {string} lang @param {string} text */
function learn(lang, text) {
  const bundle = bundles.get(lang) ?? new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(lang, bundle);
}

const { lang, words, wordsIn } = first, other = lang === "en" ? "fr" : "en";
export const ready = words.then((text) => learn(lang, text));
export const both = ready.then(idle).then(() => wordsIn(other)).then((text) => learn(other, text)).then(changed);

/** What is drawn once is drawn again when this changes. */
export const spoken = () => prefs.lang + bundles.size;

/** The words of a part of the page: those of the language that is spoken now, the others follow. @param {string} part */
export async function wordsOf(part) {
  const now = prefs.lang, then = now === "en" ? "fr" : "en";
  learn(now, await wordsIn(now, part));
  idle().then(() => wordsIn(then, part)).then((text) => learn(then, text)).then(changed, () => {});
}

/** A text of the page; one that has not come yet in this language stands there in another. @param {string} key @param {Record<string, string | number>} [args] @returns {string} */
export function t(key, args) {
  const bundle = [bundles.get(prefs.lang), ...bundles.values()].find((one) => one?.hasMessage(key)), message = bundle?.getMessage(key);
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

/** @param {any} own a game's own word for a turn */
export const turnWord = (own) => say(own) || t("turn");

/** What a side is called. @param {string} side */
export const sideName = (side) => say(store.scene?.names?.[side] ?? store.board?.sides[side]?.name);
/** @param {string[]} sides */
export const sideNames = (sides) => list(sides.map(sideName));
/** What stands in a hex. @param {string | null | undefined} hex */
export const placeName = (hex) => say(store.board?.places.find((p) => p.hex === hex)?.name);
