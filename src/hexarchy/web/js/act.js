// Doing things: choosing an option (asked again first, if the person likes that), taking back, and telling of refusals.
import { Refusal, send } from "./api.js";
import { prefs } from "./prefs.js";
import { decision, setUi, store } from "./store.js";
import { say, t } from "./text.js";

/** @param {string} action @param {boolean} [sure] */
export async function choose(action, sure = false) {
  if (store.sending || store.past) return;
  if (!sure && prefs.ask === "yes" && store.ui.confirm !== action) {
    setUi({ confirm: action, preview: action, why: null });
    return;
  }
  setUi({ confirm: null, preview: null, why: null, open: null });
  await attempt(() => send("actions", { action }));
}

export async function undo() {
  if (store.scene?.can_undo && !store.sending) await attempt(() => send("undo"));
}

export async function resign() {
  if (confirm(t("resign-sure"))) await attempt(() => send("resign"));
}

/** @param {() => Promise<void>} deed */
async function attempt(deed) {
  try {
    await deed();
  } catch (error) {
    const body = error instanceof Refusal ? error.body : {};
    const text = body.title === "stale" ? t("stale") : error instanceof Refusal ? body.detail || body.title || t("failed") : t("no-answer");
    setUi({ why: { reasons: body.reasons?.length ? body.reasons : [{ rule: "", text: { en: text, fr: text } }] } });
  }
}

/** Tell a screen reader. @param {string} text */
export function announce(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}

/** Point at the next or previous option. @param {number} step */
export function cycle(step) {
  const options = decision()?.options ?? [];
  if (!options.length) return;
  const now = options.findIndex((o) => o.action === store.ui.preview);
  const next = options[(now + step + options.length + (now < 0 && step < 0 ? 1 : 0)) % options.length];
  setUi({ preview: next.action, confirm: null });
  announce(say(next.text));
  return next;
}
