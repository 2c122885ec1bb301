// What a table needs first, asked for before all else: its words, its scene, the board of its game.
// A plain script: modules are held back until the browser has painted something.
(() => {
  const match = /^\/match\/([^/]+)/.exec(location.pathname)?.[1], token = location.hash.slice(1).split(/[,;]|%2C|%3B/i)[0];
  /** @param {string} path @param {Record<string, string>} [headers] */
  const get = (path, headers) => fetch(`/api/${path}`, { headers }).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)));
  const scene = match ? get(`matches/${match}`, token ? { Authorization: `Seat ${token}` } : {}) : null;
  const { game } = document.documentElement.dataset; // the server says it where it knows it
  const board = game ? get(`games/${game}/board`) : scene && scene.then((told) => get(`${told.own_board ? `matches/${match}` : `games/${told.game}`}/board`));
  for (const asked of [scene, board]) asked?.catch(() => {}); // a caller that comes too late, or finds trouble, asks by itself

  /** @type {string} */ let lang = (navigator.languages ?? []).map((l) => l.slice(0, 2)).find((l) => l === "en" || l === "fr") ?? "en";
  try { lang = localStorage.getItem("hexarchy.lang") ?? lang; } catch { /* a private window */ }
  /** The page's own words in one language, or those of a part of it. @param {string} of */
  const wordsIn = (of, part = "page") => fetch(`/static/text/${of}/${part}.ftl`).then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)));
  const spoken = lang === "fr" ? "fr" : "en";
  globalThis.first = { lang: spoken, words: wordsIn(spoken), wordsIn, scene, board };
})();
