// The coach of a lesson: says what to do next and why, and makes the answer it means glow on board and card.
// What step it is comes with the scene; only which page of it is being read is kept here.
import { html, nothing, render, svg } from "../vendor/lit-html.js";
import { attempt, undo } from "./act.js";
import { ask } from "./api.js";
import { centreOn } from "./board.js";
import { frame } from "./camera.js";
import { chip } from "./counters.js";
import { read as recall, write } from "./prefs.js";
import { decision, drawnThen, placesOf, setUi, store } from "./store.js";
import { SIDE } from "./terrain.js";
import { say, t } from "./text.js";

let read = 0;
let step = "";
let looked = "";
let leaving = false;
addEventListener("pageshow", ({ persisted }) => { if (persisted) leaving = false; }); // come back to, as it was left

/** Begin a chapter, the first if none is named, of the game on the table. @param {string | null} chapter
 * @param {string} [game] */
async function learn(chapter, game = store.scene?.game) {
  if (leaving) return; // a second click would make a second table
  leaving = true;
  try {
    const made = await ask("matches/lesson", { game, chapter }, "");
    location.assign(`/match/${made.match}#${Object.values(made.tokens).join(",")}`);
  } catch (error) {
    leaving = false;
    throw error;
  }
}

/** The chapters this browser has seen the end of. @param {string} [game] @returns {string[]} */
const learnt = (game = store.scene?.game) => recall(`lesson.${game}`, "").split(" ").filter(Boolean);

/** @param {string} chapter */
function note(chapter) {
  if (!learnt().includes(chapter)) write(`lesson.${store.scene?.game}`, [...learnt(), chapter].join(" "));
}

/** A real match, for the learner's side, against as few of the best bots as there must be. */
async function playOn() {
  const { game, seat } = store.scene ?? {};
  if (leaving || !seat) return;
  leaving = true;
  leaving = await attempt(async () => {
    const [{ make, tokensOf }, { atFirst }, games] = await Promise.all([import("./making.js"), import("./seating.js"),
        ask("games", undefined, "")]);
    const info = games.find((/** @type {GameInfo} */ { id }) => id === game), scenario = info.scenarios[0].id,
      seats = atFirst(info, scenario), [first] = Object.keys(seats);
    [seats[first], seats[seat]] = [seats[seat] || Object.values(seats)[1], seats[first]];
    const made = await make(info, seats, { scenario });
    location.assign(`/match/${made.match}#${tokensOf(made, [seat])}`);
  });
}

const face = html`<svg class="coach-face" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20"
  r="19"></circle><path
    d="M8 27Q9 9 20 8Q31 9 32 27L20 33ZM20 8V4q6 -2 8 3q-4 -1 -8 1M13 19h14M20 16v15"></path></svg>`;

/** The way in, from the lobby. @param {GameInfo} game */
export function learnButton(game) {
  const known = learnt(game.id), count = game.lesson.length, next = game.lesson.find((c) => !known.includes(c.id)),
    done = game.lesson.filter((c) => known.includes(c.id)).length;
  return html`<button class="learn" id="learn" @click=${() => learn(next?.id ?? null, game.id)}>${face}<span><b>${done
      && next ? t("learn-on", { title: say(next.title) }) : t("learn")}</b>${next
        ? t("learn-about", { chapters: game.lesson.map((c) => say(c.title)).join(" · ") }) : t("learn-done")}
    ${done ? html`<span class="stars" role="img" aria-label=${t("learn-known", { done, count })}
        title=${t("learn-known", { done, count })}>${game.lesson.map((c) => (known.includes(c.id) ? "★" : "☆"))}</span>`
          : nothing}</span></button>`;
}

const lesson = () => (store.past || store.curtain ? null : store.scene?.lesson ?? null);

/** The page being read; another step begins with its first. @param {Lesson} now */
function page(now) {
  const key = `${now.chapter} ${now.step} ${now.point?.action}`;
  if (key !== step) { step = key; read = 0; }
  if (now.pages[read]?.until === "why" && store.ui.why && read < now.pages.length - 1) read++;
  return now.pages[Math.min(read, now.pages.length - 1)];
}

/** The next page; after the last the question has the word. */
export function turnPage() {
  const now = lesson();
  if (!now || read >= now.pages.length - 1) return;
  read++;
  setUi({ why: null });
  if (read === now.pages.length - 1) document.getElementById("question")?.focus({ preventScroll: true });
}

/** What to point at: what the page names, and with the last page the answer itself. @param {Lesson} now */
function aim(now) {
  const here = page(now), last = read >= now.pages.length - 1;
  const option = last ? decision()?.options.find((o) => o.action === now.point?.action) : undefined;
  const piece = here?.point?.piece ?? option?.on.piece;
  const hex = here?.point?.hex ?? option?.on.hex ?? (piece ? placesOf(store.scene).get(piece) : "");
  return { action: option?.action ?? "", piece: piece ?? "", hex: hex ?? "" };
}

/** Bring the hinted answer into view and under the keyboard. */
function show() {
  const now = lesson();
  if (!now) return;
  const { action, hex, piece } = aim(now);
  setUi({ preview: action, open: piece && hex ? hex : null });
  if (hex) centreOn(hex, { lazy: true });
  drawnThen(() => {
    const button = /** @type {HTMLElement | null} */ (
      document.querySelector(`.decision [data-action="${CSS.escape(action)}"]`));
    button?.scrollIntoView({ block: "nearest" });
    button?.focus({ preventScroll: true });
  });
}

