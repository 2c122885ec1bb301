// Doing things: choosing an option, taking back, and telling of refusals.
import { Refusal, send } from "./api.js";
import { prefs } from "./prefs.js";
import { alone, bodyFor } from "./plans.js";
import { begun, keepRest, ready } from "./later.js";
import { decision, setUi, store } from "./store.js";
import { sure } from "./sure.js";
import { say, t } from "./text.js";

/** @param {string} action @param {boolean} [sure] */
export async function choose(action, sure = false) {
  if (store.sending || store.past) return;
  const option = decision()?.options.find((o) => o.action === action);
  if (option && alone(option)) { tell(store.token, t("plan-alone")); return; }
  if (!sure && (prefs.ask === "yes" || option?.sure || (option && decision()?.sure)) && store.ui.confirm !== action) {
    setUi({ confirm: action, preview: action, why: null });
    if (option?.sure) announce(say(option.sure));
    return;
  }
  setUi({ confirm: null, preview: null, why: null, open: null, rest: null, greet: false });
  await attempt(() => play(bodyFor(action)));
}

/** @param {{action?: string, actions?: string[]}} body @param {boolean} [opens] what follows belongs to it @param {boolean} [resumed] it is the rest of a plan */
async function play(body, opens = false, resumed = false) {
  const { token } = store, from = store.scene?.version ?? 0, before = last.opens && last.version === from ? last.count : 0;
  if (body.actions) begun();
  const { version, done } = await send("actions", body);
  last = { version, count: version - from + before, opens };
  if (token === store.token && body.actions && done < body.actions.length) keepRest(body.actions, done, resumed);
  await goFurther();
}

/** The rest of a plan that a question came in between of: on with it, once that is answered. @param {boolean} [wanted] the player has said so */
export async function goFurther(wanted = false) {
  const rest = ready(wanted);
  if (rest && !store.sending && !store.past) await attempt(() => play({ actions: rest }, false, true));
}

/** Begin what a plan offers. @param {Plan} plan */
export async function follow(plan) {
  if (store.sending || store.past) return;
  if (plan.rest) {
    setUi({ rest: plan.rest, confirm: null, why: null });
    await goOn();
  } else if (plan.via || !plan.on) {
    setUi({ confirm: null, preview: null, why: null, open: null });
    await attempt(() => play({ actions: plan.actions }));
  } else await pickUp(plan.actions ?? [], plan.then ?? null);
}

/** Say what has to be said before a piece can go, and what goes along. @param {string[]} actions @param {string | null} along */
export async function pickUp(actions, along) {
  if (store.sending || store.past) return false;
  setUi({ confirm: null, preview: null, why: null, open: null, rest: null, along, stay: [] });
  return attempt(() => play({ actions }, true));
}

/** Leave what is begun, for a piece that may be chosen then. @returns {Promise<boolean>} left? */
export async function leave() {
  const { action, undo: count } = decision()?.leave ?? {};
  if (store.sending || !(action || count)) return false;
  setUi({ confirm: null, preview: null, why: null, open: null, rest: null, along: null });
  return attempt(() => (action ? play({ action }) : send("undo", { count })));
}

/** As long as the rest of something is left to routine and this seat is asked for it: have it answered. */
export async function goOn() {
  while (store.ui.rest && !store.sending && !store.past && !store.curtain && decision()?.plans?.some((p) => p.rest === store.ui.rest)) {
    if (!await attempt(() => send("actions", { rest: store.ui.rest }))) setUi({ rest: null });
  }
}

/** What was done last, to take it back whole. */
let last = { version: -1, count: 0, opens: false };

/** What was sent in one go is taken back in one go, as far as that is possible. */
export async function undo() {
  if (store.sending || store.past) return;
  setUi({ along: null, rest: null, later: null });
  if (store.scene?.can_undo) await attempt(() => send("undo", last.version === store.scene?.version ? { count: last.count } : {}));
}

export async function resign() {
  if (await sure(t("resign-sure"), t("resign"))) await attempt(() => send("resign"));
}

/** @param {() => Promise<any>} deed @returns {Promise<boolean>} done? */
export async function attempt(deed) {
  const { token } = store;
  try {
    await deed();
    return true;
  } catch (error) {
    const body = error instanceof Refusal ? error.body : {};
    const text = body.title === "stale" ? t("stale") : error instanceof Refusal ? body.detail || body.title || t("failed") : t("no-answer");
    tell(token, text, body.reasons);
    return false;
  }
}

/** Tell the player who did it, if they are still here. @param {string} token @param {string} text @param {any[]} [reasons] */
function tell(token, text, reasons) {
  if (token === store.token) setUi({ why: { reasons: reasons?.length ? reasons : [{ rule: "", text: { en: text, fr: text } }] } });
}

/** Tell a screen reader. @param {string} text */
export function announce(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}

/** Point at the next or previous option. @param {number} step */
export function cycle(step) {
  const options = decision()?.options.filter((o) => !o.like) ?? [];
  if (!options.length) return;
  const now = options.findIndex((o) => o.action === store.ui.preview);
  const next = options[(now + step + options.length + (now < 0 && step < 0 ? 1 : 0)) % options.length];
  setUi({ preview: next.action, confirm: null });
  announce(say(next.text));
  return next;
}
