// What is sent (docs/protocol.md), made from the server's forms by tools/page_types.py: change those, not this.
// All modules of the page know these types: none imports them.

/** A sentence in both languages. */
type T = { en: string; fr: string };
type OptionValue = string | number | boolean;
/** `id`: the sender's own name for it; `version`: how far they had seen the match; and one of the others. `actions`: several in a row, as long as nothing unforeseen comes in between; one that ends in "?" is left out where it is not offered. `rest`: routine answers by the game, to the end of what a plan of the scene names. */
type Act = { id: string; version: number; action?: string; actions?: string[]; rest?: string };
/** What a match is played with. `lists`: those players brought, once they are open. `not_in_force`: rules that do not hold in it, with what they need. */
type Agreed = {
  title: T; scenario: string; options: Record<string, boolean | number | string>; seats: string[]; lists: Record<string, string>;
  not_in_force: Record<string, T>;
};
/** As overlays: REACH, and one for each answer that is still to be aimed, called like the answer. */
type Areas = { overlays: Overlay[] };
/** Why the match cannot be played here at the moment. */
type Aside = { why: string; text: T };
/** A hex whose piece a player thinks of. */
type AtHex = { hex: string };
/** A blow that can be struck as the lines stand, with its chance. */
type Attack = { by: string; on: string; kind: string; text: T; needs: number; dice: number; chance: number; modifiers: Modifier[] };
/** For how many seconds the person of each seat has been away: 0 while they are here, null before they ever were. `host`: the caller made the match. `patience`: a person away for as many seconds may be replaced. */
type Attendance = { away: Record<string, number | null>; host: boolean; patience: number };
/** Hexes around a piece. `kind`: how they are drawn; `sign`: what stands on them. */
type Band = { kind: "flank" | "front" | "range" | "rear"; text: T; hexes: string[]; sign?: string };
/** Hexes a piece cannot come to, and why. */
type Beyond = { hexes: string[]; why: T };
/** Everything printed. `kinds`: words for kinds of places, edges and features. The first terrain lies under all. `relief`: its ground is drawn in light and shade. `turn`: the game's own word for a turn. */
type Board = {
  game: string; title: T; about: T; grid: Grid; hexes: Hex[]; terrains: Record<string, Terrain>; regions?: Record<string, Region>;
  edges: Edge[]; roads: string[][]; streams?: Stream[]; labels?: Label[]; places: Place[]; faces: Record<string, Face>;
  sides: Record<string, Side>; drawings?: Record<string, Stroke[]>; kinds: Record<string, T>; legend: T[]; notes: T[]; relief?: boolean;
  turn?: T;
};
/** All there is to choose from, for a seat under some terms. `unvalued`: what is named but has no values. Those who choose from it write a list line by line: `name: …` and `army: …`, if they like, then the id of a card on each, with the ids of what it bears behind pluses. */
type Book = {
  armies: Named[]; groups: Named[]; cards: CardFace[]; ready: ReadyList[]; unvalued: Record<string, string[]>; limit: number; least: number;
  most: number; limits: Complaint[];
};
type Bot = { id: string; title: T; about: T; best: boolean };
/** Pieces beside the map. `hex`: where it is, if it is a battle. */
type Box = { id: string; title: T; rows: Row[]; hex?: string };
/** The list of a seat: it stays sealed until all are in, and may be sent again until then. */
type Bring = { id: string; version: number; seat: string; text: string };
/** A card as it lies on the table: a title, and lines under it. `figure`: in its corner; `count`: of how many alike it shows one; `back`: it lies face down; `slots`: counters on it; `cards`: others on it. `modifiers`: what would be added to the throw it speaks of. `hex`: where on the map it belongs; `now`: it matters at the moment. */
type Card = {
  id: string; title: T; lines?: T[]; side?: string; paint?: string; picture?: string; figure?: string | T; count?: number; back?: boolean;
  slots?: Slot[]; cards?: Card[]; modifiers?: Modifier[]; rule?: string; hex?: string; now?: boolean;
};
/** A card to choose. `most`: how often it may be in a list. `tokens`: what it puts on the board, a sign for each piece, empty for a plain one. `extras`: what it may bear. `own`: something of it is our own design, as a note says. */
type CardFace = {
  id: string; title: T; short: T; group: string; army: string; points: number; most: number; facts: Fact[]; notes: T[]; tokens?: string[];
  extras?: string[]; slot?: string; rule?: string; own?: boolean;
};
/** `share`: of the situations that are possible in which it applies. */
type Chance = { rule: string; amount: number; text: T; share: number };
type Chapter = { id: string; title: T; about: T; seat: string; steps: LessonStep[] };
type ChapterName = { id: string; title: T };
/** A lesson as it is described before it begins. */
type Chapters = { chapters: Chapter[] };
/** `head`: what its rows are; `columns`: one for each cell. `rules`: those that speak of it. `ground`: a hex's own rows are shown with it. */
type Chart = { id: string; title: T; head: T; columns: T[]; rows: ChartRow[]; rules: string[]; about?: T; ground?: boolean };
/** `id`: what a scene lights it by. Of a chart of the ground it is a word of the board: a terrain, `edge-<kind>`, `feature-<kind>`, `place-<kind>` or `road`. */
type ChartRow = { id: string; label: T; cells: (string | T)[]; rule?: string; reconstructed?: boolean };
/** All of a game. */
type Charts = { charts: Chart[] };
/** What a list is: as it is kept, told with names by language, in rows, and what is wrong with it. */
type Checked = {
  text: string; shared: T; name: string; army: string; rows: ListRow[]; points: number; limit: number; least: number; most: number;
  faults: Complaint[];
};
/** A record, and the commitment that was published before its first die, if it is known from elsewhere. */
type Claim = { record: any; commitment?: string };
/** One that goes along with a plan and may be left behind; `not_`: options it could not go with. */
type Companion = { piece: string; before?: string[]; after?: string[]; not?: string[] };
/** A fault in words. `line`: of the list; 0 where it is the whole of it. */
type Complaint = { rule: string; text: T; line?: number };
type Contribution = { commitment: string; value: string };
/** What comes of one answer to the open question of a fight. */
type Course = { outcomes: Record<string, number>; losses: Record<string, number>; names: Record<string, T>; action: string; text: T };
/** The match, the secret tokens of its people, the promise of the dice, and the token that hands seats over. */
type Created = { match: string; tokens: Record<string, string>; commitment: string | null; host: string | null };
/** `fight`: the hex of a fight whose odds help to answer. `sure`: asked before any answer is taken. `goals`: more plans can be asked for (`core.page.goals`). */
type Decision = {
  seat: string; key: string; question: T; rule: string; subject: Point; fight: string | null; options: Option[]; plans: Plan[];
  attacks: Attack[]; leave?: Leave; sure?: T; goals?: boolean;
};
/** Who chose the dice: seats by name; `brought` and `scripted` are numbers of dice. */
type DiceStory = {
  committed: boolean; mixed: string[]; absent: string[]; withheld: string[]; brought: number; scripted: number; gathering: Gathering | null;
};
/** How far the match is now: it is on the disk. `done`: how many of the actions sent were dealt with. */
type Done = { version: number; done: number };
/** A list to be looked at. */
type Draft = { seat: string; scenario?: string; options?: Record<string, boolean | number | string>; seats?: string[]; text?: string };
/** What runs along the side between two hexes. */
type Edge = { a: string; b: string; kind: string; name?: string };
/** One of those a unit is made of, on a hex of its own. `facing`: as of stacks; `figure`: a letter on it; `hits`: how many it can still take, where that is told. */
type Element = { hex: string; facing: number; figure?: string | T; hits?: number };
/** All that stands on a counter, and nothing about what it means. `about` says the same in words. */
type Face = {
  name: T; about: T; shape: "person" | "troop"; side: string; paint: string; ink: string; picture: string;
  fill: "light" | "outline" | "solid"; letter: string | T; tag: string; badge: string | null; values: Value[]; reconstructed: boolean;
  disc?: string;
};
/** A value on a card. */
type Fact = { label: T; value: T };
/** `sure`: the throws are those that will be made. */
type Fight = {
  outcomes: Record<string, number>; losses: Record<string, number>; names: Record<string, T>; kind: string; hex: string; title: T;
  sure: boolean; games: number; courses: Course[]; throws: Throw[];
};
/** A game as the lobby shows it. `outlook`: scenarios of which chances of winning can be told. `lists`: where players make lists for it. */
type GameInfo = {
  id: string; title: T; about: T; seats: SeatInfo[]; scenarios: Scenario[]; options: OptionInfo[]; groups: Group[]; presets: Preset[];
  lesson: Titled[]; bots: Bot[]; outlook: string[]; lists: ListsInfo | null;
};
/** The dice are still being mixed. `awaited`: seats that have not committed. `commit`, `tell`: what the caller has to do, for which seats. */
type Gathering = { awaited: string[]; committed: string[]; told: string[]; commit: string[]; tell: string[] };
/** A hex a player looks at, or from there to another. */
type Glance = { from: string; to?: string };
/** As plans. One with `on` belongs to that hex, of several there one is chosen by its facing; the others are listed. */
type Goals = { plans: Plan[] };
/** A point for every turn and for now. `games`: so many were learned from; `gap`: how far off it was in others. */
type Graph = { points: GraphPoint[]; games: number; gap: number };
/** Who wins, as it stood at a version: of every seat, and of nobody (""), the chance and its band, low and high. */
type GraphPoint = { n: number; turn: number; chances: Record<string, [number, number, number]> };
/** Which cells there are. Flat-topped hexes stand in columns, pointy-topped ones in rows; `shifted` lines sit half a hex farther. */
type Grid = { columns: number; rows: number; flat: boolean; shifted: "even" | "odd" };
/** A heading above options. */
type Group = { id: string; title: T };
/** A seat that is handed over: to "bot:" and its name, "bot:absent" (the rules answer), "link", or "back". */
type Hand = { id: string; seat: string; to: string };
/** How far the match is now: it is on the disk. `token`: of a seat that was handed over by a new link, told once. */
type Handed = { version: number; token: string | null };
type Health = { status: string; matches: number; version: string };
/** A line of what was said. `at`: seconds since 1970; `to`: the one seat it was said to. */
type Heard = { at: number; seat: string; to: string | null; text: string };
/** `at`: its column and row. `sides`: six, where terrain differs within it; `region`: whose land it is; `height`: of its ground, in levels above the lowest. */
type Hex = {
  id: string; at: [number, number]; terrain: string[]; centre: string; sides?: string[][]; region?: string; features?: string[];
  height?: number;
};
/** The answer that is to glow. */
type Hint = { action: string };
/** Who plays a seat: a bot in place of a person, or a person. `out`: of the match. */
type Holder = { bot: string | null; side: string; out: boolean };
/** A record to go on with, or a position to start from (its TOML, or the same as JSON). */
type Import = { record?: any; position?: any; game?: string; seats?: Record<string, string>; dice?: Mixing };
/** What hides something, and where it stands. */
type InTheWay = { hex: string; text: T };
/** A name somewhere over these hexes, where it is read best. */
type Label = { name: T; hexes: string[]; kind: "region" | "water" };
/** The way to a piece that can be charged; where there is none, `why`. */
type Lane = { piece: string; way?: Plan; why?: T };
/** A chapter of a game's lesson; the first if none is named. */
type Learn = { game: string; chapter?: string };
/** Pieces that can be chosen once what is begun is left: by an answer, or by taking so many back. */
type Leave = { pieces: string[]; action?: string; undo?: number };
/** What the coach says. `astray`: the learner is asked something the chapter says nothing about. */
type Lesson = {
  chapter: string; chapters: ChapterName[]; step: number; steps: number; pages: LessonPage[]; point: Hint | null; astray: boolean;
  done: boolean; end: T | null; next: string | null;
};
/** `until`: go on once a refusal was shown. */
type LessonPage = { text: T; point: Point | null; until: string | null };
/** One answer of the learner: the question, the answers that will do, what they read before. */
type LessonStep = { asked: string; waits: string[]; pages: LessonPage[] };
/** A line of the log. `n`: the version it belongs to. `opens`, `closes`: a fight begins or ends in its hex. `from`, `via`, `to`: the way of its pieces, every hex they entered in `via`. `needs`, `modifiers`, `made`: what a throw had to show, what was added to it, whether it did. `brief`: the throw in words without what was added, for those who list that. `tally`: under which heading of a digest it belongs. `turn`: with it the turn of its side begins. `sign`: the mark on its piece that is turned up. */
type Line = {
  n: number; key: string; text: T; hex?: string; to?: string; piece?: string; pieces?: string[]; target?: string; dice?: number[];
  rule?: string; side?: string; opens?: boolean; closes?: boolean; from?: string; via?: string[]; needs?: T; modifiers?: Modifier[];
  brief?: T; made?: boolean; tally?: "captured" | "fallen" | "freed" | "joined" | "lost" | "points" | "taken"; turn?: boolean;
  sign?: string;
};
/** A card of a list with what it bears, and what both cost. */
type ListRow = { card: string; extras: string[]; points: number };
/** A match that players make lists for. */
type ListsInfo = { scenario: string; options: Record<string, boolean | number | string> };
/** At a hex: what lies around the piece in it, and a line of sight from there. */
type Look = { hex: string; title?: T; bands?: Band[]; line?: Sightline };
type Mark = { hex: string; kind: string; text: T; side?: string };
/** A word about the dice: commitments, or the values committed to, by seat; neither: begin with what there is. */
type Mix = { id: string; version: number; commitments?: Record<string, string>; values?: Record<string, string> };
/** Who takes part in mixing the dice: those who are here commit to a value at once, others are waited for. */
type Mixing = { commitments?: Record<string, string>; awaited?: string[] };
type Modifier = { rule: string; amount: number; text: T };
/** Lists are still being made. `awaited`, `brought`: seats without and with one. `own`: the caller's, as they are kept. `bring`: the caller's seats that bring one, or may send another. */
type Muster = { awaited: string[]; brought: string[]; own: Record<string, string>; bring: string[] };
type Named = { id: string; title: T };
/** What to play, and who sits where: "human" or "bot:" and its name. Without `scenario` it is the game's first. `outlook`: the chances of winning are shown. `lists`: what its maker brings for seats of their own, or of bots, where players make lists. */
type NewMatch = {
  game: string; scenario?: string; options?: Record<string, boolean | number | string>; seats?: Record<string, string>; dice?: Mixing;
  outlook?: boolean; lists?: Record<string, string>;
};
/** Every fight in sight. */
type OddsList = { odds: Fight[] };
/** Where an answer belongs: a hex, a piece, a button. */
type On = { hex?: string; piece?: string; button?: boolean };
/** `via`: the hexes entered on the way, its own last. `sure`: asked before it is taken. `like`: another it makes no difference to. `rule`: where to read what it does; `about`: the same in a line. `would`: how the elements of the unit it is about would stand. `prospect`: the dice it leads to. */
type Option = {
  action: string; text: T; verb: string; on: On; cost?: number; via?: string[]; sure?: T; like?: string; rule?: string; about?: T;
  would?: Element[]; prospect?: Prospect;
};
/** `idle`: its value where it cannot be chosen. `depends`: of each of these lists one must hold. */
type OptionInfo = {
  id: string; title: T; about: T; rule: string; group: string; choices: (boolean | number | string)[]; range: [number, number] | null;
  names: Record<string, T>; usual: boolean | number | string; idle: boolean | number | string; scenarios: string[]; depends: OptionTest[][];
  needs: T | null; conflicts: OptionTest[];
};
type OptionTest = { option: string; values: (boolean | number | string)[] };
/** A command: it may be given at any time. Those of one `group` are what a setting can be, `now` the one it is. `sure`: asked before it is given. */
type Order = { action: string; text: T; on: On; group?: T; now?: boolean; sure?: T };
/** Whether the chances of winning are shown. `by`: seats that ask for it, as long as others have not answered. `answer`: this holder has to say yes or no. `may_ask`: they may ask themselves. */
type OutlookTalk = { shown: boolean; by: string[]; answer: boolean; may_ask: boolean };
/** How far a piece could come, whatever is asked now. `title`: which, and with what; `ways`: one to each hex, with what it costs; `wheels`: how it would stand after each; `lanes`: to whom it could come; `beyond`: what is out of its reach for a reason of its own; `far`: why everything else is. */
type Outreach = { piece?: string; title?: T; ways?: Plan[]; wheels?: Plan[]; lanes?: Lane[]; beyond?: Beyond[]; far?: T };
/** Laid over the map when a player asks for it. `note`: what else is to be said, as that there is nothing to see. `paint`: it lies there at all times, in this colour. */
type Overlay = { id: string; title: T; sign: string; entries: OverlayEntry[]; note?: T; paint?: string };
/** `links`: lines from hex to hex. */
type OverlayEntry = { side: string; text: T; sign: string; hexes: string[]; links?: [string, string][] };
type Panel = { id: string; title: T; rows: PanelRow[]; cards?: Card[] };
/** `values`: by side. */
type PanelRow = { label: T; values: Record<string, string | T>; rule?: string };
type Place = {
  hex: string; id: string; kind: string; name: T; fortress: boolean; capital: boolean; port?: boolean; value?: T; reconstructed?: boolean;
};
/** A shortcut. `actions`: what is sent, after which the plan `then` is switched on. One with an `id` goes along with each option in `for`: `before`, the option, `after`. One with a `rest` is sent as such; one with `via` is a road. `price`: the cost in short, where there is more to it; `would`: how the elements of the unit it is about would stand. */
type Plan = {
  text: T; actions?: string[]; on?: On; then?: string; via?: string[]; cost?: number; price?: string; id?: string; for?: string[];
  before?: string[]; after?: string[]; with?: Companion[]; rest?: string; would?: Element[];
};
/** A place on the table: a piece, a hex. */
type Point = { piece?: string; hex?: string };
type Preset = { id: string; title: T; about: T; scenario: string; options: Record<string, boolean | number | string> };
/** Why a request was not granted. `reasons` name rules; `version` is how far the match is. `unknown`: which of the tokens sent open nothing; `away`: for how many seconds the person of a seat has been. */
type ProblemBody = { title: string; detail: string; reasons?: Reason[]; version?: number; unknown?: number[]; away?: number };
/** The promise of the dice, and what came of it once the match is over. A die: action, number, sides, value. */
type Proof = {
  commitment: string | null; secret: string | null; digest: string | null; verdict: Verdict | null; stretches: Stretch[]; scripted: number;
  dice: [number, number, number, number][];
};
/** The dice an answer leads to. `needs`: what they must show by themselves; `modifiers`: what is added to them; `chance`: how likely that is enough. `note`: what else there is to it. */
type Prospect = { needs: T; chance: number; modifiers?: Modifier[]; note?: T };
/** A message of the live socket. */
type Pushed = { version: number; scene: Scene };
/** `status`: "ready" or "not-ready"; then what works: writing to the database, the processes of bots and replays. */
type Ready = { status: string; database: boolean; bots: boolean; replays: boolean };
/** A list that is there already. */
type ReadyList = { id: string; title: T; army: string; text: string; points: number; own: boolean };
/** Why something is refused. */
type Reason = { rule: string; text: T };
/** The rules against an action; none when it is allowed. */
type Reasons = { reasons: Reason[] };
type Region = { name: T; paint: string };
/** A player asks for a rematch: nothing more need be said. */
type Rematch = {  };
/** The match that follows: the tokens of this one open it, each one seat on. */
type Rematched = { match: string };
/** A player gives up. */
type Resign = { id: string; version: number };
type Result = {
  winner: string | null; winners: string[]; ranks: Record<string, number>; scores: Record<string, number>; rule: string; text: T;
};
type Row = { id: string; title: T; slots: Slot[]; side?: string };
type Rule = { id: string; kind: string; title: T; text: T; ruling: T; reconstructed: boolean };
/** The rulebook. */
type Rules = { sections: Section[] };
/** Something a player says beside the game, to all or to one seat: it binds nobody, and no record has it. */
type Say = { id: string; seat: string; text: string; to?: string };
/** `players`: at least and at most. `fixed`: options that cannot be changed in it. */
type Scenario = { id: string; title: T; about: T; rule: string; players: number[]; fixed: Record<string, boolean | number | string> };
/** A match as the holder of some seats may know it: what the game says, and the server's part. `acted`: the version of their own last action that stands; for those who watch, of the last that was not by the seat that acted last. `rematch`: the id of the match that follows this one. `own_board`: the board is the match's. */
type Scene = {
  names?: Record<string, T>; turn: number; turns?: boolean; phase: string; step: Step; steps: Step[]; stacks: Stack[]; turned?: string[];
  marks: Mark[]; wind?: Wind; ruins?: [string, string][]; boxes: Box[]; panels: Panel[]; overlays?: Overlay[];
  lit?: Record<string, string[]>; seen?: Sighting[]; decision: Decision | null; waiting: T | null; commands: Order[]; result: Result | null;
  version: number; match: string; game: string; seat: string | null; seats: string[]; players: Record<string, Holder>; log: Line[];
  undone: [number, number][]; acted: number; can_undo: boolean; can_ask_undo: boolean; undo: UndoRequest | null; lesson: Lesson | null;
  commitment: string | null; secret: string | null; dice: DiceStory; aside?: Aside; rematch?: string; own_board?: boolean;
  outlook?: OutlookTalk; muster?: Muster;
};
/** `side`: whose it is, where several seats are one. */
type SeatInfo = { id: string; title: T; about: T; paint: string; emblem: string | null; side: string; side_title: T };
type Section = { title: T; rules: Rule[] };
/** What comes of a fight: shares of the games, mean losses; `names` for what is no seat. */
type Shares = { outcomes: Record<string, number>; losses: Record<string, number>; names: Record<string, T> };
/** Yes or no to showing the chances of winning while the match is played. */
type ShowOutlook = { id: string; version: number; show: boolean };
/** `from_`: the edge of the map it plays from. `emblem`: tells it from the others without colour. */
type Side = {
  name: T; paint: string; ink: string; from?: string;
  emblem?: "circle" | "crescent" | "cross" | "diamond" | "hexagon" | "square" | "star" | "triangle";
};
/** Where a piece that is hidden now was last seen: in which turn, and the version of the line that told it. `text`: when and where. */
type Sighting = { piece: string; hex: string; turn: number; n: number; text: T };
/** From the middle of a hex to that of another. `seen`: how much of what stands there. */
type Sightline = { from: string; to: string; seen: "all" | "none" | "some"; text: T; hidden_by: InTheWay[] };
/** `count`: of how many alike it shows one; `also`: the others. */
type Slot = { pieces: string[]; count?: number; also?: string[] };
/** What the caller may read of what was said. */
type Spoken = { lines: Heard[] };
/** The visible piece first; `whole`: all are shown. `hexes`: all it covers, where that is more than its hex; `facing`: 0 to 5, clockwise from the first side of a hex, halves are corners. `elements`: of a unit that is drawn as what it is made of; `signs`: marks it bears then; `loose`: its elements stand in no order; `strength`: how many of them are left, and how many there were. */
type Stack = {
  hex: string; side: string; pieces: string[]; whole: boolean; hexes?: string[]; facing?: number; elements?: Element[]; signs?: string[];
  loose?: boolean; strength?: [number, number];
};
/** A step of the sequence of play. */
type Step = { id: string; name: T };
/** A river that runs through hexes; the last may be the sea it reaches. */
type Stream = { name: T; path: string[]; to_sea: boolean };
/** The dice from a number on. Secrets and values once the match is over. */
type Stretch = {
  from: number; kind: string; brought: boolean; commitment: string | null; secret?: string; contributions?: Record<string, Contribution>;
  seed?: number;
};
/** One stroke of a drawing; several lie over each other. */
type Stroke = { d: string; paint: string; ink: string; width: number };
/** What a list is made for. `seats`: those that play, where the scenario leaves that open. */
type Terms = { seat: string; scenario?: string; options?: Record<string, boolean | number | string>; seats?: string[] };
type Terrain = { name: T; paint: string; pattern: string; reconstructed?: boolean };
/** Dice that decide something, with the chance of each result. */
type Throw = {
  kind: string; text: T; about: Record<string, string>; dice: number; printed: number | null; needs: number | null;
  chances: Record<string, number>; names: Record<string, T>; modifiers: Chance[];
};
/** Something to choose in the lobby. */
type Titled = { id: string; title: T; about: T };
/** `ask`: where it is not free to take it back, ask the others. `count`: so many actions; else the last batch. */
type Undo = { id: string; version: number; ask?: boolean; count?: number };
/** The answer to a player who asks to take back; that player may withdraw it with a no. */
type UndoAnswer = { id: string; version: number; grant: boolean };
/** A player asks to take back. `answer`: this seat has to say yes or no. */
type UndoRequest = { by: string; to: number; count: number; mine: boolean; answer: boolean };
/** A figure in the strip at the foot of a counter. */
type Value = { text: string; style?: "last" | "plain" | "spark" | "thin" };
type Verdict = {
  good: boolean; actions: number; dice_match: boolean; digest_match: boolean; committed: boolean; finished: boolean;
  resigned: string | null;
};
/** How far the match is now: it is on the disk. */
type Version = { version: number };
/** Where it blows to, as facings of stacks are counted, and how strongly. */
type Wind = { facing: number; speed: number; text: T };
/** An action a player would like to take. */
type Wish = { action: string };

