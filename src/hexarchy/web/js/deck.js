// Cards on the table: hands, players, lands, what time will bring. What stands on them is the game's to say.
import { html, nothing, svg } from "../vendor/lit-html.js";
import { goTo } from "./board.js";
import { chip, shape } from "./counters.js";
import { badge } from "./emblems.js";
import { modifierView } from "./log.js";
import { say } from "./text.js";
import { ruleLink } from "./why.js";

/** @param {Card} card @returns {unknown} */
function cardView(card) {
  const { title, lines = [], side, paint, picture, figure, count = 1, back, slots = [], cards = [], modifiers = [],
    rule, hex, now } = card;
  const name = html`${badge(side)}${hex ? html`<button class="goto" @click=${() => goTo(hex)}>${say(title)}</button>`
      : say(title)}${count > 1 ? ` ×${count}` : nothing}`;
  return html`<li class="leaf side-${side ?? ""} ${back ? "back" : ""} ${now ? "now" : ""}" data-card=${card.id}
    .style=${paint ? `--paint:${paint}` : ""}>
    <h4>${picture ? html`<svg viewBox="0 0 24 24"
        aria-hidden="true">${svg`<path fill-rule="evenodd" d=${shape(picture)}></path>`}</svg>`
          : nothing}<span>${name}</span>${figure ? html`<b>${say(figure)}</b>` : nothing}${rule ? ruleLink(rule, true)
            : nothing}</h4>
    ${lines.map((line) => html`<p>${say(line)}</p>`)}
    ${cards.length ? html`<ul class="deck">${cards.map(cardView)}</ul>` : nothing}
    ${slots.length ? html`<p
        class="held">${slots.map((slot) => html`<span>${slot.pieces.map((p) => chip(p))}${(slot.count ?? 1) > 1
                ? html`<small>×${slot.count}</small>` : nothing}</span>`)}</p>` : nothing}
    ${modifiers.length ? html`<p class="mods">${modifiers.map((m) => modifierView(m))}</p>` : nothing}</li>`;
}

/** @param {Panel} panel */
export const deckView = ({ id, title, cards = [] }) => html`<section class="panel"><h3>${say(title)}</h3><ul
  class="deck of-${id.split("-")[0]}">${cards.map(cardView)}</ul></section>`;
