// Stacks on the board: the visible unit on top; what is known to lie below shows as a number, what is not as "?",
// the same mark whatever the height. A stack spreads out when it is pointed at, tapped or reached by keyboard.
import { nothing, repeat, svg } from "../vendor/lit-html.js";
import { counter, describe, faceOf, nameOf, SIZE } from "./counters.js";
import { follow } from "./act.js";
import { give, orderOn, orderTitle } from "./orders.js";
import { planAt, planButton, planWidth } from "./plans.js";
import { decision, store } from "./store.js";
import { flag } from "./targets.js";
import { SIDE } from "./terrain.js";
import { say, t } from "./text.js";

/** @import { Scene, Stack } from "./types.d.ts" */

/** @param {Scene} scene */
export function stacksByHex(scene) {
  /** @type {Map<string, Stack[]>} */
  const found = new Map();
  for (const stack of scene.stacks) found.set(stack.hex, [...(found.get(stack.hex) ?? []), stack]);
  return found;
}

const glow = svg`<rect class="glow under" x="-26" y="-26" width="52" height="52" rx="7"></rect><rect class="glow" x="-26" y="-26" width="52" height="52" rx="7"></rect>`;

/** What a stack is called by a screen reader and in a tip. @param {Stack} stack */
export function stackTitle(stack) {
  const side = say(store.board?.sides[stack.side]?.name) || stack.side;
  const where = t("stack-at", { side, hex: stack.hex });
  const names = stack.pieces.map(nameOf).join(", ");
  return t("of", { what: where, whom: stack.whole ? names : `${names} ${t("stack-hidden")}` });
}

/** @param {Scene} scene */
export function stackLayer(scene) {
  const grid = store.grid;
  if (!grid) return nothing;
  const lit = new Set(decision()?.options.map((o) => o.on.piece).filter(Boolean));
  const flat = [...stacksByHex(scene).values()].flatMap((stacks) => stacks.map((stack, i) => {
    const many = stacks.length > 1;
    const [x, y] = grid.centre(stack.hex);
    const dx = many ? (i - (stacks.length - 1) / 2) * 0.86 : 0;
    return { stack, x: (x + dx) * SIDE, y: (y + (many ? (i % 2 ? 0.16 : -0.16) : -0.06)) * SIDE, scale: many ? 0.76 : 0.96 };
  }));
  const subject = decision()?.subject?.piece;
  return repeat(flat, (/** @type {any} */ f) => `${f.stack.side}:${f.stack.pieces[0]}`, (/** @type {any} */ { stack, x, y, scale }) => {
    const hot = stack.pieces.some((/** @type {string} */ p) => lit.has(p));
    const acting = subject && stack.pieces.includes(subject);
    const deep = !stack.whole || stack.pieces.length > 1;
    return svg`<g class="stack ${hot ? "hot" : ""} ${acting ? "acting" : ""} ${store.ui.open === stack.hex ? "opened" : ""}"
        data-hex=${stack.hex} data-piece=${stack.pieces[0]} .style=${`transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${scale})`}>
      <title>${stackTitle(stack)}</title><g class="body">
      ${deep ? svg`<rect class="below" x="-20.500" y="-20.500" width=${SIZE} height=${SIZE} rx="5"></rect>` : nothing}
      ${stack.whole && stack.pieces.length > 2 ? svg`<rect class="below" x="-22.200" y="-22.200" width=${SIZE} height=${SIZE} rx="5"></rect>` : nothing}
      ${counter(acting ? subject : stack.pieces[0])}
      ${faceOf(stack.pieces[0])?.side === stack.side ? nothing : svg`<g transform="translate(-51 -2)">${flag(stack.side)}</g>`}
      ${hot ? glow : nothing}
      ${deep ? svg`<g transform="translate(20 -20)"><circle class="count" r="8.500"></circle>
        <text class="counted" y="4">${stack.whole ? stack.pieces.length : "?"}</text></g>` : nothing}
    </g></g>`;
  });
}

