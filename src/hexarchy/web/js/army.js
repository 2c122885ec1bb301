// The army builder, a page of its own at /army: cards to choose from, the list with what it costs and which rules are
// against it.
// For a match that waits for lists (/army?match=…&seat=…#token) the list is brought to it from here.
import { html, nothing, render, repeat } from "../vendor/lit-html.js";
import { ask, freshId, Refusal } from "./api.js";
import { prefer, prefs, read, write, dress } from "./prefs.js";
import { changed, watch } from "./store.js";
import { ready, say, t, wordsOf } from "./text.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const query = new URLSearchParams(location.search), token = decodeURIComponent(location.hash.slice(1)).split(";")[0];
const match = query.get("match") ?? "";

/** @type {GameInfo | null} */ let game = null;
/** @type {GameInfo[]} those with lists */ let games = [];
/** @type {{scenario: string, options: Record<string, any>, seats: string[]}} */ let terms = { scenario: "",
  options: {}, seats: [] };
let seat = "";
/** @type {Book | null} */ let book = null;
/** @type {{name: string, army: string, rows: {card: string, extras: string[], key: number}[]}} */ let list = {
  name: "", army: "", rows: [] };
/** @type {Checked | null} */ let checked = null;
/** The card that is looked at. */ let shown = "";
let problem = "", told = "", sealed = false, keys = 0, asking = 0, pasting = false;
/** @type {Complaint[]} what could not be taken as it was written */ let pasted = [];

// -- what is chosen ---------------------------------------------------------------------------------------------------

/** @param {string} id */
const card = (id) => book?.cards.find((one) => one.id === id);
/** As it is sent: a head, then a card on each line. */
const written = () => [...(list.name ? [`name: ${list.name}`] : []), `army: ${list.army}`,
  ...list.rows.map(({ card: id, extras }) => [id, ...extras].join(" + "))].join("\n");
const heads = () => (list.name ? 2 : 1);
/** How often it is in the list, alone or borne. @param {string} id */
const count = (id) => list.rows.reduce((n, row) => n + Number(row.card === id) + row.extras.filter((one) => one === id)
  .length, 0);
/** @param {{card: string, extras: string[]}} row */
const cost = (row) => [row.card, ...row.extras].reduce((sum, id) => sum + (card(id)?.points ?? 0), 0);
const total = () => list.rows.reduce((sum, row) => sum + cost(row), 0);
/** Cards in the order of the book. */
const sort = () => { const order = new Map(book?.cards.map((one, at) => [one.id, at]));
  list.rows.sort((a, b) => (order.get(a.card) ?? 0) - (order.get(b.card) ?? 0)); };

/** @param {string} id */
function add(id) {
  list.rows.push({ card: id, extras: [], key: keys++ });
  sort();
  shown = id;
  look();
}

/** @param {number} at */
function remove(at) {
  list.rows.splice(at, 1);
  look();
}

/** @param {{extras: string[]}} row @param {string} id */
function bear(row, id) {
  row.extras = row.extras.includes(id) ? row.extras.filter((one) => one !== id) : [...row.extras, id];
  shown = id;
  look();
}

/** Take a list as it was written anywhere. @param {string} text */
async function take(text) {
  const found = await asked("list", { text });
  if (!found) return;
  pasted = found.faults.filter((/** @type {Complaint} */ one) => one.line);
  list = { name: found.name, army: found.army || list.army,
    rows: found.rows.map((/** @type {ListRow} */ row) => ({ card: row.card, extras: [...row.extras], key: keys++ })) };
  sort();
  look();
}

/** Have the server look at it, once nothing has changed for a moment. */
function look() {
  const mine = ++asking;
  sealed = false;
  told = "";
  keep("draft");
  changed();
  setTimeout(async () => {
    if (mine !== asking) return;
    const found = list.rows.length ? await asked("list", { text: written() }) : null;
    if (mine !== asking) return;
    checked = found;
    announce(list.rows.length
      ? `${t("army-points", { points: total(), limit: book?.limit ?? 0 })} ${found?.faults.length
          ? t("army-faults", { count: found.faults.length }) : t("army-good")}` : "");
    changed();
  }, 180);
}

