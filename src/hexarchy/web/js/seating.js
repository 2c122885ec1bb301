// Who sits where in a new match: how many play, where the scenario leaves that open, and the person or bot of every
// seat.
import { html, nothing } from "../vendor/lit-html.js";
import { emblem } from "./emblems.js";
import { say, t } from "./text.js";

export const NOBODY = "";

/** @param {GameInfo} game */
const bestBot = (game) => `bot:${game.bots.find((bot) => bot.best)?.id}`;

/** The fewest and the most who can play. @param {GameInfo} game @param {string} scenario @returns {number[]} */
export const room = (game, scenario) => game.scenarios.find(({ id }) => id === scenario)?.players
  ?? [game.seats.length, game.seats.length];

/** The seats that are played. @param {Seats} seats */
export const played = (seats) => Object.keys(seats).filter((seat) => seats[seat] !== NOBODY);

/** @param {GameInfo} game @param {string} scenario @returns {Seats} I against as few bots as there must be */
export const atFirst = (game, scenario) =>
  Object.fromEntries(game.seats.map(({ id }, i) => [id, i === 0 ? "me" : i < room(game, scenario)[0] ? bestBot(game)
        : NOBODY]));

/** As many as there may be: what is chosen already stays as far as it can. @param {GameInfo} game @param {Seats} seats
 * @param {number} count @returns {Seats} */
export function resized(game, seats, count) {
  const now = played(seats), free = game.seats.map(({ id }) => id).filter((id) => seats[id] === NOBODY),
    others = seats[now.findLast((seat) => seats[seat] !== "me") ?? ""] ?? bestBot(game);
  const leave = now.filter((seat) => seats[seat] !== "me").reverse().concat(now.filter((seat) => seats[seat] === "me")
    .reverse()).slice(0, Math.max(0, now.length - count));
  return { ...seats, ...Object.fromEntries(leave.map((seat) => [seat, NOBODY])),
    ...Object.fromEntries(free.slice(0, Math.max(0, count - now.length)).map((seat) => [seat, others])) };
}

/** @param {GameInfo} game @param {string} scenario @param {Seats} seats @returns {Seats} as many as the scenario
 * allows */
export function fitted(game, scenario, seats) {
  const [fewest, most] = room(game, scenario), count = played(seats).length;
  return count < fewest || count > most ? resized(game, seats, Math.min(most, Math.max(fewest, count))) : seats;
}

/** All others are bots, friends at this screen, or friends elsewhere. @param {GameInfo} game @param {Seats} seats
 * @param {string} mode @param {string} mine @returns {Seats} */
function seatAll(game, seats, mode, mine) {
  const other = mode === "bot" ? bestBot(game) : mode === "hotseat" ? "me" : "link";
  return Object.fromEntries(Object.keys(seats).map((seat) => [seat, seat === mine ? "me" : seats[seat] === NOBODY
        ? NOBODY : other]));
}

/** One of several, chosen by a click. @param {string} title @param {string} about @param {boolean} on
 * @param {() => void} choose */
export const pick = (title, about, on, choose) => html`<button class="pick ${on ? "on" : ""}" aria-pressed=${String(on)}
  @click=${choose}><b>${title}</b><span>${about}</span></button>`;

/** @param {GameInfo} game @param {SeatInfo} seat @param {string} who @param {boolean} open may it stay empty
 * @param {(who: string) => void} choose */
function seatView(game, { id, title, emblem: shape }, who, open, choose) {
  const kinds = [["me", t(game.seats.length > 2 ? "seat-here" : "seat-me")], ["link", t("seat-link")],
    ...game.bots.map((bot) => [`bot:${bot.id}`, t("seat-bot", { name: say(bot.title) })]),
    ...(open ? [[NOBODY, t("seat-nobody")]] : [])];
  const bot = game.bots.length > 1 || game.seats.length < 3 ? game.bots.find((one) => `bot:${one.id}` === who) : null;
  return html`<label class="seat side-${id} ${who === NOBODY ? "empty"
      : ""}"><b>${emblem(shape, id)}${say(title)}</b><select @change=${(e) => choose(e.target.value)}>
    ${kinds.map(([value, text]) => html`<option value=${value} .selected=${who === value}>${text}</option>`)}</select>${
      bot && game.seats.length < 3 ? html`<span class="note">${say(bot.about)}</span>` : nothing}</label>`;
}

/** The number of players, where it is open. @param {number[]} room @param {number} count
 * @param {(count: number) => void} choose */
const countView = ([fewest, most], count, choose) => html`<fieldset class="count"><legend>${t("players-count")}</legend>
  ${Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((n) => html`<label><input type="radio"
        name="count" value=${n} .checked=${n === count}
          @change=${() => choose(n)}><span>${n}</span></label>`)}</fieldset>`;

/** Seats of one side stand together, under its name. @param {GameInfo} game
 * @param {(seat: SeatInfo) => unknown} view */
function bySide(game, view) {
  const sides = [...new Set(game.seats.map(({ side }) => side))];
  if (sides.length === game.seats.length) return html`<div class="seats">${game.seats.map(view)}</div>`;
  return sides.map((side) => {
    const seats = game.seats.filter((seat) => seat.side === side);
    return html`<fieldset class="allied"><legend>${say(seats[0].side_title)}</legend><div
      class="seats">${seats.map(view)}</div></fieldset>`;
  });
}

/** Against whom? @param {GameInfo} game @param {string} scenario @param {Seats} seats
 * @param {(seats: Seats) => void} change */
export function seatingView(game, scenario, seats, change) {
  const sitting = played(seats), values = sitting.map((seat) => seats[seat]),
    [first, second] = game.seats.map(({ id }) => id);
  const mine = sitting.find((seat) => seats[seat] === "me") ?? first, many = game.seats.length > 2,
    space = room(game, scenario), open = space[0] < space[1];
  const mode = values.every((v) => v === "me") ? "hotseat" : values.includes("link") ? "link" : "bot";
  const modes = /** @type {const} */ (["bot", "hotseat", "link"])
    .map((m) => pick(t(many ? `against-${m}-many` : `against-${m}`),
        t(many ? `against-${m}-many-about` : `against-${m}-about`), m === mode,
          () => change(seatAll(game, seats, m, mine))));
  return html`<section class="card"><h2>${t("choose-against")}</h2>${open
      ? countView(space, sitting.length, (count) => change(resized(game, seats, count))) : nothing}
    <div class="cards three">${modes}</div>
    ${bySide(game, (seat) => seatView(game, seat, seats[seat.id], open, (who) => change({ ...seats, [seat.id]: who })))}
    ${mode !== "hotseat" && second && !many ? html`<button class="option quiet"
        @click=${() => change(seatAll(game, seats, mode, mine === first ? second : first))}>⇄ ${t("swap")}</button>`
          : nothing}</section>`;
}

/** What is wrong with the number of players. @param {GameInfo} game @param {string} scenario @param {Seats} seats */
export function miscount(game, scenario, seats) {
  const [fewest, most] = room(game, scenario), count = played(seats).length;
  return count < fewest || count > most ? t("players-wrong", { fewest, most, count }) : "";
}