/** After every drawing: mark what is meant, wherever it stands. */
export function drawHints() {
  const now = lesson(), { action, piece, hex } = now ? aim(now) : { action: "", piece: "", hex: "" };
  const wanted = new Set([
    ...(action ? document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`) : []),
    ...(piece ? document.querySelectorAll(`.in-slot[data-piece="${CSS.escape(piece)}"]`) : []),
  ]);
  for (const old of document.querySelectorAll("[data-hinted]")) if (!wanted.has(old)) old.removeAttribute(
    "data-hinted");
  for (const one of wanted) one.setAttribute("data-hinted", "");
  const sheet = frame.querySelector(".sheet");
  if (!sheet || (!now && !sheet.querySelector(".hints"))) return;
  const layer = sheet.querySelector(".hints")
    ?? sheet.insertBefore(document.createElementNS("http://www.w3.org/2000/svg", "g"), sheet.querySelector(".fans"));
  layer.setAttribute("class", "hints");
  const inBox = [...wanted].some((one) => one.matches(".in-slot"));
  const at = hex && !inBox && store.grid?.has(hex) ? store.grid.centre(hex).map((v) => v * SIDE) : null;
  render(at ? svg`<g transform=${`translate(${at[0]} ${at[1]})`}><circle r="37"></circle><path
      d="M-10 -76h20v19h12L0 -35L-22 -57h12Z"></path></g>` : nothing, /** @type {any} */ (layer));
  if (hex && hex !== looked) requestAnimationFrame(() => centreOn(hex, { lazy: true }));
  looked = hex;
}

/** Chapters behind, here and ahead: told by shape, not by colour alone. @param {Lesson} now @param {number} at */
function dots(now, at) {
  return html`<ol class="dots"
    aria-label=${t("lesson-chapter", { number: at + 1, count: now.chapters.length })}>${now.chapters.map((c, i) => {
    const done = learnt().includes(c.id) || (i === at && now.done);
    return html`<li aria-current=${i === at ? "step" : nothing}><button class=${done ? "done" : i === at ? "here" : ""}
      title=${say(c.title)} aria-label=${say(c.title)} @click=${() => learn(c.id)}>${done ? "★" : i === at ? "◆"
        : "◇"}</button></li>`;
  })}</ol>`;
}

/** @param {Lesson} now */
function again(now) {
  return html`<button class="option quiet" id="lesson-again"
    @click=${() => learn(now.chapter)}>⟲ ${t("lesson-again")}</button>`;
}

/** What is said, and what can be done about it. @param {Lesson} now @returns {[string, unknown]} */
function words(now) {
  const title = (/** @type {string} */ id) => say(now.chapters.find((c) => c.id === id)?.title);
  if (now.done) {
    return [say(now.end),
      html`${now.next ? html`<button class="option main" id="lesson-next"
            @click=${() => learn(now.next)}>${t("lesson-next", { title: title(now.next) })} ▸</button>`
      : html`<button class="option main" id="lesson-play"
        @click=${playOn}>${t("lesson-play")} ▸</button>`}${again(now)}`];
  }
  if (now.astray) {
    return [t("lesson-astray"),
      html`${store.scene?.can_undo ? html`<button class="option main" @click=${undo}>↶ ${t("undo")}</button>`
          : nothing}${again(now)}`];
  }
  if (!now.pages.length) return [t("lesson-waiting"),
    html`<div class="pulse" aria-hidden="true"><i></i><i></i><i></i></div>`];
  const last = read >= now.pages.length - 1;
  return [say(page(now).text), last ? html`<button class="option" id="lesson-show"
      @click=${show}>☞ ${t("lesson-show")}</button>`
    : html`<button class="option main" id="lesson-continue"
      @click=${turnPage}>${t("continue")} ▸ <kbd>c</kbd></button>`];
}

/** The coach's card, beside the question; on a phone at the top. */
export function coachCard() {
  const now = lesson();
  if (!now) return nothing;
  if (now.done) note(now.chapter);
  page(now);
  const at = now.chapters.findIndex((c) => c.id === now.chapter);
  const [text, deeds] = words(now), shownPiece = now.pages.length ? page(now).point?.piece : "";
  return html`<section class="coach ${now.done ? "done" : ""}" aria-label=${t("lesson")}>
    <header><h2>${say(now.chapters[at].title)}</h2>${dots(now, at)}</header>
    <div class="coach-says">${shownPiece ? chip(shownPiece, "large") : face}
      <p aria-live="polite">${now.done ? html`<b>${t("lesson-done")}</b> ` : nothing}${text}</p></div>
    <progress max=${now.steps} .value=${now.step}
      aria-label=${t("lesson-steps", { done: now.step, count: now.steps })}></progress>
    <footer>${deeds}<span class="leave">${now.next && !now.done ? html`<button title=${t("lesson-skip-about")}
        @click=${() => learn(now.next)}>${t("lesson-skip")}</button>` : nothing}<a href="/"
          title=${t("lesson-leave-about")}>${t("lesson-leave")}</a></span></footer></section>`;
}