/** @param {string} text */
const announce = (text) => { const live = document.getElementById("live");
  if (live && live.textContent !== text) live.textContent = text; };

/** @param {"book" | "list"} what @param {Record<string, unknown>} [more] */
async function asked(what, more = {}) {
  try {
    problem = "";
    return await ask(`games/${game?.id}/${what}`, { ...terms, seat, ...more }, "");
  } catch (error) {
    problem = error instanceof Refusal ? error.body.detail ?? error.message : t("no-server-about");
    changed();
    return null;
  }
}

// -- saved in this browser --------------------------------------------------------------------------------------------

/** @returns {Record<string, {game: string, seat: string, text: string}>} */
const saved = () => { try { return JSON.parse(read("armies", "{}")) ?? {}; } catch { return {}; } };
/** Under a name; the draft is kept by itself. @param {string} name */
function keep(name) {
  const all = saved();
  all[name === "draft" ? ` ${game?.id} ${seat}` : name] = { game: game?.id ?? "", seat, text: written() };
  write("armies", JSON.stringify(all));
}

/** @param {string} name */
function forget(name) {
  const all = saved();
  delete all[name];
  write("armies", JSON.stringify(all));
  changed();
}

function save() {
  if (!list.name) list.name = t("army-unnamed");
  keep(list.name);
  told = t("army-saved", { name: list.name });
  announce(told);
  changed();
}

async function copy() {
  const text = checked ? say(checked.shared) : written();
  try {
    await navigator.clipboard.writeText(text);
    told = t("army-copied");
  } catch {
    pasting = true; // where the browser does not let us, it can be marked there
  }
  changed();
}

/** Seal it for the match that waits for it. */
async function bring() {
  try {
    await ask(`matches/${match}/list`, { id: freshId(), version: 0, seat, text: written() }, token);
    sealed = true;
    told = t("army-sealed");
  } catch (error) {
    if (!(error instanceof Refusal)) problem = t("no-server-about");
    else if (error.body.reasons) problem = error.body.reasons.map((/** @type {any} */ one) => say(one.text)).join(" ");
    else problem = error.message;
  }
  announce(sealed ? told : problem);
  changed();
}

// -- what is seen -----------------------------------------------------------------------------------------------------

/** Its pieces as they will stand: hexes in two ranks, special figures in front. @param {CardFace} face */
function pieces(face) {
  const tokens = face.tokens ?? [];
  if (!tokens.length) return nothing;
  const wide = Math.ceil(tokens.length / (tokens.length > 4 ? 2 : 1)), hex = "M0-9.4 8.2-4.7V4.7L0 9.4-8.2 4.7V-4.7Z";
  return html`<svg class="pieces" viewBox="-10 -11 ${wide * 17 + 12} ${tokens.length > 4 ? 38 : 23}"
    aria-hidden="true">${tokens.map((sign, at) => {
    const row = Math.floor(at / wide);
    return html`<svg x=${(at % wide) * 17 + (row ? 8.5 : 0)} y=${row * 15} overflow="visible"><path d=${hex}
      class=${sign ? "special" : ""}></path><text y="4">${sign}</text></svg>`;
  })}</svg>`;
}

/** A card in full. @param {CardFace} face */
function faceView(face) {
  return html`<article class="face" data-group=${face.group} aria-label=${say(face.title)}>
    <header><h3>${say(face.title)}</h3><b class="points">${face.points}</b></header>${pieces(face)}
    <dl>${face.facts.map((fact) => html`<div><dt>${say(fact.label)}</dt><dd>${say(fact.value)}</dd></div>`)}</dl>
    ${face.notes.length ? html`<ul>${face.notes.map((note) => html`<li>${say(note)}</li>`)}</ul>` : nothing}
    ${face.own ? html`<p class="note">${t("army-own")}</p>` : nothing}</article>`;
}

