// The proof of the dice: what the server found, and every die thrown again here, by this browser, from the secret.
import { html, nothing } from "../vendor/lit-html.js";
import { ask } from "./api.js";
import { diceView } from "./log.js";
import { dropZone, readFile, tell } from "./imports.js";
import { changed } from "./store.js";
import { t } from "./text.js";

const LONG = 60;
/** @type {any} */ let proof = null;
/** @type {string[]} */ let actions = [];
/** @type {{commitment: string, right: boolean[]} | null} found here */ let own = null;
let problem = "", name = "", match = "", promise = "", busy = false, all = false, asking = 0;

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (b) => parseInt(b, 16));
/** @param {ArrayBuffer} buffer */
const hexOf = (buffer) => Array.from(new Uint8Array(buffer), (b) => b.toString(16).padStart(2, "0")).join("");
const words = new TextEncoder();

/** Throw dice again as the server does: HMAC-SHA256 of each die's number under the secret.
 * @param {string} secret @param {[number, number, number, number][]} dice @returns {Promise<{commitment: string, values: number[]}>} */
export async function throwAgain(secret, dice) {
  const raw = bytes(secret), prefix = words.encode("hexarchy dice commitment 1\n");
  const commitment = hexOf(await crypto.subtle.digest("SHA-256", new Uint8Array([...prefix, ...raw])));
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const values = [];
  for (const [, number, sides] of dice) {
    const fair = (2n ** 64n / BigInt(sides)) * BigInt(sides);
    for (let lane = 0; ; lane++) {
      const mac = await crypto.subtle.sign("HMAC", key, words.encode(`hexarchy die 1\n${number}/${lane}`));
      const drawn = new DataView(mac).getBigUint64(0);
      if (drawn < fair) { values.push(Number(drawn % BigInt(sides)) + 1); break; }
    }
  }
  return { commitment, values };
}

/** @param {() => Promise<[any, string[]]>} fetched a proof, and the actions it is of: if no other was asked for since */
async function look(fetched) {
  const mine = ++asking;
  proof = own = null;
  problem = "";
  actions = [];
  busy = true;
  changed();
  try {
    const [found, played] = await fetched();
    const again = found.secret && globalThis.crypto?.subtle ? await throwAgain(found.secret, found.dice) : null;
    if (mine !== asking) return;
    [proof, actions] = [found, played];
    own = again && { commitment: again.commitment, right: again.values.map((value, i) => value === found.dice[i][3]) };
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
    return [await ask("verify", { record: data, commitment: promise.trim() || null }, ""), data.actions];
  });
}

export async function openVerify() {
  match = new URLSearchParams(location.search).get("match") ?? "";
  if (!match) return;
  await look(async () => {
    const found = await ask(`matches/${match}/verify`, undefined, "");
    return [found, found.verdict ? (await ask(`matches/${match}/record`, undefined, "")).actions : []];
  });
}

/** @param {boolean | null} good @param {string} text @param {string} by */
const line = (good, text, by) => html`<li class=${good === null ? "open" : good ? "good" : "bad"}><b aria-hidden="true">${good === null ? "○" : good ? "✓" : "✗"}</b> <span class="unseen">${good === null ? "" : t(good ? "proof-right" : "proof-wrong")}</span>${text} <span class="dim">${by}</span></li>`;

