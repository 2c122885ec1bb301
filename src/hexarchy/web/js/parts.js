// Parts of the page that a table can begin without: fetched when needed, or when nobody waits.
import { changed, store } from "./store.js";
import { wordsOf } from "./text.js";

/** @param {string} name */
function dress(name) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(`../css/${name}.css`, import.meta.url).href });
  if (document.head.querySelector(`link[href="${link.href}"]`)) return null;
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

/** @template M */
class Part {
  /** @param {() => Promise<M>} load @param {string[]} styles @param {string} words */
  constructor(load, styles, words = "") {
    this.load = load;
    this.styles = styles;
    this.words = words;
    /** @type {M | null} if it has come */ this.here = null;
    /** @type {Promise<M> | null} */ this.coming = null;
  }

  /** @returns {Promise<M>} */
  get() {
    this.coming ??= Promise.all([this.load(), this.words && wordsOf(this.words), ...this.styles.map(dress)]).then(([come]) => {
      this.here = come;
      changed();
      return come;
    }).catch((error) => {
      this.coming = null; // the next caller asks again
      throw error;
    });
    return this.coming;
  }

  /** Do something with it when it has come. @param {(part: M) => unknown} deed */
  use(deed) { this.get().then(deed, () => {}); }

  /** For drawing: the part, or null and it is sent for. */
  now() {
    if (!this.here) this.use(() => {});
    return this.here;
  }
}

/** @template M @param {() => Promise<M>} load @param {string[]} styles @returns {Part<M>} */
const part = (load, ...styles) => new Part(load, styles);
/** With words of its own. @template M @param {string} words @param {() => Promise<M>} load @param {string[]} styles @returns {Part<M>} */
const spoken = (words, load, ...styles) => new Part(load, styles, words);

export const lobby = spoken("lobby", () => import("./lobby.js"), "lobby", "cards", "lesson");
export const verify = spoken("proof", () => import("./verify.js"), "lobby", "cards");

export const battle = part(() => import("./battle.js"), "battle");
export const story = spoken("story", () => import("./story.js"), "story", "battle");
export const panels = part(() => import("./panels.js"), "battle", "cards");
export const rulebook = part(() => import("./rulebook.js"));
export const reference = spoken("reference", () => import("./reference.js"), "reference");
export const settings = part(() => import("./settings.js"), "cards");
export const replay = spoken("replay", () => import("./replay.js"));
export const outlook = spoken("outlook", () => import("./outlook.js"), "battle", "outlook");
export const help = part(() => import("./help.js"));
export const mine = part(() => import("./mine.js"));
export const sound = part(() => import("./sound.js"));
export const curtain = spoken("curtain", () => import("./curtain.js"), "curtain");
export const players = spoken("players", () => import("./players.js"), "cards", "players");
export const parley = spoken("parley", () => import("./parley.js"), "players");
export const mixing = spoken("mixing", () => import("./mixing.js"), "cards", "waiting");
export const muster = spoken("muster", () => import("./muster.js"), "cards");
export const company = spoken("company", () => import("./company.js"), "company");
export const rematch = part(() => import("./rematch.js"));
export const many = part(() => import("./many.js"), "many");
export const regions = part(() => import("./regions.js"));
export const relief = part(() => import("./relief.js"), "relief");
export const footprint = spoken("looks", () => import("./footprint.js"), "footprint");
export const maneuver = spoken("maneuver", () => import("./maneuver.js"), "maneuver");
export const takeback = spoken("takeback", () => import("./takeback.js"));
export const aside = part(() => import("./aside.js"), "waiting");
export const deck = part(() => import("./deck.js"), "deck");
export const lesson = spoken("lesson", () => import("./lesson.js"), "lesson");

/** What every table comes to need, one after the other. */
export async function fetchAll() {
  for (const one of [mine, story, panels, battle, rulebook, ...(store.scene?.outlook ? [outlook] : []), reference]) await one.get().catch(() => {});
}
