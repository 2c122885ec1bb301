// What helps with units of many elements: the dice an answer leads to; where the unit can come to and how it would face
// there, asked
// of the server when such a question comes. Ways join the plans of the question, formations are listed with it.
import { html, nothing } from "../vendor/lit-html.js";
import { announce } from "./act.js";
import { ask } from "./api.js";
import { spotAt } from "./board.js";
import { frame } from "./camera.js";
import { footprint } from "./parts.js";
import { roadAt } from "./plans.js";
import { changed, decision, gridOf, setUi, store } from "./store.js";
import { say, t } from "./text.js";

const AGAIN = 1500; // ms, when others are served first
const MIDDLE = 0.35; // of a hex: who points there leaves the facing to the cheapest way
/** @type {Plan[]} */ let found = [];
/** @type {Promise<any>} */ let coming = Promise.resolve();
let about = "", asked = ""; // the moment they are of, and the one they were last asked for
let dragged = false;
/** @type {Decision | null} the question they lie over */ let laid = null;

const moment = () => `${store.match} ${store.token} ${store.scene?.version}`;

/** Where a unit can come to by several answers. */
const ways = () => (about === moment() ? found.filter((p) => p.on && p.via) : []);
/** What formations it can take, each with all that is to be said for it. */
const formations = () => (about === moment() ? found.filter((p) => !p.on && (p.actions?.length ?? 0) > 2) : []);

/** Ask, if those we have are of another moment. @param {number} [tries] */
async function look(tries = 0) {
  const now = moment();
  if (store.past || store.curtain || (asked === now && !tries)) return;
  asked = now;
  coming = ask(`matches/${store.match}/goals`).catch(() => null);
  const come = await coming;
  if (now !== moment()) return;
  if (!come && tries < 3) setTimeout(() => look(tries + 1), AGAIN);
  if (!come) return;
  about = now;
  found = come.plans;
  lay();
}

/** When those of now have come, if they have been asked for. */
export const awaited = () => coming;

/** Lay them over the question: an answer shows how its unit would stand; the ways are roads, but for those that end
 * among the unit's own
 * elements: only who drags it means them. */
function lay() {
  const now = decision(), { scene } = store;
  if (!now || !scene) return;
  const own = new Set(scene.stacks.find((s) => s.pieces[0] === now.subject?.piece)?.elements?.map((one) => one.hex)),
    roads = ways();
  for (const o of now.options) o.would ??= found.find((p) => p.actions?.[0] === o.action && !p.via
    && o.verb !== "reform")?.would;
  now.plans = [...(now.plans ?? []).filter((p) => !found.includes(p)), ...roads.filter((p) => store.ui.drag
      || !own.has(p.on?.hex ?? ""))];
  laid = now;
  dragged = store.ui.drag;
  changed();
}

/** Of several ways to a hex the one that is meant comes first. @param {Plan} plan */
function prefer(plan) {
  const now = decision();
  if (!now?.plans || now.plans.find((p) => p.via && p.on?.hex === plan.on?.hex) === plan) return;
  now.plans = [plan, ...now.plans.filter((p) => p !== plan)];
  changed();
}

/** In degrees, clockwise from north. @param {Plan} plan */
const facing = ({ would = [] }) => ((would[0]?.facing ?? 0) * 60 + (store.grid?.flat ? 0 : 30)) % 360;

/** The ways to a hex, by their facing. @param {string | null | undefined} hex */
const waysTo = (hex) => ways().filter((p) => p.on?.hex === hex).sort((a, b) => facing(a) - facing(b));

