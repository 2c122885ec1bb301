// What the server sends (docs/protocol.md), as the page reads it.

/** A sentence in both languages. */
export type T = { en: string; fr: string };
export type On = { hex?: string; piece?: string; button?: boolean; box?: string };
export type Option = { action: string; text: T; verb: string; on: On; cost?: number; via?: string[]; sure?: T; like?: string; rule?: string };
export type Plan = {
  text: T; on?: On; actions?: string[]; then?: string; via?: string[]; cost?: number;
  id?: string; for?: string[]; before?: string[]; after?: string[]; rest?: string;
  with?: { piece: string; before?: string[]; after?: string[]; not?: string[] }[];
};
export type Modifier = { rule: string; amount: number; text: T; share?: number };
export type Attack = { by: string; on: string; text?: T; needs: number; dice: number; chance: number; modifiers?: Modifier[] };
export type Decision = {
  seat: string; key: string; question: T; rule: string; subject?: { piece?: string; hex?: string }; fight?: string | null;
  options: Option[]; plans?: Plan[]; sure?: T; leave?: { pieces: string[]; action?: string; undo?: number }; attacks?: Attack[];
};
export type Reason = { rule: string; text: T };
/** What was refused, and about which hex somebody asked. */
export type Why = { reasons: Reason[]; hex?: string | null };
export type Order = { action: string; text: T; on: On; group?: T; now?: boolean };

export type Stack = { hex: string; side: string; pieces: string[]; whole: boolean };
export type Mark = { hex: string; kind: string; side: string; text: T };
export type Slot = { pieces: string[]; count?: number };
export type Row = { id: string; title: T; side?: string; slots: Slot[] };
export type Box = { id: string; title: T; hex?: string; rows: Row[] };
export type Panel = { id: string; title: T; rows: { label: T; values?: Record<string, T | string>; rule?: string }[] };
export type Overlay = { id: string; title: T; sign: string; entries: { side: string; text: T; sign?: string; hexes: string[] }[] };
export type Line = { n: number; key: string; text: T; hex?: string; piece?: string; dice?: number[]; rule?: string; side?: string; /** a fight begins in its hex */ opens?: boolean };
export type Step = { id: string; name: T };
export type Point = { piece?: string; hex?: string };
export type Lesson = {
  chapter: string; chapters: { id: string; title: T }[]; step: number; steps: number; next: string | null;
  pages: { text: T; point: Point | null; until: string | null }[]; point: { action: string } | null; astray: boolean; done: boolean; end: T | null;
};

/** The dice are still being mixed. */
export type Gathering = {
  /** seats that have not committed to a value */ awaited: string[]; committed: string[]; told: string[];
  /** what this holder has to do, for which seats */ commit: string[]; tell: string[];
};
/** Who chose the dice; seats by name, `brought` and `scripted` are numbers of dice. */
export type DiceStory = { mixed: string[]; absent: string[]; withheld: string[]; brought: number; scripted: number; gathering: Gathering | null };
/** The dice from a number on, as records and proofs tell them. */
export type Stretch = {
  from: number; kind: string; commitment: string | null; secret?: string; brought: boolean;
  contributions?: Record<string, { commitment: string; value: string }>;
};
export type Proof = {
  commitment: string | null; secret: string | null; digest: string | null; stretches: Stretch[]; scripted: number;
  /** action, number, sides, value */ dice: [number, number, number, number][];
  verdict: { good: boolean; actions: number; dice_match: boolean; digest_match: boolean; committed: boolean; finished: boolean; resigned?: string | null } | null;
};

export type Scene = {
  version: number; match: string; game: string; seat: string | null; seats: string[];
  turn: number; phase: string; step: Step; steps: Step[]; turned?: string[];
  stacks: Stack[]; marks: Mark[]; boxes: Box[]; panels: Panel[]; overlays?: Overlay[];
  decision: Decision | null; waiting: T | null; commands?: Order[];
  log: Line[]; undone?: [number, number][]; can_undo: boolean; can_ask_undo: boolean;
  undo: { by: string; to: number; count: number; mine: boolean; answer: boolean } | null;
  result: { winner: string | null; winners?: string[]; ranks?: Record<string, number>; scores: Record<string, number>; rule: string; text: T } | null;
  lesson: Lesson | null; commitment: string | null; secret: string | null;
  /** older servers say nothing of it */ dice?: DiceStory;
  /** the match cannot be played here at the moment */ aside?: { why: string; text: T };
};

export type Hex = { id: string; at: [number, number]; terrain: string[]; centre: string; sides?: string[][]; region?: string; features?: string[] };
export type Place = { hex: string; id: string; kind: string; name: T; fortress?: boolean; capital?: boolean; port?: boolean; value?: T };
export type Stroke = { d: string; paint: string; ink: string; width: number };
export type Face = {
  name: T; about: T; shape: string; side: string; paint: string; ink: string; picture: string; fill: string; disc?: string;
  letter: string | T; tag: string; badge: string | null; values: { text: string; style: string }[]; reconstructed: boolean;
};

