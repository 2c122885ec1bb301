// Files that are brought: dropped or chosen, read here, and understood as a record (JSON) or a position (TOML).
import { html, nothing } from "../vendor/lit-html.js";
import { Refusal } from "./api.js";
import { changed } from "./store.js";
import { say, t } from "./text.js";

const LARGEST = 4 * 1024 * 1024;

/** @param {File} file @returns {Promise<Brought>} */
export async function readFile(file) {
  if (file.size > LARGEST) throw new Error(t("file-large"));
  const text = await file.text();
  if (/^\s*\{/.test(text)) {
    let data;
    try { data = JSON.parse(text); } catch { throw new Error(t("file-broken", { name: file.name })); }
    if (!Array.isArray(data.actions)) throw new Error(t("file-strange", { name: file.name }));
    return { name: file.name, kind: "record", game: String(data.game ?? ""), actions: data.actions.length, data };
  }
  if (!/^\s*(#|\[|[\w"-]+\s*=)/.test(text)) throw new Error(t("file-strange", { name: file.name }));
  return { name: file.name, kind: "position", game: /^\s*game\s*=\s*"([\w-]+)"/m.exec(text)?.[1] ?? "", actions: 0,
    data: text };
}

// Why a server does not take a file; what it says in detail follows, as it is.
const TOLD = ["bad-record", "bad-position", "other-rules", "no-game", "full", "too-often", "too-large"];

/** A failure in words. @param {unknown} error */
export function tell(error) {
  if (!(error instanceof Refusal)) return error instanceof TypeError ? t("no-server") : error instanceof Error
    ? error.message : t("failed");
  const { title, detail, reasons } = error.body;
  return TOLD.includes(title) ? `${t(`refused-${title}`)} ${detail ? `(${detail})` : ""}` : say(reasons?.[0]?.text)
    || detail || t("failed");
}

let over = false;

/** A place to drop a file on, with a button for those who cannot drag. @param {string} about
 * @param {(file: File) => void} take @param {string} accept */
export function dropZone(about, take, accept) {
  const hover = (/** @type {boolean} */ now) => (/** @type {DragEvent} */ e) => { e.preventDefault();
    if (over !== now) { over = now; changed(); } };
  return html`<div class="drop ${over ? "over" : ""}" @dragover=${hover(true)} @dragleave=${hover(false)}
    @drop=${(/** @type {DragEvent} */ e) => { hover(false)(e); const file = e.dataTransfer?.files[0];
        if (file) take(file); }}><p>${about}</p>
    <label class="option">${t("choose-file")}<input type="file" class="unseen" accept=${accept || nothing}
      @change=${(e) => { if (e.target.files[0]) take(e.target.files[0]); e.target.value = ""; }}></label></div>`;
}
