// Notes to oneself: of one match and one seat, kept in this browser and sent to nobody.
import { html, nothing } from "../vendor/lit-html.js";
import { read, write } from "./prefs.js";
import { store } from "./store.js";
import { t } from "./text.js";

const place = () => `notes.${store.match}.${store.scene?.seat ?? ""}`;

export function notesView() {
  if (!store.scene || store.curtain) return nothing;
  const key = place(), text = read(key, "");
  return html`<details class="panel notes" ?open=${Boolean(text)}><summary>${t("notes")}</summary>
    <textarea rows="5" aria-label=${t("notes")} placeholder=${t("notes-about")} .value=${text} @input=${(e) => write(key, e.target.value)}></textarea></details>`;
}
