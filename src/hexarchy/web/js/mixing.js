// Mixing the dice: before the first one falls this browser adds a value of its own for every seat it holds, without
// being asked.
import { html, nothing } from "../vendor/lit-html.js";
import { attempt } from "./act.js";
import { ask, freshId, refresh, Refusal, send } from "./api.js";
import { able, commitmentOf, freshValue } from "./fair.js";
import { keep, keptOf } from "./mine.js";
import { erase, read, write } from "./prefs.js";
import { linkRow } from "./settings.js";
import { store } from "./store.js";
import { sideName, sideNames, t } from "./text.js";

const AGAIN = 5000; // ms, when nothing was answered

/** @type {Record<string, string>} for where the browser keeps nothing: as long as the page is open */ let drawn = {};

/** The values this browser knows, by seat. @param {string} match @returns {Record<string, string>} */
function valuesOf(match) {
  try { return { ...drawn, ...JSON.parse(read(`dice.${match}`, "{}")) }; } catch { return drawn; }
}

/** Keep values until they are told: without them a reload would look like second thoughts. @param {string} match
 * @param {Record<string, string>} values */
export function keepValues(match, values) {
  drawn = values;
  write(`dice.${match}`, JSON.stringify(values));
}

/** @param {Record<string, string>} values @param {string[]} seats @returns {Promise<Record<string, string>>} */
async function committed(values, seats) {
  return Object.fromEntries(await Promise.all(seats.map(async (seat) => [seat,
          await commitmentOf(seat, values[seat])])));
}

/** What a new match is made with: our seats commit at once, the others are waited for. Nothing where it could not be
 * kept up.
 * @param {string[]} mine @param {string[]} awaited
 * @returns {Promise<{values: Record<string, string>, dice?: {commitments: Record<string, string>, awaited: string[]}}>}
 */
export async function contribute(mine, awaited) {
  write("dice.", "kept");
  const lasts = read("dice.", "") === "kept";
  erase("dice.");
  if (!able() || !lasts) return { values: {} };
  const values = Object.fromEntries(mine.map((seat) => [seat, freshValue()]));
  return { values, dice: { commitments: await committed(values, mine), awaited } };
}

/** At one screen all seats speak together. */
const everyone = () => store.tokens.join(",");
/** Two tabs of one browser must not draw two values for one seat. @template T @param {() => Promise<T>} deed
 * @returns {Promise<T>} */
const inTurn = (deed) => (navigator.locks ? navigator.locks.request(`dice.${store.match}`, deed) : deed());

/** Our next word about the dice, if there is one. @param {Gathering} gathering
 * @returns {Promise<Record<string, any> | null>} */
async function word({ awaited, commit, tell }) {
  const values = valuesOf(store.match);
  // only we are missing: without us
  if (commit.length && !able()) return awaited.every((seat) => commit.includes(seat)) ? {} : null;
  if (commit.length) {
    for (const seat of commit) values[seat] ??= freshValue();
    keepValues(store.match, values);
    return { commitments: await committed(values, commit) };
  }
  const known = tell.filter((seat) => values[seat]);
  return known.length ? { values: Object.fromEntries(known.map((seat) => [seat, values[seat]])) } : null;
}

/** What the server did not take: it is not said again. @type {Set<string>} */
const refused = new Set();

/** Say our next word. @param {Scene} scene @returns {Promise<boolean>} said: look again */
const speak = (scene) => inTurn(async () => {
  const said = scene.dice?.gathering ? await word(scene.dice.gathering) : null, key = JSON.stringify(said);
  if (!said || refused.has(key)) return false;
  try {
    await ask(`matches/${store.match}/dice`, { id: freshId(), version: scene.version, ...said }, everyone());
    if (said.values) keep(store.match, { told: said.values }); // the proof looks for them at the end
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error;
    // another tab of ours was faster, or the value is not the one we promised
    if (error.body.title !== "stale") refused.add(key);
  }
  return true;
});

/** Before the table is shown: say all that can be said at once. Gives the scene that came of it. @param {Scene} scene
 * @returns {Promise<Scene>} */
export async function takePart(scene) {
  const now = () => ask(`matches/${store.match}`);
  store.token = everyone();
  if (store.tokens.length > 1) scene = await now();
  try {
    while (await speak(scene)) scene = await now();
  } catch { setTimeout(mix, AGAIN); }
  if (scene.dice?.gathering || store.tokens.length < 2) return scene;
  store.token = store.tokens[0];
  return now();
}

let busy = false;

/** At the table: say what has to be said, until it is for others to speak. What fails is tried again. */
export async function mix() {
  if (busy || !store.token || !store.scene?.dice?.gathering) return;
  busy = true;
  let said = false;
  try {
    said = await speak(store.scene);
    if (said) await refresh();
  } catch { setTimeout(mix, AGAIN); }
  busy = false;
  if (said) mix();
}

const begin = () => { if (!store.sending) attempt(() => send("dice", {}, everyone())); };

/** In place of the question: who is waited for, and what can be done about it. */
export function mixingCard() {
  const { scene, match } = store, gathering = scene?.dice?.gathering;
  if (!scene || !gathering) return nothing;
  const { awaited, told, tell } = gathering, values = valuesOf(match), early = awaited.length > 0;
  const missing = early ? awaited : gathering.committed.filter((seat) => !told.includes(seat));
  const others = missing.filter((seat) => !scene.seats.includes(seat)), lost = tell.some((seat) => !values[seat]);
  const seats = sideNames(others.length ? others : missing);
  if (!others.length && !lost) return html`<section class="decision idle" aria-label=${t("decision")}><p
    class="question">${t("mix-busy")}</p><div class="pulse" aria-hidden="true"><i></i><i></i><i></i></div></section>`;
  const kind = lost ? "lost" : early ? "early" : "late", invites = keptOf(match)?.invites ?? {};
  return html`<section class="decision mixing" aria-label=${t("decision")}><p
    class="whose"><span>${t("mix-title")}</span></p>
    <h2 class="question" id="question" tabindex="-1">${t(`mix-${kind}`, { seats })}</h2><p>${t(`mix-${kind}-about`)}</p>
    ${others.filter((seat) => invites[seat]).map((seat) => linkRow(t("mix-link", { seat: sideName(seat) }),
          `/match/${match}#${invites[seat]}`))}
    ${scene.seat ? html`<div class="without"><button class="option" id="begin-without"
        ?disabled=${Boolean(store.sending)} @click=${begin}>${t(lost ? "mix-without-it" : "mix-without")}</button>
      <p class="note">${early ? t("mix-without-about") : t("mix-silent-about", { seats })}</p></div>`
        : nothing}</section>`;
}
