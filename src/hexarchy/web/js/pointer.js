// Mouse and touch on the board: what is lit is chosen, a stack is spread out, anything else says why not.
import { choose, follow, leave } from "./act.js";
import { hexAt } from "./board.js";
import { frame } from "./camera.js";
import { story } from "./parts.js";
import { member, roads } from "./plans.js";
import { prefs } from "./prefs.js";
import { stacksByHex } from "./stacks.js";
import { decision, optionsAt, setUi, shown, store, waitingAt } from "./store.js";
import { whyNot } from "./why.js";

/** Is any of them one's own? Others are looked at. @param {Stack[]} stacks */
const own = (stacks) => stacks.some(({ side }) => store.scene?.seats.some((seat) => seat === side || store.scene?.players[seat]?.side === side));

/** Choose, spread out or explain. @param {string} hex @param {string | undefined} piece a counter that was hit itself @param {boolean} inFan @param {boolean} [more] one more of the stack, or one less */
export function pick(hex, piece, inFan = false, more = false) {
  const scene = shown();
  if (!scene) return;
  if (inFan && piece && more && member(piece)) return;
  const options = optionsAt(hex);
  const exact = inFan && piece ? options.find((o) => o.on.piece === piece) : undefined;
  if (exact) { choose(exact.action).then(() => { if (more) setUi({ open: hex }); }); return; }
  const stacks = stacksByHex(scene).get(hex) ?? [], deep = stacks.length > 1 || stacks.some((s) => s.pieces.length > 1);
  const waiting = waitingAt(hex), road = options.length || inFan ? null : roads().find((p) => p.on?.hex === hex);
  const another = inFan ? waiting.includes(piece ?? "") : waiting.length && !options.length && !road;
  if (another && !inFan && store.ui.cursor !== hex) { setUi({ cursor: hex, open: deep ? hex : null, tab: "hex", why: null }); return; } // what was chosen stays so
  if (another) {
    leave().then((left) => { if (left && optionsAt(hex).length) pick(hex, piece, inFan); });
    return;
  }
  if (inFan && piece) {
    setUi({ cursor: hex, tab: "hex" });
    if (own(stacks.filter((s) => s.pieces.includes(piece)))) whyNot(null, piece);
    return;
  }
  if (road) { setUi({ cursor: hex, preview: `road ${hex}` }); if (prefs.ask !== "yes") follow(road); return; }
  if (options.length === 1 && (options[0].on.hex || !deep || store.ui.open === hex)) { setUi({ cursor: hex }); choose(options[0].action); return; }
  if (options.length > 1 || (deep && store.ui.open !== hex)) { setUi({ cursor: hex, open: hex, tab: "hex", why: null }); return; }
  setUi({ cursor: hex, open: null, tab: "hex", why: null, confirm: null });
  if (decision() && !options.length && (!stacks.length || own(stacks))) whyNot(hex, stacks.length ? piece ?? stacks[0].pieces[0] : undefined);
}

let hovered = "";
let timer = 0;

export function listenToPointer() {
  frame.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(".zooms, .mini")) return;
    if (store.ui.show) { story.here?.end(); return; }
    const spot = /** @type {HTMLElement | null} */ (target.closest("[data-hex]"));
    const inFan = Boolean(target.closest(".fan"));
    const hex = (inFan ? spot?.dataset.hex : hexAt(event.clientX, event.clientY)) ?? null;
    if (!hex) { setUi({ open: null, why: null, confirm: null }); return; }
    pick(hex, spot?.dataset.piece, inFan, event.shiftKey);
  });
  frame.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse" || event.buttons) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest(".fan")) { clearTimeout(timer); return; }
    const hex = hexAt(event.clientX, event.clientY) ?? "";
    if (hex === hovered) return;
    hovered = hex;
    clearTimeout(timer);
    const option = decision()?.options.find((o) => o.on.hex === hex);
    const pointed = option?.action ?? (roads().some((p) => p.on?.hex === hex) ? `road ${hex}` : null);
    if (!store.ui.confirm && pointed !== store.ui.preview) setUi({ preview: pointed });
    const scene = shown();
    const stacks = scene && hex ? stacksByHex(scene).get(hex) ?? [] : [];
    const deep = stacks.some((s) => s.pieces.length > 1);
    timer = window.setTimeout(() => {
      if (deep && store.ui.open !== hex) setUi({ open: hex });
      else if (!deep && store.ui.open && store.ui.open !== store.ui.cursor) setUi({ open: null });
    }, deep ? 450 : 350);
  });
  frame.addEventListener("pointerdown", () => clearTimeout(timer));
  frame.addEventListener("pointerleave", () => { clearTimeout(timer); hovered = ""; });
}
