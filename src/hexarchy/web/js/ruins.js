// Walls that are torn down: the wall is gone from the ground, and its stones lie about.
import { guard, nothing, svg } from "../vendor/lit-html.js";
import { frame } from "./camera.js";
import { gridOf, shown } from "./store.js";
import { chance, SIDE } from "./terrain.js";

const STONES = 11; // of a side

/** Walls the ground was drawn with stand or are gone. @param {Set<string>} fallen */
function clear(fallen) {
  for (const wall of frame.querySelectorAll("[data-side]")) wall.classList.toggle("gone",
    fallen.has(wall.getAttribute("data-side") ?? ""));
}

/** @param {string} a @param {string} b */
function stones(a, b) {
  const grid = gridOf(), corners = grid.corners(a), d = [0, 1, 2, 3, 4, 5].find((one) => grid.neighbour(a, one) === b);
  if (d === undefined) return nothing;
  const [p, q] = [corners[d], corners[(d + 1) % 6]].map((at) => at.map((v) => v * SIDE));
  return Array.from({ length: STONES }, (_, i) => {
    const along = (i + chance(p[0] + i, p[1], 3)) / STONES, off = 18 * (chance(p[0], p[1] + i, 4) - 0.5),
      size = 2.6 + 3 * chance(q[0] + i, q[1], 5);
    const [x, y] = [0, 1].map((n) => p[n] + (q[n] - p[n]) * along + off * ((q[1 - n] - p[1 - n]) / SIDE) * (n ? 1
        : -1));
    return svg`<path transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round(90 * off)}) scale(${
            size.toFixed(1)})`} d="M-1-0.500L-0.200-1L1-0.600L0.900 0.700L-0.600 0.900Z"></path>`;
  });
}

/** Under the counters. */
export function rubble() {
  const ruins = shown()?.ruins ?? [], sides = new Set(ruins.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  clear(sides);
  return ruins.length ? guard([JSON.stringify(ruins), gridOf()],
    () => svg`<g class="rubble" aria-hidden="true">${ruins.map(([a, b]) => stones(a, b))}</g>`) : nothing;
}