// -- the page's own ---------------------------------------------------------------------------------------------------

/** What was refused, and about which hex a player asked. */
type Why = { reasons: Reason[]; hex?: string | null };
/** What first.js asked for; scene and board only at a table, and only once. */
declare var first: { lang: "en" | "fr"; words: Promise<string>; wordsIn: (lang: string, part?: string) => Promise<string>; scene: Promise<any> | null; board: Promise<Board> | null };

/** What a player does at the table. */
type Ui = {
  tab: string; cursor: string | null;
  /** the hex whose stack is spread out */ open: string | null;
  /** the action pointed at */ preview: string | null;
  /** the action that waits for a yes */ confirm: string | null;
  /** the plan that goes along with what is chosen */ along: string | null;
  /** pieces that stay behind all the same */ stay: string[];
  /** what is being settled by routine */ rest: string | null;
  /** the rest of a plan that was interrupted; `at`: by what */ later: { actions: string[]; at: string; version: number; step: string; turn: number; offer: boolean } | null;
  drag: boolean; why: Why | null; dialog: "rules" | "help" | "replay" | "players" | null; rule: string; settings: boolean; battle: boolean; filter: string; odds: boolean;
  /** the chart that was asked for */ chart: string;
  /** the words units are searched by */ units: string;
  /** what is laid over the map */ overlay: string | null;
  /** is this the first visit by this link */ greet: boolean;
  /** what the others did, while it is played */ show: Show | null;
  /** versions whose arrows were asked for, and the player's last action then */ again: [number, number, number] | null;
  /** fights that are over and have not been read */ ended: Ended[];
  /** dice that have just fallen */ notices: Line[];
  /** the end of the turn whose digest was closed */ digest: number;
  /** the line of the log that was asked for */ line: Line | null;
  /** the last line of what people said that was read */ heard: number;
};
/** What is seen of some lines at once: pieces that go a way, or what befalls a hex. */
type Beat = { line: Line; lines: Line[]; hex: string; side: string; way: string[] | null; pieces: string[]; gone: string[] };
/** What is played, and the scene as it stands at that moment. */
type Show = { scene: Scene; beats: Beat[]; at: number; paused: boolean };
/** The line that closes a fight, and the scene before it as soon as it is here. */
type Ended = { line: Line; scene: Scene | null };
/** All that the page knows. */
type Store = {
  board: Board | null; grid: Hexes | null; scene: Scene | null;
  /** what is shown instead of the present */ past: Scene | null;
  log: Line[];
  /** versions that were taken back, and by which version that was done */ undone: Map<number, number>;
  match: string; tokens: string[]; token: string;
  /** who is here, and when we were told */ players: (Attendance & { at: number }) | null;
  /** what people said, as far as this seat may read it */ parley: Heard[];
  connection: "connecting" | "live" | "lost";
  /** the seat the table waits to be handed to */ curtain: string | null;
  /** has another seat of this screen done what it may ask to take back? */ back: boolean;
  sending: string;
  /** lines of the log after this version have just come */ fresh: number;
  ui: Ui;
};
type Spot = [number, number];
/** Where the map is, and how large. */
type View = { x: number; y: number; k: number };
type Hexes = import("./geometry.js").Grid;
type Ground = import("./terrain.js").Ground;
/** How far apart, how sure to be inside, whether it grows with its depth there, and the strokes of one sign around a point. */
type Sign = { step: number; sure: number; deep?: boolean; draw: (x: number, y: number, r: number, depth: number) => Record<string, string> };
/** What was chosen, whether it counts at the moment or not. */
type Chosen = Record<string, OptionValue>;
type Settled = { value: OptionValue; lacks: boolean; fixed: boolean; clashes: OptionInfo[] };
/** What people agree on before a match. */
type Table = { game: GameInfo; scenario: string; chosen: Chosen; settled: Map<OptionInfo, Settled>; agree: (scenario: string, chosen: Chosen) => void };
/** Who sits on each: me, link, bot:… or nobody. */
type Seats = Record<string, string>;
/** A match that was made. */
type Made = { match: string; tokens: Record<string, string>; host: string | null };
/** What is dragged, what has to be said first, and whether something else is left for it. */
type Load = { piece: string; hex: string; inFan: boolean; leaves?: boolean; actions?: string[]; along?: string | null; /** cannot be moved now */ stuck?: boolean };
/** A file that is brought. */
type Brought = { name: string; kind: "record" | "position"; game: string; actions: number; data: any };
/** A match whose links this browser keeps. */
type Kept = {
  /** the commitment to its dice, as this browser first heard of it */ promise?: string;
  /** our values in them, by seat */ told?: Record<string, string>;
  /** the key of the person who made it */ host?: string;
  /** the seats we do not hear */ muted?: string[];
  id: string; tokens: string; invites?: Record<string, string>; title?: any; sides?: any[]; turn?: number; word?: T; over?: boolean; asked?: boolean; at: number;
};
