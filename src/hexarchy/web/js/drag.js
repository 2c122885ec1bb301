// Dragging: a piece or stack that may move is carried onto a lit hex. Dropped anywhere else it stays where it was, and
// the table says why. With a finger one drags what was tapped before, so that the board can still be moved.
import { nothing, render } from "../vendor/lit-html.js";
import { choose, follow, leave, pickUp, undo } from "./act.js";
import { hexAt } from "./board.js";
import { frame, grip } from "./camera.js";
import { chip } from "./counters.js";
import { maneuver } from "./parts.js";
import { alone, companion, planAt, roads } from "./plans.js";
import { decision, optionsAt, placesOf, setUi, store, waitingAt } from "./store.js";
import { whyNot } from "./why.js";

const FAR = 6;
const ghost = document.createElement("div");
ghost.className = "ghost";
ghost.hidden = true;

/** @type {{load: Load, id: number, x: number, y: number, begun: Promise<boolean> | null} | null} */
let held = null;
let dropped = false;

/** What would be dragged from here. @param {Element} target @param {boolean} touch @returns {Load | null} */
function loadAt(target, touch) {
  const spot = /** @type {HTMLElement | null} */ (target.closest(".stack, .card-spot")), asked = decision();
  const { hex, piece } = spot?.dataset ?? {};
  if (!asked || !hex || !piece || store.sending || !store.scene) return null;
  const acting = asked.subject?.piece, inFan = Boolean(spot?.matches(".card-spot")), waiting = waitingAt(hex);
  const goes = acting && (asked.goals || asked.options.some((o) => o.on.hex)), here = goes && placesOf(store.scene).get(acting) === hex;
  if (here && (!inFan || piece === acting)) return { piece: acting, hex, inFan };
  if (touch && store.ui.open !== hex && (goes || store.ui.cursor !== hex)) return null;
  if (inFan ? waiting.includes(piece) : waiting.length) return { piece, hex, inFan, leaves: true };
  return (goes ? null : loadOf(hex, piece, inFan)) ?? (touch || !mine(hex, piece) ? null : { piece, hex, inFan, stuck: true });
}

/** Is it one's own, which one may want to move though it cannot be now? @param {string} hex @param {string} piece */
const mine = (hex, piece) => store.scene?.stacks.some((s) => s.hex === hex && s.side === store.scene?.seat && s.pieces.includes(piece)) ?? false;

/** A piece that may be chosen, or all that may be in its hex. @param {string} hex @param {string} piece @param {boolean} inFan @returns {Load | null} */
function loadOf(hex, piece, inFan) {
  const options = optionsAt(hex).filter((o) => o.on.piece);
  const exact = inFan ? options.find((o) => o.on.piece === piece) : undefined;
  if (exact) return { piece, hex, inFan, actions: [exact.action] };
  const plan = inFan ? null : planAt(hex);
  if (plan) return { piece, hex, inFan, actions: plan.actions, along: plan.then };
  return !inFan && options.length === 1 ? { piece: options[0].on.piece ?? piece, hex, inFan, actions: [options[0].action] } : null;
}

/** @param {Load} load @returns {Promise<boolean>} taken? */
async function lift(load) {
  if (load.leaves && await leave()) Object.assign(load, loadOf(load.hex, load.piece, load.inFan));
  return load.actions ? pickUp(load.actions, load.along ?? null) : !load.leaves;
}

/** The way that is offered to a hex farther off. @param {string | null} hex */
const roadTo = (hex) => roads().find((p) => p.on?.hex === hex);

/** @param {PointerEvent} event */
function carry(event) {
  if (!held || event.pointerId !== held.id) return;
  if (!held.begun) {
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    const { load } = held;
    if (load.stuck) { held = null; whyNot(null, load.piece); return; }
    frame.setPointerCapture(held.id);
    setUi({ drag: true, open: null, why: null, confirm: null });
    held.begun = lift(load);
    render(chip(load.piece), ghost);
    ghost.hidden = false;
  }
  ghost.style.transform = `translate(${event.clientX}px,${event.clientY}px)`;
  ghost.classList.toggle("all", Boolean(companion()));
  const hex = hexAt(event.clientX, event.clientY), option = decision()?.options.find((o) => o.on.hex === hex);
  const preview = option?.action ?? (roadTo(hex) ? `road ${hex}` : null);
  if (preview !== store.ui.preview) setUi({ preview });
}

/** @param {string | null} hex where it is let go; null: nowhere @param {boolean} [pressed] the button is still down */
async function drop(hex, pressed = false) {
  if (!held) return;
  const { load, begun } = held;
  held = null;
  ghost.hidden = true;
  render(nothing, ghost);
  if (!begun) return;
  dropped = true;
  const over = () => { setTimeout(() => { dropped = false; }, 60); };
  if (pressed) frame.addEventListener("pointerup", over, { once: true });
  else over();
  const taken = await begun;
  await maneuver.here?.awaited();
  const version = store.scene?.version;
  setUi({ drag: false });
  const option = taken ? decision()?.options.find((o) => o.on.hex === hex) : undefined;
  if (option && !alone(option)) { await choose(option.action); return; }
  const road = taken && !option ? roadTo(hex) : undefined;
  if (road && hex !== load.hex) { await follow(road); return; }
  setUi({ preview: null });
  if (option) await choose(option.action);
  else if (hex && hex !== load.hex) await whyNot(hex);
  if (taken && load.actions && store.scene?.version === version) await undo(); // else it has been sent elsewhere meanwhile
}

export function listenToDrag() {
  document.body.append(ghost);
  grip.holds = (event) => event.isPrimary && Boolean(loadAt(/** @type {Element} */ (event.target), event.pointerType !== "mouse"));
  frame.addEventListener("pointerdown", (event) => {
    const load = event.button || !event.isPrimary ? null : loadAt(/** @type {Element} */ (event.target), event.pointerType !== "mouse");
    held = load ? { load, id: event.pointerId, x: event.clientX, y: event.clientY, begun: null } : null;
  });
  frame.addEventListener("pointermove", carry);
  frame.addEventListener("pointerup", (event) => { drop(hexAt(event.clientX, event.clientY)); });
  frame.addEventListener("pointercancel", () => { drop(null); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && held) { event.stopImmediatePropagation(); drop(null, true); } }, true);
  frame.addEventListener("click", (event) => { if (dropped) event.stopImmediatePropagation(); }, true);
}
