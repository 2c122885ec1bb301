// Areas on the map, when asked for: how far the others can come, and where a spell works before it is chosen.
import { ask } from "./api.js";
import { changed, decision, setUi, store } from "./store.js";

const AGAIN = 1500; // ms, when others are served first
/** @type {Overlay[]} */ let found = [];
let about = ""; // the moment they are of

const moment = () => `${store.match} ${store.token} ${store.scene?.version}`;

/** What a player has asked for: of the scene, or what the server has told of this moment. @param {Scene} scene */
export const overlayOf = (scene) => [...scene.overlays ?? [], ...(store.past || about !== moment() ? [] : found)].find((o) => o.id === store.ui.overlay);

/** Ask if an area is wanted and those we have are of another moment. A spell that is no longer offered is put away. @param {number} [tries] */
export async function lookAtAreas(tries = 0) {
  const { overlay } = store.ui, { scene } = store, now = moment();
  if (!overlay || !scene || scene.overlays?.some((o) => o.id === overlay)) return;
  if (!scene.seat || (overlay !== "reach" && !decision()?.options.some((o) => o.action === overlay))) setUi({ overlay: null });
  else if (about !== now && !store.curtain) {
    const come = await ask(`matches/${store.match}/areas`).catch(() => null);
    if (now !== moment()) return;
    if (come) { about = now; found = come.overlays; changed(); } else if (tries < 4) setTimeout(() => lookAtAreas(tries + 1), AGAIN);
  }
}

/** @param {string} id "reach", or the answer that casts a spell */
export function toggleArea(id) {
  setUi({ overlay: store.ui.overlay === id ? null : id });
  lookAtAreas();
}
