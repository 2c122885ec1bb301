// The one place where the page keeps what it knows. Code that changes it calls `changed`; drawing follows in the next frame.

/** What a player does at the table, before they have done anything. @returns {Ui} */
const untouched = () => ({
  tab: "log", cursor: null, open: null, preview: null, confirm: null, along: null, stay: [], rest: null, later: null, drag: false, why: null, dialog: null, rule: "",
  settings: false, battle: true, filter: "", odds: false, overlay: null, greet: false, chart: "", units: "",
  show: null, again: null, ended: [], notices: [], digest: -1, line: null, heard: 0,
});

/** @type {Store} */
export const store = {
  board: null, grid: null, scene: null, past: null, log: [], undone: new Map(), match: "", tokens: [], token: "", players: null, parley: [],
  connection: "connecting", curtain: null, back: false, sending: "", fresh: Infinity, ui: untouched(),
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

/** When what has changed can be seen. @param {() => void} deed */
export const drawnThen = (deed) => requestAnimationFrame(() => requestAnimationFrame(deed));
/** @param {string} selector @returns {any} */
export const find = (selector) => document.querySelector(selector);

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

/** A book or card is closed: over the past lies the bar that leads back from it. */
export const closeDialog = () => setUi({ dialog: store.past ? "replay" : null });

/** Another player comes to this screen: nothing is left but the settings. */
export const leaveNothing = () => setUi({ ...untouched(), settings: store.ui.settings });

/** Has nobody taken it back, as far as is shown? @param {Line} line */
export const stands = (line) => (store.undone.get(line.n) ?? Infinity) > (store.past?.version ?? Number.MAX_VALUE);

/** @param {Line} line */
export const isFresh = (line) => !store.past && line.n > store.fresh;

/** Of the board that lies on the table. */
export const gridOf = () => /** @type {Hexes} */ (store.grid);

/** The scene to draw: the present, or the past while it is shown. @returns {Scene | null} */
export function shown() { return store.ui.show?.scene ?? store.past ?? store.scene; }

/** @returns {Decision | null} */
export function decision() { return store.past || store.curtain || store.ui.show ? null : store.scene?.decision ?? null; }

/** A fight that is over and has not been read. */
export const ended = () => (store.past || store.ui.show ? null : store.ui.ended.find(({ line }) => stands(line)) ?? null);

/** Is there a fight to be seen: a battle, one that has just ended, or a question about one? */
export const fighting = () => !store.curtain && Boolean(ended() || decision()?.fight || shown()?.boxes.some((b) => b.id === "battle"));

/** The hexes of all pieces that are seen on the map. @param {Scene | null} scene */
export const placesOf = (scene) => new Map((scene?.stacks ?? []).flatMap(({ hex, pieces }) => pieces.map((piece) => [piece, hex])));

/** The pieces in a hex that may be chosen once what is begun is left. @param {string} hex @returns {string[]} */
export function waitingAt(hex) {
  const places = placesOf(store.scene);
  return (decision()?.leave?.pieces ?? []).filter((piece) => places.get(piece) === hex);
}

/** The options a hex answers to: its own, and those of the pieces in it. @param {string} hex @returns {Option[]} */
export function optionsAt(hex) {
  const here = new Set((store.scene?.stacks ?? []).flatMap((stack) => (stack.hex === hex || stack.hexes?.includes(hex) ? stack.pieces : [])));
  return (decision()?.options ?? []).filter((o) => o.on.hex === hex || (o.on.piece && here.has(o.on.piece)));
}
