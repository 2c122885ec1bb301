// A question of the page's own before something is done for good.
import { html, render } from "../vendor/lit-html.js";
import { t } from "./text.js";

/** Ask. The focus is kept inside, Escape means no, and afterwards it is where it was. @param {string} text @param {string} yes @returns {Promise<boolean>} */
export function sure(text, yes) {
  const box = document.createElement("dialog"), close = (/** @type {string} */ said) => () => box.close(said);
  box.className = "sure";
  box.setAttribute("aria-labelledby", "sure-text");
  render(html`<p id="sure-text">${text}</p><button class="option" autofocus @click=${close("")}>${t("cancel")}</button><button class="option main" data-sure @click=${close("yes")}>${yes}</button>`, box);
  document.body.append(box);
  box.showModal();
  return new Promise((done) => {
    box.onclose = () => {
      box.remove();
      done(box.returnValue === "yes");
    };
  });
}
