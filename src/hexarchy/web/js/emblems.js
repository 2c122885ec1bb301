// Emblems: eight shapes by which many sides are told apart without their colours. The board names each side's.
import { html, nothing } from "../vendor/lit-html.js";
import { store } from "./store.js";
import { sideName } from "./text.js";

/** In a square of 24. @type {Record<string, string>} */
export const EMBLEMS = {
  circle: "M12 2.5a9.5 9.5 0 1 0 .01 0Z",
  triangle: "M12 2L22.5 20.5H1.5Z",
  square: "M3.5 3.5H20.5V20.5H3.5Z",
  diamond: "M12 1L21.5 12L12 23L2.5 12Z",
  star: "M12 1L14.9 8.4L22.9 8.9L16.7 13.9L18.7 21.6L12 17.3L5.3 21.6L7.3 13.9L1.1 8.9L9.1 8.4Z",
  cross: "M8.5 1.5H15.5V8.5H22.5V15.5H15.5V22.5H8.5V15.5H1.5V8.5H8.5Z",
  crescent: "M15.5 1.8A10.3 10.3 0 1 0 22 15.8A8.3 8.3 0 0 1 15.5 1.8Z",
  hexagon: "M12 1.5L21.1 6.75V17.25L12 22.5L2.9 17.25V6.75Z",
};

/** The shape by its name; nothing where it is not one of ours. @param {string | null | undefined} name @param {string} side */
export const emblem = (name, side) => (name && EMBLEMS[name]
  ? html`<svg class="emblem side-${side}" viewBox="0 0 24 24" data-emblem=${name} aria-hidden="true"><path d=${EMBLEMS[name]}></path></svg>` : nothing);

/** The emblem of a side of this table, if it has one. @param {string | null | undefined} side */
export const badge = (side) => (side ? emblem(store.board?.sides[side]?.emblem, side) : nothing);

/** A side by emblem and name. @param {string} side */
export const named = (side) => html`${badge(side)}<span class="flagged">${sideName(side)}</span>`;
