// Your matches: their links and how far they were, kept in this browser so that a closed tab loses no seat.
import { erase, read, write } from "./prefs.js";
import { setUi, store } from "./store.js";

const MOST = 40;

/** @returns {Kept[]} newest first */
export function kept() {
  try { return JSON.parse(read("matches", "[]")); } catch { return []; }
}

/** @param {string} id */
export const keptOf = (id) => kept().find((m) => m.id === id);

/** @param {string} id @param {Partial<Kept>} values */
export function keep(id, values) {
  const old = keptOf(id) ?? { id, tokens: "", at: 0 };
  write("matches", JSON.stringify([{ ...old, ...values, at: Date.now() }, ...kept().filter((m) => m.id !== id)].slice(0, MOST)));
}

/** Remember the table we sit at. */
export function keepTable() {
  const { scene, board, tokens, match } = store;
  if (!scene || !board || !tokens.length || scene.lesson) return; // a lesson is begun again in a moment
  if (!keptOf(match)) setUi({ greet: true });
  if (!scene.dice?.gathering) erase(`dice.${match}`); // the values for its dice have been told
  keep(match, { tokens: tokens.join(","), title: board.title, promise: keptOf(match)?.promise ?? scene.commitment ?? undefined, turn: scene.turn, word: board.turn, over: Boolean(scene.result), asked: Boolean(scene.decision),
    sides: (scene.seats ?? []).map((s) => ({ id: s, name: scene.names?.[s] ?? board.sides[s]?.name })) });
}