/** @param {Book} of */
function catalogue(of) {
  return html`<section class="catalogue"
    aria-label=${t("army-cards")}>${of.groups.map((group) => html`<h2>${say(group.title)}</h2>
    <ul>${of.cards.filter((one) => one.group === group.id && one.army === (list.army || of.armies[0].id)).map((one) => {
      const had = count(one.id), item = Boolean(one.rule);
      return html`<li class=${shown === one.id ? "shown" : ""}><button class="name"
        aria-pressed=${String(shown === one.id)} @click=${() => { shown = one.id; changed(); }}>
        <span>${say(one.short)}${one.own ? html`<sup title=${t("army-own")}>†</sup>` : nothing}</span>${had
          ? html`<i class="had" title=${t("army-had", { count: had })}>×${had}</i>`
            : nothing}<b>${one.points}</b></button>
        ${item ? nothing : html`<button class="tool add" ?disabled=${had >= one.most}
            title=${t("army-add", { name: say(one.short) })} aria-label=${t("army-add", { name: say(one.short) })}
              @click=${() => add(one.id)}>+</button>`}</li>`;
    })}</ul>`)}
    ${unvalued(of)}</section>`;
}

/** What the book names and nobody has values of. @param {Book} of */
function unvalued(of) {
  const known = Object.entries(of.unvalued).filter(([, names]) => names.length);
  if (!known.length) return nothing;
  return html`<details class="unvalued"><summary>${t("army-unvalued")}</summary><p
    class="note">${t("army-unvalued-about")}</p>${known.map(([, names]) => html`<p
          class="note">${names.join(", ")}</p>`)}</details>`;
}

/** @param {{card: string, extras: string[]}} row @param {number} at */
function rowView(row, at) {
  const face = card(row.card), faults = checked?.faults.filter((one) => one.line === at + heads() + 1) ?? [];
  const may = (face?.extras ?? []).map(card).filter((one) => one !== undefined);
  return html`<li class=${faults.length ? "wrong" : ""}><div class="line"><button class="name"
    @click=${() => { shown = row.card; changed(); }}>${say(face?.short) || row.card}</button>
      <b>${cost(row)}</b><button class="tool" title=${t("army-remove", { name: say(face?.short) })}
        aria-label=${t("army-remove", { name: say(face?.short) })} @click=${() => remove(at)}>−</button></div>
    ${may.length ? html`<div
        class="extras">${may.map((one) => html`<label><input type="checkbox" .checked=${row.extras.includes(one.id)}
              ?disabled=${!row.extras.includes(one.id) && count(one.id) >= one.most}
      @change=${() => bear(row, one.id)}> ${say(one.short)} <i>${one.points}</i></label>`)}</div>` : nothing}
    ${faults.map(faultView)}</li>`;
}

/** @param {Complaint} fault */
const faultView = (fault) => html`<p class="fault"><span>${say(fault.text)}</span> ${fault.rule
    ? html`<a class="rule" href=${`/api/games/${game?.id}/rules`}
      @click=${(/** @type {Event} */ e) => e.preventDefault()}>${fault.rule}</a>` : nothing}</p>`;

/** On a narrow page, while one looks through the cards: what they come to so far. @param {Book} of */
const tally = (of, wrong = checked?.faults.length ?? 0) => html`<a class="tally ${wrong ? "wrong" : ""}"
  href="#list">${t("army-points", { points: total(), limit: of.limit })} ${checked
    ? (wrong ? t("army-faults", { count: wrong }) : `✓ ${t("army-good")}`) : nothing} <b aria-hidden="true">↓</b></a>`;

