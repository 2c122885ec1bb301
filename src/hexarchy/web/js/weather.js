// Wind and fire: smoke goes with the wind, over everything it hides; a rose beside the map tells where to, and how
// strongly.
import { guard, html, nothing, svg } from "../vendor/lit-html.js";
import { shown, store } from "./store.js";
import { chance, SIDE } from "./terrain.js";
import { say } from "./text.js";

const PUFFS = 5; // of a field that burns
const DRIFT = 62; // how far one goes in a light wind
const FULL_SPEED = 6; // no picture shows more

/** @param {number} facing @param {boolean} flat degrees clockwise from north */
export const degrees = (facing, flat) => facing * 60 + (flat ? 0 : 30);

/** Smoke over all that burns. */
export function smoke() {
  const scene = shown(), { grid } = store, fires = scene?.marks.filter((mark) => mark.kind === "fire") ?? [];
  if (!scene || !grid || !fires.length) return nothing;
  const { wind } = scene, angle = (degrees(wind?.facing ?? 0, grid.flat) * Math.PI) / 180, far = wind
    ? DRIFT * (1 + Math.min(FULL_SPEED, wind.speed) / 2) : DRIFT / 3;
  return guard([JSON.stringify(fires), JSON.stringify(wind), grid], () => svg`<g class="smoke" aria-hidden="true"
      .style=${`--dx:${(Math.sin(angle) * far).toFixed(0)}px;--dy:${(-Math.cos(angle) * far - (wind ? 14 : 40))
            .toFixed(0)}px`}><radialGradient id="puff"><stop offset="0.2" stop-color="currentColor"
              stop-opacity="0.9"></stop><stop offset="1" stop-color="currentColor"
                stop-opacity="0"></stop></radialGradient>${fires.flatMap(({ hex }) => {
    const [x, y] = grid.centre(hex).map((v) => v * SIDE);
    return Array.from({ length: PUFFS }, (_, i) => {
      const one = chance(x + i, y, 5), late = (i + one) / PUFFS;
      return svg`<circle cx=${x + 22 * (one - 0.5)} cy=${y - 8 + 14 * chance(x, y + i, 6)}
        r=${(12 + 9 * one).toFixed(1)} .style=${`--late:${late.toFixed(2)}`}></circle>`;
    });
  })}</g>`);
}

/** @param {Scene} scene */
export function rose({ wind }) {
  if (!wind || !store.grid) return nothing;
  return html`<svg class="rose" viewBox="-20 -20 40 40" role="img"
    aria-label=${say(wind.text)}><title>${say(wind.text)}</title><circle r="18.500"></circle>
    <path class="ticks" d="M0-18v4M0 18v-4M-18 0h4M18 0h-4"></path><path class="vane"
      transform=${`rotate(${degrees(wind.facing, store.grid.flat)})`}
        d="M0-16l7 12l-4.500-1.500V14l-2.500-3l-2.500 3V-5.500L-7-4Z"></path>
    <text y="4">${wind.speed}</text></svg>`;
}