/** The unit faces where the pointer lies in the hex; in its middle as it is cheapest. @param {PointerEvent} event */
function aim(event) {
  if (!ways().length) return;
  if (dragged !== store.ui.drag) lay();
  const [x, y] = spotAt(event.clientX, event.clientY), grid = gridOf(), hex = grid.at(x, y), there = waysTo(hex);
  if (!hex || there.length < 2) return;
  const [cx, cy] = grid.centre(hex), angle = (Math.atan2(x - cx, cy - y) * 180) / Math.PI;
  const off = (/** @type {Plan} */ p) => Math.abs(((facing(p) - angle + 540) % 360) - 180);
  prefer(Math.hypot(x - cx, y - cy) < MIDDLE ? ways().find((p) => p.on?.hex === hex) ?? there[0]
    : there.reduce((a, b) => (off(b) < off(a) ? b : a)));
}

/** Another facing at the hex that is pointed at. @param {number} step */
function turn(step) {
  const here = roadAt(store.ui.preview), there = waysTo(here?.on?.hex);
  if (!here || !there.length) return;
  const next = there[(there.indexOf(here) + step + there.length) % there.length];
  prefer(next);
  announce(say(next.text));
}

/** @param {string | null} preview @returns {Plan | undefined} the formation that is pointed at */
export const formationAt = (preview) => formations().find((p) => preview === `goal ${p.actions?.join("; ")}`);

/** In the decision card: the facings at the hex pointed at, and the formations. @param {(plan: Plan) => void} follow */
export function goalRows(follow) {
  look();
  footprint.now();
  if (about === moment() && laid !== decision()) requestAnimationFrame(lay); // the same question has come once more
  const here = roadAt(store.ui.preview), there = waysTo(here?.on?.hex), busy = Boolean(store.sending),
    shapes = formations();
  if (!ways().length && !shapes.length) return nothing;
  const point = (/** @type {Plan} */ p) => () => setUi({ preview: `goal ${p.actions?.join("; ")}` }),
    unpoint = () => setUi({ preview: null });
  return html`${ways().length ? html`<p class="hint">${t("goals-hint")}</p>` : nothing}
    ${there.length > 1 ? html`<div class="options facings" role="group"
        aria-label=${t("goals-facing")}>${there.map((p) => html`<button class="option" ?disabled=${busy}
              aria-pressed=${String(p === here)} aria-label=${say(p.text)} title=${say(p.text)}
                @focus=${() => prefer(p)} @pointerenter=${() => prefer(p)} @click=${() => follow(p)}><svg
                  viewBox="-10 -10 20 20" aria-hidden="true"><path transform=${`rotate(${facing(p)})`}
                    d="M0-9L6 1H2V9H-2V1H-6Z"></path></svg></button>`)}</div>` : nothing}
    ${shapes.length ? html`<details class="group"
        ?open=${Boolean(formationAt(store.ui.preview))}><summary>${t("goals-formations",
            { count: shapes.length })}</summary><div class="options">${shapes.map((p) => html`<button class="option"
              data-goal=${p.actions?.[1]} ?disabled=${busy} @click=${() => follow(p)} @pointerenter=${point(p)}
                @pointerleave=${unpoint} @focus=${point(p)} @blur=${unpoint}>${say(p.text)}</button>`)}</div></details>`
                  : nothing}`;
}

/** The dice an answer leads to; what is added to them where it is pointed at, or there are few. @param {Option} o */
export function prospectView({ action, prospect }) {
  const { needs, chance, modifiers = [], note } = /** @type {Prospect} */ (prospect);
  const open = store.ui.preview === action || (decision()?.options.filter((o) => o.prospect).length ?? 0) < 3;
  return html`<small class="prospect"><b>${Math.round(chance * 100)} %</b> ${say(needs)}${open
      ? modifiers.map(({ amount, text }) => html`<i>${amount < 0 ? "−" : "+"}${Math.abs(amount)} ${say(text)}</i>`)
        : nothing}${note && open ? html`<i>${say(note)}</i>` : nothing}</small>`;
}

frame.addEventListener("pointermove", aim, true);
document.addEventListener("keydown", (event) => {
  if (event.key.toLowerCase() === "f" && !event.ctrlKey && !event.metaKey && !/** @type {Element} */ (event.target)
    .matches("input, textarea")) turn(event.shiftKey ? -1 : 1);
});
