// Complete play by keyboard: a cursor on the hexes, the options one after the other, and the rest by letters.
import { announce, choose, cycle, follow, goFurther, undo } from "./act.js";
import { toggleArea } from "./areas.js";
import { centreOn, fit, goTo, showAction, zoomBy } from "./board.js";
import { frame, panBy } from "./camera.js";
import { faceOf } from "./counters.js";
import { battle, lesson, replay, story } from "./parts.js";
import { planAt, rests, roadAt, toggle } from "./plans.js";
import { pick } from "./pointer.js";
import { openRules } from "./why.js";
import { stacksByHex, stackTitle } from "./stacks.js";
import { closeDialog, decision, drawnThen, ended, find, optionsAt, placesOf, setUi, shown, store } from "./store.js";
import { placeName, say } from "./text.js";

/** @param {Element | null} at */
const isControl = (at) => at instanceof HTMLElement && at.matches("button, a, summary, [type=checkbox]");

/** @param {string} key */
function moveCursor(key) {
  const { grid, ui } = store;
  if (!grid) return;
  if (isControl(document.activeElement)) frame.focus(); // Enter means the map from here on, no longer the button
  const from = ui.cursor ?? store.scene?.decision?.subject?.hex ?? [...grid.known.keys()][0];
  const to = ui.cursor ? grid.towards(from, key) ?? from : from;
  setUi({ cursor: to, open: null, tab: "hex", preview: optionsAt(to).find((o) => o.on.hex)?.action ?? (roadAt(`road ${to}`) ? `road ${to}` : null) });
  centreOn(to, { lazy: true });
  const scene = shown();
  const ground = store.board?.hexes.find((h) => h.id === to);
  const stacks = scene ? stacksByHex(scene).get(to) ?? [] : [];
  const said = [to, placeName(to), ...(ground?.terrain ?? []).map((k) => say(store.board?.terrains[k]?.name)),
    ...stacks.map(stackTitle), ...optionsAt(to).map((o) => say(o.text)), say(roadAt(`road ${to}`)?.text)];
  announce(said.filter(Boolean).join(", "));
}

/** Where an answer lies on the map. @param {Option} option */
const hexOf = ({ on }) => on.hex ?? (on.piece ? placesOf(shown()).get(on.piece) : null);

/** Point at the next answer; `far`: at the first that lies elsewhere. @param {number} way */
function nextOption(way, far = false) {
  const from = store.ui.preview ? store.ui.cursor : null;
  let option = cycle(way);
  for (let left = decision()?.options.length ?? 0; far && option && left > 0 && (hexOf(option) ?? from) === from; left--) option = cycle(way);
  if (!option) return;
  const hex = hexOf(option), { action } = option, held = isControl(document.activeElement);
  if (hex) goTo(hex, { open: option.on.piece && faceOf(option.on.piece) ? hex : null });
  drawnThen(() => {
    const made = find(`.decision [data-action="${CSS.escape(action)}"]`);
    made?.scrollIntoView({ block: "nearest" });
    if (held) (made?.checkVisibility() ? made : frame).focus({ preventScroll: true }); // Enter means what is pointed at
  });
}

function enter() {
  const { ui } = store, road = roadAt(ui.preview);
  if (ui.show) { story.here?.end(); return; }
  if (ui.confirm) choose(ui.confirm, true);
  else if (road) follow(road);
  else if (ui.preview) choose(ui.preview);
  else if (ended()) story.here?.goFurther();
  else if (ui.cursor) pick(ui.cursor, undefined);
}

function escape() {
  const { ui } = store, popover = find(":popover-open");
  if (popover) popover.hidePopover();
  else if (ui.show) story.here?.end();
  else if (ended()) story.here?.goFurther();
  else if (ui.dialog === "replay") replay.use((part) => part.leave());
  else if (ui.dialog) closeDialog();
  else if (ui.confirm || ui.why || ui.open || ui.preview) setUi({ confirm: null, why: null, open: null, preview: null });
  else setUi({ cursor: null });
}

/** To the first order that can be given on this hex. */
function toOrders() {
  setUi({ tab: "hex" });
  drawnThen(() => find(".hex-info [data-command]")?.focus());
}

/** All of a stack: with what is about to go, or from the cursor. */
function whole() {
  const plan = planAt(store.ui.open ?? store.ui.cursor);
  if (store.ui.later?.offer) goFurther(true);
  else if (plan) follow(plan);
  else toggle();
}

/** In the replay, to another moment. @param {number} way */
function step(way) {
  if (store.ui.dialog === "replay") replay.use((part) => part.step(way));
}

/** @type {Record<string, () => void>} */
const KEYS = {
  "]": () => nextOption(1), n: () => nextOption(1), "[": () => nextOption(-1), p: () => nextOption(-1), N: () => nextOption(1, true), P: () => nextOption(-1, true),
  u: undo, c: () => lesson.here?.turnPage(), "?": () => (store.ui.dialog === "help" ? closeDialog() : setUi({ dialog: "help" })),
  "+": () => zoomBy(1.4), "=": () => zoomBy(1.4), "-": () => zoomBy(1 / 1.4), 0: fit, a: () => showAction(),
  r: () => openRules(), b: () => setUi({ battle: !store.ui.battle }), o: () => battle.use((part) => part.toggleOdds()), h: () => setUi({ dialog: "replay" }),
  l: () => setUi({ tab: "log" }), s: () => setUi({ tab: "status" }), i: () => setUi({ tab: "hex" }), g: () => setUi({ tab: "units" }), k: () => setUi({ tab: "charts" }), e: () => toggleArea("reach"), t: toOrders, w: whole,
  q: () => document.getElementById("question")?.focus(), m: () => frame.focus(), Escape: escape,
  v: () => story.use((part) => (store.ui.show ? part.pause() : part.again())), ",": () => step(-1), ".": () => step(1),
};

/** How an arrow with Shift moves the map. @type {Record<string, [number, number]>} */
const PANS = { ArrowUp: [0, -0.25], ArrowDown: [0, 0.25], ArrowLeft: [-0.25, 0], ArrowRight: [0.25, 0] };
const ONCE = new Set(["Enter", " ", "u", "w"]); // held down they would answer the next question too

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || !store.scene || store.curtain || find("dialog[open]")) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches("input:not([type=checkbox]), select, textarea") && event.key !== "Escape") return;
  if (event.repeat && ONCE.has(event.key)) { event.preventDefault(); return; }
  if (store.ui.dialog && store.ui.dialog !== "replay" && !/^(Escape|\?)$/.test(event.key)) return; // a page is read: the board is not meant
  if (event.key.startsWith("Arrow")) {
    if (target.id === "tabpanel" && !event.shiftKey) return; // it is scrolled
    event.preventDefault();
    if (event.shiftKey) panBy(...PANS[event.key]);
    else moveCursor(event.key);
    return;
  }
  if (event.key === "Enter" || event.key === " ") {
    if (!isControl(target)) { event.preventDefault(); enter(); }
    return;
  }
  const rest = !store.sending && !event.repeat && rests()[Number(event.key) - 1];
  if (rest) { event.preventDefault(); follow(rest); return; }
  const deed = KEYS[event.key];
  if (deed) { event.preventDefault(); deed(); }
}

export function listenToKeys() { document.addEventListener("keydown", onKey); }
