// Making a match: its people are seated, this browser adds its part to the dice and keeps the links.
import { ask } from "./api.js";
import { keep } from "./mine.js";
import { contribute, keepValues } from "./mixing.js";

/** The seats of a kind. @param {Record<string, string>} seats @param {string} kind */
export const seated = (seats, kind) => Object.keys(seats).filter((s) => seats[s] === kind);

/** What opens some seats. @param {Made} made @param {string[]} sides */
// one token may open several
export const tokensOf = ({ tokens }, sides) => [...new Set(sides.map((s) => tokens[s]).filter(Boolean))].join(",");

/** @param {GameInfo} game @param {Record<string, string>} seats who sits on each: me, link, bot:…; empty where nobody
 * does @param {Record<string, unknown>} what to play @param {string} [path] @returns {Promise<Made>} */
export async function make(game, seats, what, path = "matches") {
  const mine = seated(seats, "me"), friends = seated(seats, "link");
  const kinds = Object.fromEntries(Object.entries(seats).filter(([, k]) => k).map(([s, k]) => [s, k.startsWith("bot:")
        ? k : "human"]));
  const { values, dice } = await contribute(mine, friends);
  const made = await ask(path, { ...what, game: game.id, seats: kinds, dice }, "");
  if (dice) keepValues(made.match, values);
  keep(made.match, { tokens: tokensOf(made, mine), host: made.host ?? undefined, title: game.title,
      invites: Object.fromEntries(friends.map((s) => [s, made.tokens[s]])),
    sides: mine.map((id) => ({ id, name: game.seats.find((seat) => seat.id === id)?.title })) });
  return made;
}