export type Board = {
  game: string; title: T; grid: { columns: number; rows: number; flat?: boolean; shifted?: string };
  hexes: Hex[]; terrains: Record<string, { name: T; paint: string; pattern: string }>; regions?: Record<string, { name: T; paint: string }>;
  edges: { a: string; b: string; kind: string; name?: string }[]; roads: string[][];
  streams?: { name: T; path: string[]; to_sea: boolean }[]; labels?: { name: T; hexes: string[]; kind: string }[];
  places: Place[]; faces: Record<string, Face>; sides: Record<string, { name: T; paint: string; ink: string; from?: string }>;
  drawings?: Record<string, Stroke[]>; kinds: Record<string, T>; legend?: T[]; notes?: T[];
};

export type Rule = { id: string; title: T; text: T; ruling?: T; kind: string };
export type Section = { title?: T; name?: T; rules: Rule[] };
export type Shares = { outcomes: Record<string, number>; losses: Record<string, number>; names: Record<string, T> };
export type Chance = Modifier & { share: number };
export type Throw = {
  kind: string; text: T; about: { side: string; unit?: string; target?: string }; dice: number; printed: number | null; needs: number | null;
  chances: Record<string, number>; names: Record<string, T>; modifiers: Chance[];
};
export type Fight = Shares & { hex: string; title: T; sure: boolean; games: number; courses: (Shares & { action: string; text: T })[]; throws: Throw[] };

/** Something to choose in the lobby. */
export type Titled = { id: string; title: T; about: T };
export type OptionValue = string | number | boolean;
export type OptionTest = { option: string; values: OptionValue[] };
export type OptionInfo = Titled & {
  rule: string; group: string; scenarios: string[];
  choices: OptionValue[]; range: [number, number] | null; names: Record<string, T>;
  usual: OptionValue;
  /** its value where it cannot be chosen */ idle: OptionValue;
  /** of each of these one must hold */ depends: OptionTest[][];
  needs: T | null; conflicts: OptionTest[];
};
/** What a match is played with. */
export type Agreed = { title: T; scenario: string; options: Record<string, OptionValue>; seats: string[]; not_in_force: Record<string, T> };
export type GameInfo = Titled & {
  seats: (Titled & { paint: string })[]; scenarios: (Titled & { fixed: Record<string, OptionValue> })[]; options: OptionInfo[];
  groups: { id: string; title: T }[]; presets: (Titled & { scenario: string; options: Record<string, OptionValue> })[];
  bots: (Titled & { best: boolean })[]; lesson: Titled[];
};

declare global {
  /** What first.js asked for; scene and board only at a table, and only once. */
  var first: { lang: "en" | "fr"; words: Promise<string>; wordsIn: (lang: string) => Promise<string>; scene: Promise<any> | null; board: Promise<Board> | null };
}

/** What somebody does at the table. */
export type Ui = {
  tab: string; cursor: string | null;
  /** the hex whose stack is spread out */ open: string | null;
  /** the action pointed at */ preview: string | null;
  /** the action that waits for a yes */ confirm: string | null;
  /** the plan that goes along with what is chosen */ along: string | null;
  /** pieces that stay behind all the same */ stay: string[];
  /** what is being settled by routine */ rest: string | null;
  drag: boolean; why: Why | null; dialog: "rules" | "help" | "replay" | null; rule: string; settings: boolean; battle: boolean; filter: string; odds: boolean;
  /** what is laid over the map */ overlay: string | null;
};
/** All that the page knows. */
export type Store = {
  board: Board | null; grid: import("./geometry.js").Grid | null; scene: Scene | null;
  /** what is shown instead of the present */ past: Scene | null;
  log: Line[];
  /** versions that were taken back, and by which version that was done */ undone: Map<number, number>;
  match: string; tokens: string[]; token: string; connection: "connecting" | "live" | "lost";
  /** the seat the table waits to be handed to */ curtain: string | null;
  sending: string;
  /** lines of the log after this version have just come */ fresh: number;
  ui: Ui;
};
/** What is dragged, what has to be said first, and whether something else is left for it. */
export type Load = { piece: string; hex: string; inFan: boolean; leaves?: boolean; actions?: string[]; along?: string | null };
/** A file somebody brings. */
export type Brought = { name: string; kind: "record" | "position"; game: string; actions: number; data: any };
/** A match whose links this browser keeps. */
export type Kept = {
  /** the commitment to its dice, as this browser first heard of it */ promise?: string;
  /** our values in them, by seat */ told?: Record<string, string>;
  id: string; tokens: string; invites?: Record<string, string>; title?: any; sides?: any[]; turn?: number; over?: boolean; asked?: boolean; at: number;
};