/** The opened stack, spread out over the board, inside of what is in view. @param {Scene} scene @param {{x: number, y: number, w: number, h: number, k: number}} view */
export function fanLayer(scene, view) {
  const { open } = store.ui, grid = store.grid;
  if (!open || !grid) return nothing;
  const stacks = stacksByHex(scene).get(open) ?? [];
  const worth = stacks.filter((s) => s.pieces.length > 1 || stacks.length > 1);
  if (!worth.length) return nothing;
  const asked = decision();
  const [cx, cy] = grid.centre(open).map((v) => v * SIDE);
  const gap = SIZE + 13, high = worth.some((s) => s.pieces.some(orderOn)) ? gap + 20 : gap, road = planAt(open), plan = road?.via ? null : road; // the way here is told in the card
  /** @param {number} scale */
  const spread = (scale) => {
    const across = Math.max(2, Math.min(5, Math.floor((view.w / scale - 16) / gap)));
    const rows = worth.map((s) => Math.ceil(s.pieces.length / across));
    return { scale, across, rows, h: rows.reduce((a, b) => a + b, 0) * high + (plan ? 38 : 10) };
  };
  let laid = spread(Math.max(0.8, Math.min(1.25 / view.k, 2.6)));
  while (laid.h * laid.scale > view.h - 8 / view.k && laid.scale * view.k > 0.75) laid = spread(laid.scale * 0.9); // whole, as long as a finger can hit it
  const { scale, across, rows, h } = laid;
  const cards = Math.min(across, Math.max(...worth.map((s) => s.pieces.length))) * gap + 10;
  const w = Math.max(cards, plan ? planWidth(plan) : 0), inset = (w - cards) / 2;
  const left = Math.max(view.x, -18), right = Math.min(view.x + view.w, grid.extent[0] * SIDE + 18); // in view, and on the sheet
  const x = Math.max(Math.min(cx - (w * scale) / 2, right - w * scale - 6), left + 6);
  const above = cy - 36 - h * scale;
  const y = above > Math.max(view.y, -18) + 4 ? above : Math.max(Math.min(cy + 36, view.y + view.h - h * scale - 6), view.y + 4);
  let row = 0;
  return svg`<g class="fan" data-hex=${open} transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect class="tray" width=${w} height=${h} rx="9"></rect>
    ${worth.map((stack, s) => {
      const first = row;
      row += rows[s];
      return stack.pieces.map((piece, i) => {
        const option = asked?.options.find((o) => o.on.piece === piece);
        const spot = inset + (i % across) * gap + gap / 2 + 5, top = (first + Math.floor(i / across)) * high + gap / 2 + 5;
        const order = orderOn(piece);
        return svg`<g class="card-spot ${option ? "hot" : ""}" data-hex=${open} data-piece=${piece} data-action=${option?.action ?? nothing}
            role="button" tabindex="-1" transform=${`translate(${spot} ${top})`}>
          <title>${option ? t("of", { what: say(option.text), whom: describe(piece) }) : describe(piece)}</title>${counter(piece)}
          ${option ? glow : nothing}
          ${i === 0 && stack.pieces.length > 1 ? svg`<path class="topmark" d="M-6 -29h12l-6 6Z"></path>` : nothing}</g>
          ${order ? svg`<g class="to-top" data-command=${order.action} role="button" tabindex="-1" aria-label=${orderTitle(order)} transform=${`translate(${spot} ${top + 38})`}
            @click=${(/** @type {Event} */ e) => { e.stopPropagation(); give(order); }}><rect x="-27" y="-9" width="54" height="19" rx="9.500"></rect><text y="4">${say(order.text)}</text></g>` : nothing}`;
      });
    })}
    ${plan ? planButton(plan, w, h - 18, follow) : nothing}
    ${worth.some((s) => !s.whole) ? svg`<text class="hint" x=${w / 2} y=${h + 12}>${t("stack-hidden")}</text>` : nothing}
  </g>`;
}
