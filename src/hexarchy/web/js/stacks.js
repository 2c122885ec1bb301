// Stacks on the board: the visible unit on top; what is known to lie below shows as a number, what is not as "?",
// the same mark whatever the height. A stack spreads out when it is pointed at, tapped or reached by keyboard.
import { guard, nothing, repeat, svg } from "../vendor/lit-html.js";
import { counter, describe, faceOf, nameOf, SIZE } from "./counters.js";
import { follow } from "./act.js";
import { give, orderOn, orderTitle } from "./orders.js";
import { footprint } from "./parts.js";
import { comes, planAt, planButton, planWidth } from "./plans.js";
import { decision, gridOf, shown, store, waitingAt } from "./store.js";
import { flag } from "./targets.js";
import { SIDE } from "./terrain.js";
import { say, sideName, spoken, t } from "./text.js";

/** @param {Stack} stack */
const covered = (stack) => stack.hexes ?? [stack.hex];
/** Is a piece more than its hex, or drawn as what it is made of? @param {Stack} stack */
const isLarge = (stack) => Boolean(stack.elements) || covered(stack).length > 1;

/** A piece of several hexes is found in each. @param {Scene} scene */
export function stacksByHex(scene) {
  /** @type {Map<string, Stack[]>} */
  const found = new Map();
  for (const stack of scene.stacks) for (const hex of covered(stack)) found.set(hex, [...(found.get(hex) ?? []), stack]);
  return found;
}

/** Hexes in which several sides stand: framed, half by half in their colours. @param {Scene} scene */
export function contested(scene) {
  const { grid, board } = store;
  return [...stacksByHex(scene)].filter(([hex, stacks]) => stacks.length > 1 && grid?.has(hex)).flatMap(([hex, stacks]) => {
    const sides = [...new Set(stacks.map((stack) => stack.side))];
    if (!grid || sides.length < 2) return [];
    const [x, y] = grid.centre(hex), p = grid.corners(hex).map(([a, b]) => `${((x + (a - x) * 0.93) * SIDE).toFixed(1)} ${((y + (b - y) * 0.93) * SIDE).toFixed(1)}`);
    const [left, right] = grid.flat ? [[1, 0, 5, 4], [1, 2, 3, 4]] : [[0, 5, 4, 3], [0, 1, 2, 3]];
    const half = (/** @type {number[]} */ way) => `M${way.map((i) => p[i]).join("L")}`;
    return svg`<g class="contested"><path class="under" d=${`M${p.join("L")}Z`}></path>
      ${[left, right].map((way, i) => svg`<path stroke=${board?.sides[sides[i]]?.paint ?? "#777"} d=${half(way)}></path>`)}</g>`;
  });
}

const glow = svg`<rect class="glow under" x="-26" y="-26" width="52" height="52" rx="7"></rect><rect class="glow" x="-26" y="-26" width="52" height="52" rx="7"></rect>`;

/** What was once seen in the hex of a stack that hides what it holds. @param {Stack} stack */
const recalled = (stack) => (stack.whole ? [] : recalledAt(stack.hex));

/** What was seen in a hex and is hidden now. @param {string} hex */
export const recalledAt = (hex) => (shown()?.seen ?? []).filter((s) => s.hex === hex).map((s) => t("of", { what: nameOf(s.piece), whom: say(s.text) }));

/** What a stack is called by a screen reader and in a tip. @param {Stack} stack */
export function stackTitle(stack) {
  const side = sideName(stack.side) || stack.side;
  const where = t("stack-at", { side, hex: stack.hex });
  const names = stack.pieces.map(nameOf).join(", ");
  return t("of", { what: where, whom: stack.whole ? names : [`${names} ${t("stack-hidden")}`, ...recalled(stack)].join(", ") });
}

/** @param {Scene} scene */
export function stackLayer(scene) {
  const grid = store.grid;
  if (!grid) return nothing;
  const lit = new Set(decision()?.options.map((o) => o.on.piece).filter(Boolean));
  const small = [...stacksByHex(scene).values()].flatMap((found) => found.filter((stack) => !isLarge(stack)).map((stack, i, stacks) => {
    const many = stacks.length, [x, y] = grid.centre(stack.hex), scale = many > 2 ? 0.56 : many > 1 ? 0.76 : 0.96;
    return { stack, x: (x + (i - (many - 1) / 2) * scale * (many > 2 ? 1.25 : 1.42)) * SIDE, y: (y - (many > 1 ? 0.02 : 0.06)) * SIDE, scale };
  }));
  const large = scene.stacks.filter(isLarge).map((stack) => {
    const [x, y] = grid.centre(stack.hex);
    return { stack, x: x * SIDE, y: y * SIDE, scale: 1 };
  });
  const flat = [...large, ...small]; // what covers several hexes lies below
  const subject = decision()?.subject?.piece, told = [spoken(), footprint.here, scene.turned?.join(), JSON.stringify(scene.seen)];
  return repeat(flat, (f) => `${f.stack.side}:${f.stack.pieces[0]}`, (/** @type {typeof flat[0]} */ f) => {
    const { stack } = f, hot = stack.pieces.some((p) => lit.has(p)), acting = subject && stack.pieces.includes(subject) ? subject : "", opened = store.ui.open === stack.hex;
    // a pointer that moves draws the page again: of three hundred stacks it changes one
    return guard([JSON.stringify(f), hot, acting, opened, ...told], () => stackView(f, `${hot ? "hot" : ""} ${acting ? "acting" : ""} ${opened ? "opened" : ""}`, acting));
  });
}