/** @param {Book} of */
function listView(of) {
  const sum = total(), share = Math.min(100, (100 * sum) / of.most), good = Boolean(checked && !checked.faults.length
    && list.rows.length);
  const whole = checked?.faults.filter((one) => !one.line) ?? [];
  return html`<section class="list" id="list" aria-label=${t("army-list")}>
    <div class="title"><input aria-label=${t("army-name")} placeholder=${t("army-name")} maxlength="60"
      .value=${list.name} @change=${(/** @type {any} */ e) => { list.name = e.target.value.replace(/[#\n]/g, " ")
          .trim(); look(); }}>
      ${of.armies.length > 1 ? html`<select aria-label=${t("army-army")}
          @change=${(/** @type {any} */ e) => { list = { ...list, army: e.target.value, rows: [] };
              look(); }}>${of.armies.map((one) => html`<option value=${one.id}
                ?selected=${one.id === list.army}>${say(one.title)}</option>`)}</select>` : nothing}</div>
    <div class="sum ${sum > of.most ? "over" : sum >= of.least ? "right" : ""}"><b>${sum}</b> <span>/ ${of.limit}</span>
      <div class="gauge" role="meter" aria-valuemin="0" aria-valuemax=${of.most} aria-valuenow=${sum}
        aria-label=${t("army-points", { points: sum, limit: of.limit })}><i .style=${`width:${share}%`}></i><u
          .style=${`left:${(100 * of.least) / of.most}%`}></u></div></div>
    ${list.rows.length ? html`<ol>${repeat(list.rows, (row) => row.key, rowView)}</ol>`
      : html`<p class="note">${t("army-empty")}</p>`}
    <div class="verdict ${good ? "good" : ""}">${good ? html`<p>✓ ${t("army-good")}</p>` : list.rows.length
      ? whole.map(faultView) : nothing}</div>
    ${told ? html`<p class="told">${told}</p>` : nothing}${problem ? html`<p class="fault" role="alert">${problem}</p>`
      : nothing}
    <div class="deeds">${match ? html`<button class="option main" ?disabled=${!good || sealed}
        @click=${bring}>${t("army-bring")}</button><a class="option"
          href=${`/match/${match}#${token}`}>${t("army-table")}</a>` : nothing}
      <button class="option" ?disabled=${!list.rows.length} @click=${save}>${t("army-save")}</button><button
        class="option" ?disabled=${!list.rows.length} @click=${copy}>${t("army-copy")}</button>
      <button class="option" @click=${() => { pasting = !pasting; changed(); }}
        aria-expanded=${String(pasting)}>${t("army-text")}</button><button class="option" ?disabled=${!list.rows.length}
          @click=${() => print()}>${t("army-print")}</button></div>
    ${pasting ? html`<form class="paste"
        @submit=${(/** @type {any} */ e) => { e.preventDefault();
            take(e.target.elements.text.value); }}><label>${t("army-text-about")}<textarea name="text" rows="10"
              maxlength="4000" spellcheck="false" .value=${checked ? say(checked.shared)
                : written()}></textarea></label><button class="option">${t("army-take")}</button>
      ${pasted.map((fault) => html`<p
            class="fault">${t("army-line", { line: fault.line })} ${say(fault.text)}</p>`)}</form>` : nothing}
    <details class="others"><summary>${t("army-ready")}</summary><ul>${of.ready.map((one) => html`<li><button
          class="option" @click=${() => take(one.text)}>${say(one.title)} <i>${one.points}</i></button></li>`)}
      ${Object.entries(saved()).filter(([name, one]) => !name.startsWith(" ") && one.game === game?.id
          && one.seat === seat).map(([name, one]) => html`<li><button class="option"
            @click=${() => take(one.text)}>${name}</button><button class="tool" aria-label=${t("army-forget", { name })}
              title=${t("army-forget", { name })} @click=${() => forget(name)}>×</button></li>`)}</ul></details>
    <details class="limits"><summary>${t("army-limits")}</summary>${of.limits.map(faultView)}</details></section>`;
}

