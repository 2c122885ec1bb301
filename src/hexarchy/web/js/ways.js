// What runs over the land: roads, rivers along hexsides and through hexes, lakes, ranges of alps, borders. None of them ends
// in the middle of nowhere: a river comes from a spring and goes to other water, a road leads to a place or off the map.
import { svg } from "../vendor/lit-html.js";
import { chance, SIDE } from "./terrain.js";

/** @param {number} v */
export const px = (v) => (v * SIDE).toFixed(1);
/** @param {readonly number[]} p */
export const at = (p) => `${px(p[0])} ${px(p[1])}`;
/** @param {Spot} a @param {Spot} b @param {number} [share] @returns {Spot} */
const between = (a, b, share = 0.5) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
/** @template V @param {Map<string, V[]>} map @param {string} key @param {V} value */
const add = (map, key, value) => { map.set(key, [...(map.get(key) ?? []), value]); };

/** Where a river rises. @param {Spot[]} springs */
const rising = (springs) => springs.map((p) => svg`<circle class="spring" cx=${px(p[0])} cy=${px(p[1])} r="4.5"></circle>`);

/** @param {Board} board @param {Hexes} grid */
export function roads(board, grid) {
  /** @type {Map<string, Spot[]>} the middles of the sides a road crosses, by hex */
  const crossings = new Map();
  const links = board.roads.flatMap((road) => road.slice(1).map((hex, i) => [road[i], hex]));
  for (const [a, b] of links) for (const hex of [a, b]) add(crossings, hex, between(grid.centre(a), grid.centre(b)));
  const places = new Set(board.places.map((place) => place.hex));
  let path = "", houses = "";
  for (const [hex, ends] of crossings) {
    const c = grid.centre(hex);
    /** @type {Spot} */
    const bent = [c[0] + 0.16 * (chance(c[0] * 9, c[1] * 9, 5) - 0.5), c[1] + 0.16 * (chance(c[0] * 9, c[1] * 9, 6) - 0.5)];
    if (ends.length === 1 && !places.has(hex)) {
      const off = wayOff(hex, ends[0], grid);
      if (off) ends.push(off);
      else houses += `M${at([c[0] - 0.13, c[1] + 0.1])}v-6l5.2 -5l5.2 5v6Z`;
    }
    if (ends.length === 2) path += `M${at(ends[0])}Q${at(bent)} ${at(ends[1])}`;
    else path += ends.map((end) => `M${at(end)}L${at(c)}`).join("");
  }
  return svg`<path class="road under" d=${path}></path><path class="road" d=${path}></path><path class="house" d=${houses}></path>`;
}

/** Where a road leaves the map: over the side without a neighbour that is most straight on. @param {string} hex @param {Spot} from @param {Hexes} grid */
function wayOff(hex, from, grid) {
  const corners = grid.corners(hex), sides = corners.map((p, d) => ({ open: !grid.neighbour(hex, d), middle: between(p, corners[(d + 1) % 6]) }));
  const far = (/** @type {Spot} */ p) => Math.hypot(p[0] - from[0], p[1] - from[1]);
  return sides.filter(({ open }) => open).map(({ middle }) => middle).sort((a, b) => far(b) - far(a))[0];
}

/** Rivers that run through the hexes of a path, inside of the coast. @param {Board} board @param {Hexes} grid @param {(hex: string) => boolean} isWet */
export function streams(board, grid, isWet) {
  if (!board.streams?.length) return "";
  let flow = "", young = "";
  /** @type {Spot[]} */
  const springs = [];
  board.streams.forEach(({ path, to_sea: toSea }, nth) => {
    const p = path.map((hex) => grid.centre(hex)), n = p.length - 1;
    if (toSea) p[n] = between(p[n - 1], p[n], 0.85);
    const free = (/** @type {string} */ hex) => !isWet(hex) && !board.streams?.some((other, i) => i !== nth && other.path.includes(hex));
    if (!toSea && free(path[n])) springs.push(p[n]); // it seeps away
    const rises = free(path[0]);
    if (rises) springs.push((p[0] = between(p[0], p[1], 0.12)));
    const lean = p.map((q, i) => { // which way it flows at each point: as its neighbours lie, and a little aside
      const a = p[Math.max(i - 1, 0)], b = p[Math.min(i + 1, n)], sway = 1.3 * (chance(q[0] * 7, q[1] * 7, 8) - 0.5), x = (b[0] - a[0]) / 5, y = (b[1] - a[1]) / 5;
      return [x - y * sway, y + x * sway];
    });
    for (let i = 0; i < n; i++) {
      const b = p[i], c = p[i + 1];
      const reach = `M${at(b)}C${at([b[0] + lean[i][0], b[1] + lean[i][1]])} ${at([c[0] - lean[i + 1][0], c[1] - lean[i + 1][1]])} ${at(c)}`;
      if (i || !rises) flow += reach;
      else young += reach;
    }
  });
  return svg`<g clip-path="url(#dry)"><path class="river bank young" d=${young}></path><path class="river bank" d=${flow}></path><path class="river young" d=${young}></path><path class="river" d=${flow}></path>${rising(springs)}</g>`;
}

