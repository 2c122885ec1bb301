// Talk with the server: requests, and one WebSocket that is taken up again whenever it breaks (docs/protocol.md).
import { changed, store } from "./store.js";

const REPLACED = new Set(["token-replaced", "unknown-token"]); // why the server no longer talks to us

export class Refusal extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.detail || body?.title || String(status));
    this.status = status;
    this.body = body ?? {};
  }
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** @param {string} path @param {any} [body] @param {string} [token] @returns {Promise<any>} */
export async function ask(path, body, token = store.token) {
  /** @type {Record<string, string>} */
  const headers = token ? { Authorization: `Seat ${token}` } : {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/api/${path}`, {
    method: body === undefined ? "GET" : "POST", headers, body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal(answer.status, said);
  return said;
}

/** An id nobody else chooses; also where `randomUUID` is missing (plain http on a local network). */
export function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
}

/** Send something that must happen once: the same id again and again until the server has answered. Gives the answer.
 * @param {"actions" | "undo" | "undo/answer" | "resign" | "dice" | "outlook"} what @param {Record<string, any>} [more] @param {string} [token] */
export async function send(what, more = {}, token = store.token) {
  const body = { id: freshId(), version: store.scene?.version ?? 0, ...more };
  store.sending = more.action ?? more.actions?.[0] ?? what;
  changed();
  try {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await ask(`matches/${store.match}/${what}`, body, token);
        if (socket?.readyState === WebSocket.OPEN) store.connection = "live"; // the server only stumbled
        await arrive(answer.version, what.startsWith("undo"));
        return answer;
      } catch (error) {
        if (error instanceof Refusal && error.status < 500) {
          if (error.body.title === "stale" || what.startsWith("undo")) await refresh();
          throw error;
        }
        if (tries >= 9) throw error; // after most of a minute: a server that is started again is waited for
        store.connection = "lost";
        changed();
        await pause(Math.min(300 * 2 ** tries, 10000));
      }
    }
  } finally {
    store.sending = "";
    changed();
  }
}

/** Wait until the scene of a version is here: the socket brings it, and if it does not we fetch it.
 * @param {number} version @param {boolean} whole */
async function arrive(version, whole) {
  for (let i = 0; !whole && socket?.readyState === WebSocket.OPEN && i < 30; i++) {
    if ((store.scene?.version ?? -1) >= version) return;
    await pause(40);
  }
  await refresh();
}

/** Fetch the present scene with its whole log. On its way it may be overtaken: by a later one, or by another sitting down. */
export async function refresh() {
  const { token, scene: before } = store;
  const scene = await ask(`matches/${store.match}`);
  const overtaken = store.scene !== before && scene.version < (store.scene?.version ?? 0);
  if (token === store.token && !overtaken) accept(scene, true);
}

/** @type {(scene: any) => void} */
let onScene = () => {};
/** @param {(scene: any) => void} listener */
export function listen(listener) { onScene = listener; }

/** @param {any} scene @param {boolean} whole the log is complete */
export function accept(scene, whole) {
  const log = scene.log ?? [];
  store.undone = new Map([...(whole ? [] : store.undone), ...(scene.undone ?? [])]);
  if (whole) store.log = log;
  else {
    const first = log.length ? log[0].n : Infinity;
    store.log = [...store.log.filter((l) => l.n <= scene.version && l.n < first), ...log];
  }
  store.scene = scene;
  onScene(scene);
  changed();
}

/** @type {WebSocket | null} */
let socket = null;
let generation = 0;

/** Listen no longer. */
export function hush() {
  socket?.close();
  return ++generation;
}

/** Listen for scenes of the current token; a later call takes the place of an earlier one. */
export async function live() {
  const mine = hush();
  for (let fails = 0; mine === generation && !store.scene?.aside; fails++) {
    const began = Date.now();
    await once(mine);
    if (mine !== generation) return;
    if (Date.now() - began > 5000) fails = 0;
    store.connection = "lost";
    changed();
    await pause(Math.min(500 * 2 ** fails, 10000));
    if (fails > 0) await refresh().catch(lookAside); // where WebSockets do not get through, asking does
  }
}

/** The match was put aside while we sat at it: what was seen last stays. @param {unknown} error */
function lookAside(error) {
  if (!(error instanceof Refusal) || error.body.title !== "put-aside" || !store.scene) return;
  accept({ ...store.scene, decision: null, waiting: null, commands: [], can_undo: false, can_ask_undo: false, undo: null, log: [], aside: { why: "", text: error.body.reasons?.[0]?.text } }, false);
}

/** One connection, until it ends. @param {number} mine @returns {Promise<void>} */
function once(mine) {
  return new Promise((done) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const made = new WebSocket(`${scheme}://${location.host}/api/matches/${store.match}/live`);
    socket = made;
    made.onopen = () => {
      const others = store.tokens.filter((token) => !store.token.split(",").includes(token)); // of this screen: they are here too
      made.send(JSON.stringify({ token: store.token || null, since: store.scene?.version ?? 0, players: true, parley: true, here: others.join(",") || null }));
      store.parley = []; // all of it comes again, as far as this seat may read it
      store.connection = "live";
      changed();
    };
    made.onmessage = (event) => {
      if (mine !== generation) return;
      const { scene, players, parley } = JSON.parse(event.data);
      if (players) {
        store.players = { ...players, host: store.players?.host || players.host, at: Date.now() };
        changed();
      }
      if (parley) {
        store.parley = [...store.parley, ...parley];
        changed();
      }
      if (!scene || scene.version === store.scene?.version) return; // it was fetched before it came: what was begun goes on
      if (store.scene && scene.version < store.scene.version) refresh().catch(() => {});
      else accept(scene, false);
    };
    made.onclose = ({ reason }) => (mine === generation && REPLACED.has(reason) ? location.reload() : done()); // the page then tells
  });
}
