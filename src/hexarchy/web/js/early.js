// What a table needs first, asked for while the rest of the page is still on its way: its scene, the board of its game, its
// words. Next to no import here: this module runs as soon as it has come.
import { prefs } from "./prefs.js";

const match = /^\/match\/([^/]+)/.exec(location.pathname)?.[1];
const token = location.hash.slice(1).split(/,|%2C/i)[0];

/** @param {string} path @param {Record<string, string>} [headers] */
const get = (path, headers) => fetch(`/api/${path}`, { headers }).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)));

/** @type {Promise<any> | null} */
let scene = match ? get(`matches/${match}`, token ? { Authorization: `Seat ${token}` } : {}) : null;
const { game } = document.documentElement.dataset; // the server says it where it knows it
/** @type {Promise<import("./types.d.ts").Board> | null} */
export const firstBoard = game ? get(`games/${game}/board`) : scene && scene.then((/** @type {any} */ told) => get(`games/${told.game}/board`));
for (const asked of [scene, firstBoard]) asked?.catch(() => {}); // whoever comes too late, or finds trouble, asks himself
let board = firstBoard;

/** The page's own words in one language. @param {string} lang */
export const wordsIn = (lang) => fetch(new URL(`../text/${lang}.ftl`, import.meta.url)).then((answer) => answer.text());
export const words = wordsIn(prefs.lang);

/** The scene, once: what is asked again is another. @param {() => Promise<any>} again */
export function earlyScene(again) {
  const first = scene;
  scene = null;
  return first ? first.catch(again) : again();
}

/** @param {() => Promise<any>} again */
export function earlyBoard(again) {
  const first = board;
  board = null;
  return first ? first.catch(again) : again();
}
