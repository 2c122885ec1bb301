// The one place where the page keeps what it knows. Whoever changes it calls `changed`; drawing follows in the next frame.

/** @import { Board, Decision, Line, Option, Scene, Why } from "./types.d.ts" */

/** What somebody does at the table, before he has done anything. */
const untouched = () => ({
  tab: "log",
  /** @type {string | null} */ cursor: null,
  /** @type {string | null} hex whose stack is spread out */ open: null,
  /** @type {string | null} piece shown large */ piece: null,
  /** @type {string | null} action pointed at */ preview: null,
  /** @type {string | null} action that waits for a yes */ confirm: null,
  /** @type {string | null} the plan that goes along with what is chosen */ along: null,
  /** @type {string[]} pieces that stay behind all the same */ stay: [],
  /** @type {string | null} what is being settled by routine */ rest: null,
  drag: false,
  /** @type {Why | null} */ why: null,
  /** @type {string | null} rules | help | replay */ dialog: null,
  /** @type {string} */ rule: "",
  settings: false,
  battle: true,
  filter: "",
  odds: false,
  /** @type {string | null} what is laid over the map */ overlay: null,
});

export const store = {
  /** @type {Board | null} */ board: null,
  /** @type {import("./geometry.js").Grid | null} */ grid: null,
  /** @type {Scene | null} */ scene: null,
  /** @type {Scene | null} what is shown instead of the present */ past: null,
  /** @type {Line[]} */ log: [],
  /** @type {Map<number, number>} versions that were taken back, and by which version that was done */ undone: new Map(),
  match: "",
  /** @type {string[]} */ tokens: [],
  token: "",
  connection: "connecting",
  /** @type {string | null} the seat the table waits to be handed to */ curtain: null,
  sending: "",
  /** lines of the log after this version have just come */ fresh: Infinity,
  ui: untouched(),
};

/** @type {Set<() => void>} */
const watchers = new Set();
let due = false;

/** @param {() => void} watcher */
export function watch(watcher) { watchers.add(watcher); }

export function changed() {
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    for (const watcher of watchers) watcher();
  });
}

/** The next moment in which nobody waits for anything. @returns {Promise<any>} */
export const idle = () => new Promise((done) => {
  if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: 1000 });
  else setTimeout(done, 50);
});

/** @param {Partial<typeof store.ui>} values */
export function setUi(values) {
  Object.assign(store.ui, values);
  changed();
}

/** Somebody else comes to this screen: nothing is left of what was asked, looked at or begun. The settings are everybody's. */
export const leaveNothing = () => setUi({ ...untouched(), settings: store.ui.settings });

/** Has nobody taken it back, as far as is shown? @param {Line} line */
export const stands = (line) => (store.undone.get(line.n) ?? Infinity) > (store.past?.version ?? Number.MAX_VALUE);

/** @param {Line} line */
export const isFresh = (line) => !store.past && line.n > store.fresh;

/** The scene to draw: the present, or the past while it is replayed. @returns {Scene | null} */
export function shown() { return store.past ?? store.scene; }

/** @returns {Decision | null} */
export function decision() { return store.past || store.curtain ? null : store.scene?.decision ?? null; }

/** Is there a fight to be seen: a battle, or a question about one? */
export const fighting = () => !store.curtain && Boolean(decision()?.fight || shown()?.boxes.some((b) => b.id === "battle"));

/** Where every visible piece is: its hex, or "" when it lies in a box. @param {Scene} scene */
export function placesOf(scene) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const stack of scene.stacks) for (const piece of stack.pieces) places.set(piece, stack.hex);
  return places;
}

/** The pieces in a hex that may be chosen once what is begun is left. @param {string} hex @returns {string[]} */
export function waitingAt(hex) {
  const pieces = decision()?.leave?.pieces;
  if (!pieces || !store.scene) return [];
  const places = placesOf(store.scene);
  return pieces.filter((piece) => places.get(piece) === hex);
}

/** The options a hex answers to: its own, and those of the pieces in it. @param {string} hex @returns {Option[]} */
export function optionsAt(hex) {
  const asked = decision();
  if (!asked || !store.scene) return [];
  const places = placesOf(store.scene);
  return asked.options.filter((o) => o.on.hex === hex || (o.on.piece && places.get(o.on.piece) === hex));
}
