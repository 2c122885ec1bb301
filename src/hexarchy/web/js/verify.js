// The proof of the dice: what the server found, and every die thrown again here, by this browser, from what was told at
// the end.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { able, commitmentOf, fingerprint, thrower } from "./fair.js";
import { diceView } from "./log.js";
import { dropZone, readFile, tell } from "./imports.js";
import { keptOf } from "./mine.js";
import { changed } from "./store.js";
import { list, t } from "./text.js";

const LONG = 60;
/** @type {Proof | null} */ let proof = null;
/** @type {Stretch[]} as the record claims them */ let stretches = [];
/** @type {string[]} */ let actions = [];
/** @type {Awaited<ReturnType<typeof throwAgain>> | null} found here */ let own = null;
let problem = "", name = "", match = "", promise = "", busy = false, all = false, asking = 0;

/** The stretches of a record; one of the old format has one. @param {any} record @returns {Stretch[]} */
const stretchesOf = ({ dice, commitment }) => (Array.isArray(dice) ? dice : dice ? [{ from: 0, ...dice, commitment }]
  : []);

/** Throw dice again as the server does. `made`: the fingerprints of the secrets; `kept`: all are as they were promised;
 * `right`: die by die, null where
 * it can not be thrown again, because it was written down beforehand or nobody had committed to it.
 * @param {Stretch[]} parts @param {number} scripted @param {Proof["dice"]} dice
 * @returns {Promise<{made: string[], kept: boolean, right: (boolean | null)[]}>} */
export async function throwAgain(parts, scripted, dice) {
  const made = [], promised = [], throwers = [];
  for (const { kind, secret, commitment, contributions = {} } of parts) {
    const values = Object.fromEntries(Object.entries(contributions).map(([seat, { value }]) => [seat, value]));
    if (kind !== "hmac-sha256" || !secret) { throwers.push(null); continue; }
    made.push(await fingerprint(secret));
    promised.push(!commitment || commitment === made[made.length - 1]);
    for (const [seat, { commitment: given, value }] of Object.entries(contributions)) promised.push(
      given === await commitmentOf(seat, value));
    throwers.push(await thrower(secret, values));
  }
  const right = [];
  for (const [, number, sides, value] of dice) {
    const again = number < scripted ? null : throwers[parts.filter(({ from }) => from <= number).length - 1];
    right.push(again ? await again(number, sides) === value : null);
  }
  return { made, kept: promised.every(Boolean), right };
}

/** @param {() => Promise<[Proof, any]>} fetched a proof, and the record it is of: if no other was asked for since */
async function look(fetched) {
  const mine = ++asking;
  proof = own = null;
  stretches = [];
  problem = "";
  actions = [];
  busy = true;
  changed();
  try {
    const [found, record] = await fetched(), claimed = record ? stretchesOf(record) : found.stretches ?? [];
    const again = found.verdict && able() ? await throwAgain(claimed, found.scripted ?? 0, found.dice) : null;
    if (mine !== asking) return;
    [proof, stretches, actions, own] = [found, claimed, record?.actions ?? [], again];
  } catch (error) {
    if (mine !== asking) return;
    problem = tell(error);
  }
  busy = false;
  changed();
}

/** @param {File} file */
function take(file) {
  name = file.name;
  match = "";
  look(async () => {
    const { kind, data } = await readFile(file);
    if (kind !== "record") throw new Error(t("file-strange", { name: file.name }));
    return [await ask("verify", { record: data, commitment: promise.trim() || null }, ""), data];
  });
}

export async function openVerify() {
  match = new URLSearchParams(location.search).get("match") ?? "";
  if (!match) return;
  await look(async () => {
    const found = await ask(`matches/${match}/verify`, undefined, "");
    return [found, found.verdict ? await ask(`matches/${match}/record`, undefined, "") : null];
  });
}

/** @param {boolean | null} good @param {string} text @param {string} by */
const line = (good, text, by) => html`<li class=${good === null ? "open" : good ? "good" : "bad"}><b
  aria-hidden="true">${good === null ? "○" : good ? "✓" : "✗"}</b> <span class="unseen">${good === null ? ""
    : t(good ? "proof-right" : "proof-wrong")}</span>${text} <span class="dim">${by}</span></li>`;

/** Which dice are whose, what they were mixed from, and who knew them before. @param {Stretch} part
 * @param {number} at */
function stretchView(part, at) {
  const to = stretches[at + 1] ? stretches[at + 1].from - 1 : proof?.dice.at(-1)?.[1] ?? -1;
  const shares = Object.entries(part.contributions ?? {}), seats = list(shares.map(([seat]) => seat));
  return html`<section class="stretch"><h3>${t(to < part.from ? "proof-stretch-none" : "proof-stretch",
        { count: to - part.from + 1, from: part.from, to })}</h3>
    <p>${t(part.kind !== "hmac-sha256" ? "proof-seeded" : shares.length ? "proof-mixed" : "proof-alone",
        { seats })} ${part.brought ? t("proof-brought") : nothing}</p>
    ${valueRow("commitment", part.commitment)}${valueRow("secret", part.secret ?? null)}
    ${shares.map(([seat, { commitment, value }]) => html`<p
          class="value-row"><b>${t("proof-value-name", { seat })}</b> <code>${value}</code> <span
            class="note">${t("proof-commitment-name")} <code>${commitment}</code></span></p>`)}</section>`;
}