function verdictView() {
  const { verdict, commitment, secret, dice } = proof;
  if (!verdict) return html`<section class="card"><h2>${t("proof-open")}</h2><p>${t("proof-open-about")}</p>${valueRow("commitment", commitment)}</section>`;
  const here = t("proof-here"), there = t("proof-there");
  const kept = own ? !commitment || own.commitment === commitment : null, wrong = own?.right.filter((r) => !r).length ?? 0;
  const good = verdict.good && kept !== false && !wrong;
  return html`<section class="card proof ${good ? "good" : "bad"}" id="verdict"><h2>${good ? "✓" : "✗"} ${t(good ? "proof-good" : "proof-bad")}</h2><ul>
    ${secret && own ? html`${commitment ? line(Boolean(kept), t("proof-commitment"), here) : nothing}${line(!wrong, wrong ? t("proof-dice-wrong", { count: wrong }) : t("proof-dice", { count: dice.length }), here)}`
      : secret ? line(null, t("proof-no-crypto"), "") : line(null, t("proof-no-secret"), "")}
    ${line(verdict.dice_match, t("proof-promise"), there)}
    ${line(verdict.digest_match, t("proof-actions", { count: verdict.actions }), there)}
    ${line(verdict.finished || verdict.resigned ? true : null, t(verdict.finished ? "proof-finished" : verdict.resigned ? "proof-resigned" : "proof-unfinished"), there)}</ul>
    ${valueRow("commitment", commitment)}${valueRow("secret", secret)}${valueRow("digest", proof.digest)}
    ${match ? html`<p><a class="option" href=${`/api/matches/${match}/record`} download=${`hexarchy-${match}.json`}>${t("record")}</a> <a class="option" href=${`/match/${match}`}>${t("go-table")}</a></p>` : nothing}
    <p class="note">${t("proof-command")} <code>hexarchy verify ${name || `hexarchy-${match}.json`}${commitment ? ` --commitment ${commitment.slice(0, 8)}…` : ""}</code></p></section>`;
}

/** @param {"commitment" | "secret" | "digest"} what @param {string | null} value */
const valueRow = (what, value) => (value ? html`<p class="value-row"><b>${t(`proof-${what}-name`)}</b> <code>${value}</code></p>` : nothing);

function diceTable() {
  if (!proof?.dice.length) return nothing;
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  proof.dice.forEach((/** @type {number[]} */ die, /** @type {number} */ i) => groups.set(die[0], [...(groups.get(die[0]) ?? []), i]));
  const rows = [...groups], some = all ? rows : rows.slice(0, LONG);
  return html`<section class="card"><h2>${t("proof-table")}</h2><table class="dice-table"><thead><tr><th>${t("proof-action")}</th><th>${t("proof-number")}</th><th>${t("proof-thrown")}</th></tr></thead>
    <tbody>${some.map(([action, dice]) => html`<tr><td>${action} <code>${actions[action - 1] ?? ""}</code></td><td>${dice[0]}${dice.length > 1 ? `–${dice[dice.length - 1]}` : ""}</td>
      <td>${dice.map((i) => html`${proof.dice[i][2] === 6 ? diceView([proof.dice[i][3]]) : html`<b>${proof.dice[i][3]}</b><span class="dim">/${proof.dice[i][2]}</span>`}${own ? html`<span class=${own.right[i] ? "good" : "bad"}>${own.right[i] ? "✓" : "✗"}</span>` : nothing} `)}</td></tr>`)}</tbody></table>
    ${rows.length > some.length ? html`<button class="option quiet" @click=${() => { all = true; changed(); }}>${t("proof-all", { count: proof.dice.length })}</button>` : nothing}</section>`;
}

export function verifyView() {
  return html`<main class="lobby verify"><header class="hero"><h1>${t("verify")}</h1><p>${t("verify-about")}</p></header>
    ${busy ? html`<p class="loading" role="status">${t("proof-busy")}</p>` : nothing}${problem ? html`<section class="card proof bad" role="alert"><h2>✗ ${t("proof-bad")}</h2><p>${problem}</p></section>` : nothing}
    ${proof ? html`${verdictView()}${diceTable()}` : nothing}
    <section class="card"><h2>${t("proof-file")}</h2><p class="link"><label>${t("proof-noted")}<input id="promise" .value=${promise} spellcheck="false" @input=${(/** @type {any} */ e) => { promise = e.target.value; }}></label></p>
      ${dropZone(t("proof-drop"), take, ".json,application/json")}</section></main>`;
}
