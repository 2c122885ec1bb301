// The keyboard follows a dialog: into it as it opens, round and round inside, back to where it was as it closes.
import { find, store } from "./store.js";

/** @type {any} */ let open = null;
/** @type {any} */ let before = null;

/** After every drawing. */
export function followDialog() {
  const now = store.ui.dialog === "replay" ? null : find(".dialog"), at = document.activeElement;
  if (now && !open) {
    before = at;
    if (!now.contains(at)) now.querySelector(".close").focus();
  } else if (!now && open && at === document.body) before.focus();
  open = now;
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Tab" || !open) return;
  const all = [...open.querySelectorAll("a[href], button:enabled, input, select, summary")].filter((one) => one.checkVisibility()), [edge, round] = event.shiftKey ? [0, -1] : [-1, 0];
  if (all.at(edge) !== document.activeElement && open.contains(document.activeElement)) return;
  event.preventDefault();
  all.at(round).focus();
});
