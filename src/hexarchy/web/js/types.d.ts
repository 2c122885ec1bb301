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
export type Line = { n: number; key: string; text: T; hex?: string; piece?: string; dice?: number[]; rule?: string; side?: string };
export type Step = { id: string; name: T };
export type Point = { piece?: string; hex?: string };
export type Lesson = {
  chapter: string; chapters: { id: string; title: T }[]; step: number; steps: number; next: string | null;
  pages: { text: T; point: Point | null; until: string | null }[]; point: { action: string } | null; astray: boolean; done: boolean; end: T | null;
};

export type Scene = {
  version: number; match: string; game: string; seat: string | null; seats: string[];
  turn: number; phase: string; step: Step; steps: Step[]; turned?: string[];
  stacks: Stack[]; marks: Mark[]; boxes: Box[]; panels: Panel[]; overlays?: Overlay[];
  decision: Decision | null; waiting: T | null; commands?: Order[];
  log: Line[]; undone?: [number, number][]; can_undo: boolean; can_ask_undo: boolean;
  undo: { by: string; to: number; count: number; mine: boolean; answer: boolean } | null;
  result: { winner: string | null; scores: Record<string, number>; rule: string; text: T } | null;
  lesson: Lesson | null; commitment: string; secret: string | null;
};

export type Hex = { id: string; terrain: string[]; centre: string; sides?: string[][]; region?: string; features?: string[] };
export type Place = { hex: string; id: string; kind: string; name: T; fortress?: boolean; capital?: boolean; port?: boolean; value?: T };
export type Stroke = { d: string; paint: string; ink: string; width: number };
export type Face = {
  name: T; about: T; shape: string; side: string; paint: string; ink: string; picture: string; fill: string; disc?: string;
  letter: string | T; tag: string; badge: string | null; values: { text: string; style: string }[]; reconstructed: boolean;
};

export type Board = {
  game: string; title: T; grid: { columns: number; rows: number; flat?: boolean; shoved?: string };
  hexes: Hex[]; terrains: Record<string, { name: T; paint: string; pattern: string }>; regions?: Record<string, { name: T; paint: string }>;
  edges: { a: string; b: string; kind: string; name?: string }[]; roads: string[][];
  streams?: { name: T; path: string[]; to_sea: boolean }[]; labels?: { name: T; hexes: string[]; kind: string }[];
  places: Place[]; faces: Record<string, Face>; sides: Record<string, { name: T; paint: string; ink: string; from?: string }>;
  drawings?: Record<string, Stroke[]>; kinds: Record<string, T>; legend?: T[]; notes?: T[];
};

/** Something to choose in the lobby. */
export type Titled = { id: string; title: T; about: T };
export type GameInfo = Titled & {
  seats: (Titled & { paint: string })[]; scenarios: Titled[]; options: (Titled & { choices: (string | number | boolean)[]; scenarios: string[] })[];
  bots: (Titled & { best: boolean })[]; lesson: Titled[];
};

declare global {
  /** What first.js asked for; scene and board only at a table, and only once. */
  var first: { lang: "en" | "fr"; words: Promise<string>; wordsIn: (lang: string) => Promise<string>; scene: Promise<any> | null; board: Promise<Board> | null };
}