/** What the list is made for: a match has fixed it already. */
function termsView() {
  if (!game) return nothing;
  const mine = game, choose = (/** @type {() => void} */ change) => { change(); book = null; checked = null; open(); };
  const open_ = mine.options.filter((one) => one.choices.length > 1
    && (!one.scenarios.length || one.scenarios.includes(terms.scenario)));
  const sides = mine.seats.filter((one) => (terms.seats.length ? terms.seats.includes(one.id) : one.id === one.side));
  return html`<form class="terms" aria-label=${t("army-terms")}
    @submit=${(/** @type {Event} */ e) => e.preventDefault()}>
    ${games.length > 1 && !match ? html`<label>${t("army-game")}<select
        @change=${(/** @type {any} */ e) => choose(() => begin(e.target.value))}>${games.map((one) => html`<option
              value=${one.id} ?selected=${one.id === mine.id}>${say(one.title)}</option>`)}</select></label>` : nothing}
    <label>${t("army-side")}<select ?disabled=${Boolean(match)}
      @change=${(/** @type {any} */ e) => choose(() => { seat = e.target.value; })}>${sides.map((one) => html`<option
            value=${one.id} ?selected=${one.id === seat}>${say(one.title)}</option>`)}</select></label>
    ${open_.map((one) => html`<label>${say(one.title)}<select ?disabled=${Boolean(match)}
          @change=${(/** @type {any} */ e) =>
            choose(() => { terms.options = { ...terms.options, [one.id]: one.choices[Number(e.target.value)] }; })}>
      ${one.choices.map((value, at) => html`<option value=${at}
            ?selected=${(terms.options[one.id] ?? one.usual) === value}>${say(one.names[String(value)])
              || (value === true ? t("army-on") : value === false ? t("army-off")
                : String(value))}</option>`)}</select></label>`)}</form>`;
}

function draw() {
  dress();
  document.title = `${t("army-title")} · Hexarchy`;
  const face = book && shown ? card(shown) : null;
  render(html`<header class="bar"><a class="home" href="/">⬡ <span>Hexarchy</span></a><h1>${t("army-title")}</h1>
      <select aria-label=${t("army-language")}
        @change=${(/** @type {any} */ e) => { prefer("lang", e.target.value); changed(); }}><option value="en"
          ?selected=${prefs.lang === "en"}>English</option><option value="fr"
            ?selected=${prefs.lang === "fr"}>Français</option></select></header>
    <main class="army">${termsView()}${book ? html`<div class="desk">${catalogue(book)}<section class="look"
        aria-label=${t("army-card")} aria-live="off">${face ? faceView(face)
          : html`<p class="note">${t("army-look")}</p>`}</section>${listView(book)}</div>${list.rows.length
            ? tally(book) : nothing}
      <section class="sheet" aria-hidden="true"><h2>${list.name || t("army-title")} · ${total()}</h2><pre>${checked
        ? say(checked.shared)
          : written()}</pre><div>${[...new Set(list.rows.flatMap((row) => [row.card, ...row.extras]))]
            .map((id) => { const one = card(id); return one ? faceView(one) : nothing; })}</div></section>`
      : html`<p class="loading">${problem || "…"}</p>`}</main>`, app);
}

// -- beginning --------------------------------------------------------------------------------------------------------

/** @param {string} id */
function begin(id) {
  game = games.find((one) => one.id === id) ?? games[0] ?? null;
  if (!game?.lists) return;
  terms = { scenario: game.lists.scenario, options: { ...game.lists.options }, seats: [] };
  seat = query.get("seat") ?? game.seats[0].id;
}

/** The cards, and the list that was begun with them. */
async function open() {
  book = await asked("book");
  if (!book) return changed();
  if (!book.armies.some(({ id }) => id === list.army)) list = { name: "", army: book.armies[0].id, rows: [] };
  const draft = saved()[` ${game?.id} ${seat}`];
  shown = card(shown) ? shown : book.cards[0]?.id ?? "";
  if (draft && !list.rows.length) await take(draft.text);
  look();
}

async function start() {
  await Promise.all([ready, wordsOf("army")]);
  app.replaceChildren();
  watch(draw);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  games = (await ask("games", undefined, "")).filter((/** @type {GameInfo} */ one) => one.lists);
  begin(query.get("game") ?? "");
  if (match) {
    const [setting, scene] = await Promise.all([ask(`matches/${match}/setting`, undefined, ""),
        ask(`matches/${match}`, undefined, token)]);
    begin(scene.game);
    terms = { scenario: setting.scenario, options: setting.options, seats: setting.seats };
    seat = query.get("seat") ?? scene.muster?.bring[0] ?? setting.seats[0];
    if (scene.muster?.own[seat]) { await open(); await take(scene.muster.own[seat]); sealed = true; return; }
  }
  if (!game) { problem = t("army-none"); return changed(); }
  await open();
}

start().catch((error) => { problem = error instanceof Refusal ? error.message : String(error); changed(); });