/** @param {Board} board @param {Hexes} grid @param {(hex: string) => boolean} isWet */
export function waters(board, grid, isWet) {
  let lake = "", ford = "", alps = "", snow = "", border = "";
  const bridges = [], fences = [];
  /** @type {Map<string, {p: Spot, bends: Spot[], ends: boolean}>} where rivers bend: at corners of hexes */
  const corners = new Map();
  const bend = (/** @type {Spot} */ p, /** @type {Spot[]} */ m, /** @type {boolean} */ ends) => {
    const key = `${Math.round(p[0] * 9)} ${Math.round(p[1] * 9)}`, known = corners.get(key);
    corners.set(key, { p, bends: [...(known?.bends ?? []), ...m], ends: ends || Boolean(known?.ends) });
  };
  for (const { a, b, kind } of board.edges) {
    const d = grid.direction(a, b);
    if (d < 0) continue;
    const around = grid.corners(a), p = around[d], q = around[(d + 1) % 6], vx = q[0] - p[0], vy = q[1] - p[1];
    const middle = between(p, q), sway = 0.2 * (chance(middle[0] * 20, middle[1] * 20, 7) - 0.5);
    /** @type {Spot} */
    const m = [middle[0] - vy * sway, middle[1] + vx * sway];
    const drains = isWet(a) || isWet(b); // at its ends it has come to water, or to the edge of the map
    if (kind === "hedge" || kind === "wall") fences.push(svg`<path class="edge ${kind}" d=${`M${at(p)}L${at(q)}`}></path>`);
    else if (kind === "border") border += `M${at(p)}L${at(q)}`;
    else if (kind === "lake") {
      lake += `M${at(p)}Q${at(m)} ${at(q)}`;
      for (const end of [p, q]) bend(end, [], true);
    } else if (kind === "alps") {
      for (let i = 0; i < 4; i++) {
        const f = (i + 0.5) / 4, size = 0.2 + 0.08 * chance(m[0] * 30, m[1] * 30, i);
        const x = p[0] + vx * f, y = p[1] + vy * f + 0.1;
        alps += `M${at([x - size * 0.75, y])}L${at([x, y - size * 1.7])}L${at([x + size * 0.75, y])}Z`;
        snow += `M${at([x - size * 0.3, y - size * 1.02])}L${at([x, y - size * 1.7])}L${at([x + size * 0.3, y - size * 1.02])}L${at([x, y - size * 0.8])}Z`;
      }
    } else {
      bend(p, [m], drains || !grid.neighbour(a, (d + 5) % 6));
      bend(q, [m], drains || !grid.neighbour(a, (d + 1) % 6));
    }
    if (kind === "ford") {
      for (const f of [-0.18, 0, 0.18]) {
        const x = m[0] + vx * f, y = m[1] + vy * f;
        ford += `M${at([x + vy * 0.16, y - vx * 0.16])}L${at([x - vy * 0.16, y + vx * 0.16])}`;
      }
    }
    if (kind === "bridge") {
      const turn = (Math.atan2(vy, vx) * 180) / Math.PI;
      bridges.push(svg`<g class="bridge" transform=${`translate(${at(m)}) rotate(${turn.toFixed(1)})`}>
        <rect x="-6" y="-9.5" width="12" height="19" rx="1"></rect><path d="M-6 -11v22M6 -11v22M-6 -5.5h12M-6 -1.5h12M-6 2.5h12M-6 6.5h12"></path></g>`);
    }
  }
  const { river, springs } = courses([...corners.values()]);
  return svg`<path class="river bank" d=${river}></path><path class="river" d=${river}></path>${rising(springs)}
    <path class="shore bank" d=${lake}></path><path class="shore" d=${lake}></path>
    <path class="ford" d=${ford}></path>${bridges}${fences}
    <path class="alps" d=${alps}></path><path class="alpsnow" d=${snow}></path><path class="border under" d=${border}></path><path class="border" d=${border}></path>`;
}

/** Rivers along hexsides: from the middle of one to that of the next, around the corner between them. @param {{p: Spot, bends: Spot[], ends: boolean}[]} corners */
function courses(corners) {
  let river = "";
  /** @type {Spot[]} */
  const springs = [];
  for (const { p, bends, ends } of corners) {
    if (bends.length === 1) river += `M${at(bends[0])}L${at(p)}`;
    if (bends.length === 1 && !ends) springs.push(p);
    bends.slice(1).forEach((m, i) => { river += `M${at(bends[i])}Q${at(p)} ${at(m)}`; });
  }
  return { river, springs };
}