function verdictView() {
  if (!proof) return nothing;
  const { verdict, commitment } = proof;
  if (!verdict) return html`<section
    class="card"><h2>${t("proof-open")}</h2><p>${t("proof-open-about")}</p>${valueRow("commitment",
        commitment)}</section>`;
  const here = t("proof-here"), there = t("proof-there"), { right, made, kept } = own
    ?? { right: [], made: [], kept: true };
  const wrong = right.filter((r) => r === false).length, open = right.filter((r) => r === null).length,
    thrown = right.length - open - wrong;
  const asPromised = kept && (!commitment || !own || made.includes(commitment));
  const { promise: noted = "", told = {} } = (match && own && keptOf(match)) || {}; // when the match was played here
  const inIt = Object.entries(told).every(([seat, value]) => stretches.some((part) => part.contributions?.[seat]
      ?.value === value));
  const asNoted = !noted || (made.includes(noted) && inIt);
  const sound = verdict.dice_match && verdict.digest_match && asPromised && asNoted && !wrong, good = sound
    && verdict.committed !== false;
  const title = good ? t("proof-good") : sound ? t(thrown ? "proof-some-open" : "proof-all-open", { count: open })
    : t("proof-bad");
  return html`<section class="card proof ${good ? "good" : sound ? "open" : "bad"}"
    id="verdict"><h2>${good ? "✓" : sound ? "○" : "✗"} ${title}</h2><ul>
    ${own ? html`${made.length ? line(asPromised, t(asPromised ? "proof-commitment" : "proof-commitment-wrong"), here)
          : nothing}${noted ? line(asNoted, t(asNoted ? "proof-noted-here" : "proof-noted-other"), here) : nothing}
      ${wrong || thrown ? line(!wrong, wrong ? t("proof-dice-wrong", { count: wrong })
          : t("proof-dice", { count: thrown }), here) : nothing}
      ${open ? line(null, t("proof-dice-open", { count: open }), "") : nothing}` : line(null, t("proof-no-crypto"), "")}
    ${proof.scripted ? line(null, t("dice-scripted", { count: proof.scripted }), "") : nothing}
    ${line(verdict.dice_match, t(verdict.dice_match ? "proof-promise" : "proof-promise-wrong"), there)}
    ${line(verdict.digest_match, t(verdict.digest_match ? "proof-actions" : "proof-actions-wrong",
          { count: verdict.actions }), there)}
    ${line(verdict.finished || verdict.resigned ? true : null, t(verdict.resigned ? "proof-resigned" : verdict.finished
          ? "proof-finished" : "proof-unfinished"), there)}</ul>
    ${stretches.map(stretchView)}${valueRow("digest", proof.digest)}
    ${match ? html`<p><a class="option" href=${`/api/matches/${match}/record`}
        download=${`hexarchy-${match}.json`}>${t("record")}</a> <a class="option"
          href=${`/match/${match}`}>${t("go-table")}</a></p>` : nothing}
    <p class="note">${t("proof-command")} <code>hexarchy verify ${name || `hexarchy-${match}.json`}${commitment
      ? ` --commitment ${commitment.slice(0, 8)}…` : ""}</code></p></section>`;
}

/** @param {number} i @returns {[string, string, string]} class, sign and words */
const mark = (i) => (own?.right[i] === null ? ["open", "○", t("proof-unprovable")] : own?.right[i]
  ? ["good", "✓", t("proof-right")] : ["bad", "✗", t("proof-wrong")]);

/** @param {number} i */
function dieView(i) {
  const [, , sides, value] = proof?.dice[i] ?? [0, 0, 0, 0], [kind, sign, words] = mark(i);
  return html`${sides === 6 ? diceView([value]) : html`<b>${value}</b><span class="dim">/${sides}</span>`}${own
      ? html`<span class=${kind} title=${words} role="img" aria-label=${words}>${sign}</span>` : nothing} `;
}

/** @param {"commitment" | "secret" | "digest"} what @param {string | null} value */
const valueRow = (what, value) => (value
  ? html`<p class="value-row"><b>${t(`proof-${what}-name`)}</b> <code>${value}</code></p>` : nothing);

/** Which dice these are among all. @param {number[]} places */
function numbers(places) {
  const told = places.map((i) => proof?.dice[i][1]), [first] = told, last = told[told.length - 1];
  return first === last ? first : `${first}–${last}`;
}

function diceTable() {
  if (!proof?.dice.length) return nothing;
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  proof.dice.forEach(([action], i) => groups.set(action, [...(groups.get(action) ?? []), i]));
  const rows = [...groups], some = all ? rows : rows.slice(0, LONG);
  return html`<section class="card"><h2>${t("proof-table")}</h2><table
    class="dice-table"><thead><tr><th>${t("proof-action")}</th><th>${t("proof-number")}</th><th>${
      t("proof-thrown")}</th></tr></thead>
    <tbody>${some.map(([action, dice]) => html`<tr><td>${action} <code>${actions[action - 1]
            ?? ""}</code></td><td>${numbers(dice)}</td>
      <td>${dice.map(dieView)}</td></tr>`)}</tbody></table>
    ${rows.length > some.length ? html`<button class="option quiet"
        @click=${() => { all = true; changed(); }}>${t("proof-all", { count: proof?.dice.length ?? 0 })}</button>`
          : nothing}</section>`;
}

export function verifyView() {
  return html`<main class="lobby verify"><header
    class="hero"><h1>${t("verify")}</h1><p>${t("verify-about")}</p></header>
    ${busy ? html`<p class="loading" role="status">${t("proof-busy")}</p>` : nothing}${problem
      ? html`<section class="card proof bad" role="alert"><h2>✗ ${t("proof-bad")}</h2><p>${problem}</p></section>`
        : nothing}
    ${proof ? html`${verdictView()}${diceTable()}` : nothing}
    <section class="card"><h2>${t("proof-file")}</h2><p class="link"><label>${t("proof-noted")}<input id="promise"
      .value=${promise} spellcheck="false" @input=${(e) => { promise = e.target.value; }}></label></p>
      ${dropZone(t("proof-drop"), take, ".json,application/json")}</section></main>`;
}