/** @param {{stack: Stack, x: number, y: number, scale: number}} where @param {string} cls @param {string} acting its piece that is asked about */
function stackView({ stack, x, y, scale }, cls, acting) {
  const title = stackTitle(stack);
  return svg`<g class="stack ${isLarge(stack) ? "large" : ""} ${scale < 0.9 ? "beside" : ""} ${cls}"
      data-hex=${stack.hex} data-piece=${stack.pieces[0]} role="img" aria-label=${title} .style=${`transform:translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${scale})`}>
    <title>${title}</title>${isLarge(stack) ? footprint.now()?.body(stack, gridOf(), store.board?.sides[stack.side]?.paint ?? "#777777") : nothing}${stack.elements ? nothing : counterView(stack, cls, acting)}</g>`;
}

/** @param {Stack} stack @param {string} cls @param {string} acting */
function counterView(stack, cls, acting) {
  const deep = !stack.whole || stack.pieces.length > 1, seen = recalled(stack).length;
  return svg`<g class="body" aria-hidden="true">
    ${deep ? svg`<rect class="below" x="-20.5" y="-20.5" width=${SIZE} height=${SIZE} rx="5"></rect>` : nothing}
    ${stack.whole && stack.pieces.length > 2 ? svg`<rect class="below" x="-22.2" y="-22.2" width=${SIZE} height=${SIZE} rx="5"></rect>` : nothing}
    ${counter(acting || stack.pieces[0])}
    ${faceOf(stack.pieces[0])?.side === stack.side ? nothing : svg`<g transform="translate(-54 -9)">${flag(stack.side)}</g>`}
    ${/^hot/.test(cls) ? glow : nothing}
    ${deep ? svg`<g transform="translate(20 -20)"><circle class="count ${seen ? "recalled" : ""}" r="8.5"></circle>
      <text class="counted" y="4">${stack.whole ? stack.pieces.length : seen ? `+${seen}` : "?"}</text></g>` : nothing}
  </g>`;
}

/** The opened stack, spread out over the board, inside of what is in view. @param {Scene} scene @param {{x: number, y: number, w: number, h: number, k: number}} view */
export function fanLayer(scene, view) {
  const { open } = store.ui, grid = store.grid;
  if (!open || !grid) return nothing;
  const stacks = stacksByHex(scene).get(open) ?? [];
  const worth = stacks.filter((s) => s.pieces.length > 1 || stacks.length > 1);
  if (!worth.length) return nothing;
  const asked = decision(), waiting = waitingAt(open);
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
        const order = orderOn(piece), title = option ? t("of", { what: say(option.text), whom: describe(piece) }) : describe(piece);
        return svg`<g class="card-spot ${option || waiting.includes(piece) ? "hot" : ""}" data-hex=${open} data-piece=${piece} data-action=${option?.action ?? nothing}
            role="button" tabindex="-1" transform=${`translate(${spot} ${top})`}>
          <title>${title}</title>${counter(piece)}
          ${option || waiting.includes(piece) ? glow : nothing}
          ${comes(piece) || asked?.subject?.piece === piece ? svg`<text class="comes" x="8" y="-9">✓</text>` : nothing}
          ${i === 0 && stack.pieces.length > 1 ? svg`<path class="topmark" d="M-6 -29h12l-6 6Z"></path>` : nothing}</g>
          ${order ? svg`<g class="to-top" data-command=${order.action} role="button" tabindex="-1" aria-label=${orderTitle(order)} transform=${`translate(${spot} ${top + 38})`}
            @click=${(e) => { e.stopPropagation(); give(order); }}><rect x="-27" y="-9" width="54" height="19" rx="9.5"></rect><text y="4">${say(order.text)}</text></g>` : nothing}`;
      });
    })}
    ${plan ? planButton(plan, w, h - 18, follow) : nothing}
    ${worth.some((s) => !s.whole) ? svg`<text class="hint" x=${w / 2} y=${h + 12}>${t("stack-hidden")}</text>` : nothing}
  </g>`;
}
