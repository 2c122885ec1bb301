// Plans: the game's shortcuts. One goes along with an option (a whole stack instead of one piece), one begins such a
// thing, one leaves the rest of something to routine.
import { html, nothing, svg } from "../vendor/lit-html.js";
import { chip, nameOf } from "./counters.js";
import { decision, setUi, store } from "./store.js";
import { say, t } from "./text.js";

/** @param {(plan: Plan) => any} fits @returns {Plan[]} */
const plans = (fits) => (decision()?.plans ?? []).filter(fits);

/** The plan that goes along with what is chosen now, if it is switched on. */
export const companion = () => plans((p) => p.id && p.id === store.ui.along)[0] ?? null;

/** The plan that begins on a hex. @param {string | null} hex */
export const planAt = (hex) => plans((p) => p.actions && p.on?.hex === hex)[0] ?? null;

/** The ways that are offered to hexes farther off. */
export const roads = () => plans((p) => p.via);

/** The way that is pointed at. @param {string | null} preview */
export const roadAt = (preview) => (preview?.startsWith("road ") ? roads().find((p) => `road ${p.on?.hex}` === preview) ?? null : null);

/** Who goes along of those that may be left behind. @param {Plan} plan */
const party = (plan) => (plan.with ?? []).filter((w) => !store.ui.stay.includes(w.piece));

/** Does a plan go along with an option? @param {Plan} plan @param {string} action */
function goes(plan, action) {
  if (!store.ui.stay.length) return Boolean(plan.for?.includes(action));
  return Boolean(decision()?.options.some((o) => o.action === action && o.on.hex)) && party(plan).every((w) => !w.not?.includes(action));
}

/** Is a hex lit for one alone while all are to go? @param {Option} option */
export function alone(option) {
  const plan = companion();
  return Boolean(plan && option.on.hex && !goes(plan, option.action));
}

/** What to send for an action: with all that goes along. @param {string} action @returns {{action?: string, actions?: string[]}} */
export function bodyFor(action) {
  const plan = companion();
  if (!plan || !goes(plan, action)) return { action };
  const some = store.ui.stay.length > 0, begin = (plan.after ?? []).slice(0, 1);
  const before = some ? party(plan).flatMap((w) => w.before ?? []) : plan.before ?? [];
  const after = some ? [...begin, ...party(plan).flatMap((w) => w.after ?? [])] : plan.after ?? [];
  return { actions: [...before, action, ...after.map((a) => (a === "*" ? action : a))] };
}

/** After a scene: forget a plan that is through. @param {Scene} scene */
export function settle(scene) {
  const now = scene.decision?.plans ?? [];
  if (store.ui.along && scene.decision && !now.some((p) => p.id === store.ui.along)) setUi({ along: null });
  if (store.ui.stay.length && !now.some((p) => p.with)) setUi({ stay: [] });
  if (store.ui.rest && (scene.result || (scene.decision && !now.some((p) => p.rest === store.ui.rest)))) setUi({ rest: null });
}

/** Switch the companion on or off. */
export function toggle() {
  const [plan] = plans((p) => p.id);
  if (plan) setUi({ along: store.ui.along ? null : plan.id, stay: [] });
  return Boolean(plan);
}

/** Take one of the stack along, or leave it here; false where it has no say in this. @param {string} piece */
export function member(piece) {
  const [plan] = plans((p) => p.id && p.with?.some((w) => w.piece === piece));
  if (!plan) return false;
  const all = (plan.with ?? []).map((w) => w.piece), { stay } = store.ui;
  const left = store.ui.along !== plan.id ? all.filter((p) => p !== piece) : stay.includes(piece) ? stay.filter((p) => p !== piece) : [...stay, piece];
  setUi(left.length < all.length ? { along: plan.id, stay: left } : { along: null, stay: [] });
  return true;
}

/** Does it go along as things are? @param {string} piece */
export const comes = (piece) => Boolean(companion()?.with?.some((w) => w.piece === piece)) && !store.ui.stay.includes(piece);

/** The others of the stack, each taken along or left behind. @param {Plan} plan */
function members(plan) {
  return html`<div class="options counters party" role="group" aria-label=${t("along-who")}>${(plan.with ?? []).map(({ piece }) => html`<button class="option" data-along=${piece}
    aria-pressed=${String(comes(piece))} title=${nameOf(piece)} @click=${() => member(piece)}>${chip(piece, "small")}<span class="unseen">${nameOf(piece)}</span></button>`)}</div>
    <p class="hint">${t("along-who")}</p>`;
}

/** In the decision card. @param {(plan: Plan) => void} follow */
export function planRows(follow) {
  const here = roadAt(store.ui.preview) ?? planAt(store.ui.open ?? store.ui.cursor), busy = Boolean(store.sending);
  return html`${plans((p) => p.id).map((p) => html`<label class="along"><input type="checkbox" data-plan=${p.id} .checked=${store.ui.along === p.id} @change=${toggle}> <span>${store.ui.stay.length ? t("along-some", { count: party(p).length }) : say(p.text)}</span> <kbd>w</kbd></label>${p.with && p.with.length > 1 ? members(p) : nothing}`)}
    ${here ? html`<button class="option" data-plan=${here.on?.hex} ?disabled=${busy} @click=${() => follow(here)}><span>${here.via ? say(here.text) : t("of", { what: here.on?.hex ?? "", whom: say(here.text) })}</span> <kbd>w</kbd></button>` : nothing}`;
}

/** Shortcuts; their numbers are keys. */
export const rests = () => (store.ui.rest ? [] : plans((p) => p.rest || (p.actions && !p.on)));

/** Several answers at once, or routine to the end of something; while that goes on, a way out. @param {(plan: Plan) => void} follow */
export function restRows(follow) {
  if (store.ui.rest) return html`<button class="option" data-stop @click=${() => setUi({ rest: null })}>${t("rest-stop")}</button>`;
  return rests().map((p, at) => html`<button class="option quiet" data-rest=${p.rest ?? p.actions?.join("; ")} ?disabled=${Boolean(store.sending)} @click=${() => follow(p)}>» ${say(p.text)}${at < 9 ? html` <kbd>${at + 1}</kbd>` : nothing}</button>`);
}

/** What its words need in a spread-out stack. @param {Plan} plan */
export const planWidth = (plan) => say(plan.text).length * 7 + 34;

/** In a spread-out stack. @param {Plan} plan @param {number} w @param {number} y @param {(plan: Plan) => void} follow */
export function planButton(plan, w, y, follow) {
  return svg`<g class="all" data-plan=${plan.on?.hex} role="button" tabindex="-1" aria-label=${say(plan.text)} transform=${`translate(${w / 2} ${y})`}
    @click=${(e) => { e.stopPropagation(); follow(plan); }}><rect x=${8 - w / 2} y="-11" width=${w - 16} height="22" rx="11"></rect><text y="4">${say(plan.text)}</text></g>`;
}
