// Lands of the map, in the tint of each.
import { svg } from "../vendor/lit-html.js";
import { outlines } from "./land.js";
import { at } from "./ways.js";

/** Whose land it is, as printed: a tint inside of the coast, also where that goes beyond the hexes of the land.
 * @param {Board} board @param {Hexes} grid */
export function drawn(board, grid) {
  const grounds = new Map(board.hexes.map((hex) => [hex.id, hex.terrain])), isWet = (/** @type {string} */ hex) =>
    Boolean(grounds.get(hex)?.some((kind) => board.terrains[kind]?.pattern === "waves"));
  const owner = new Map(board.hexes.map((hex) => [hex.id, hex.region]));
  /** @type {Record<string, string>} */
  const areas = {};
  for (const { id, region } of board.hexes) {
    if (region || !isWet(id)) continue;
    const c = grid.centre(id), corners = grid.corners(id),
      near = corners.map((_, d) => owner.get(grid.neighbour(id, d) ?? ""));
    // each side of a sea hex belongs to the land beyond it, and half of it to the land at its end
    corners.forEach((p, d) => {
      const q = corners[(d + 1) % 6], m = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      for (const [end, whose] of /** @type {[number[], string | undefined][]} */ ([[p, near[d] ?? near[(d + 5) % 6]],
            [q, near[d] ?? near[(d + 1) % 6]]])) {
        if (whose) areas[whose] = `${areas[whose]
            ?? ""}M${at(c)}L${at(/** @type {any} */ (end))}L${at(/** @type {any} */ (m))}Z`;
      }
    });
  }
  const area = (/** @type {string} */ id) => outlines(board.hexes.filter((hex) => hex.region === id), grid) + (areas[id]
    ?? "");
  return svg`<g clip-path="url(#dry)">${Object.entries(board.regions ?? {}).map(([id, look]) => svg`<path class="region"
          fill=${/** @type {any} */ (look).paint} d=${area(id)}></path>`)}</g>`;
}
