// What the page offers as window.twoseat, to tests and to pages that embed it.
import type { Mirror } from "./mirror.d.ts";

export type LinkKind = "match" | "position" | "seat";

export interface Twoseat {
  /** Resolves when the first frame stands; rejects with a sentence when the table could not start. */
  readonly ready: Promise<void>;
  /** The table as text: what the person who holds the device may see. A copy. */
  mirror(): Mirror;
  /** The hash of the match as it stands, as text. */
  hash(): string;
  /** A bare link to the match, its position, or what the seat at the device sees. */
  link(kind: LinkKind): string;
  /** How many frames were drawn since the page was opened. */
  frames(): number;
  /** Resolves when the pictures of the cards in play have come, or are known not to. */
  pictures(): Promise<void>;
}

/** A deck as it is built: parts of the family by their ids, with cards by their ids and how many. */
export interface DeckDraft {
  system: string;
  edition: string;
  format: string;
  name: string;
  parts: Record<string, Record<string, number>>;
}

/** What shell/tools/deck_builder.h tells of a system. */
export interface DeckPool {
  systems: { id: string; title: string }[];
  /** title: in the table's language. */
  kinds: { edition: string; format: string; title: string }[];
  /** The name of the number by which cards are more or less grand: "grade", "price". */
  rank: string;
  /** What the numbers of its cards are called, in the order in which cards have them. */
  numbers: string[];
  /** word: the name in the table's language. */
  parts: { id: string; name: string; word: string }[];
  /** unknown: editions whose rules do not know it. */
  cards: { id: string; name: string; line: string; nation: string; rank: number | null; numbers: string[]; sorts: string[]; text: string; unknown?: string[] }[];
  decks: ({ id: string; name: string; system: string; edition: string; format: string } & Record<string, unknown>)[];
}

/** What shell/tools/board_editor.h tells of a system. */
export interface BoardFacts {
  systems: { id: string; title: string }[];
  editions: { id: string; name: string }[];
  /** usual: cards lie there unless a position says which. filled: a list may go on with them. covered: face down. */
  places: { id: string; name: string; covered: boolean; usual: boolean; filled: boolean }[];
  counters: { id: string; name: string }[];
  cardCounters: { id: string; name: string }[];
  /** What may lie on places, where the system has any. */
  markers: { id: string; name: string }[];
  moments: { name: string; phase?: string; step?: string }[];
  /** The names of the plain cards that demos lay, by their ids. */
  plain: Record<string, string>;
  /** The questions that a move may be made until, as "until" has them. */
  questions: { id: string; name: string }[];
  /** Whether a step may say how dice fall. */
  dice: boolean;
  /** How the table lays out a half: the form "wide" of assets/layouts. */
  form: { width: number; height: number; zones: Record<string, any>[] };
  /** A card to begin from, for somebody who writes one. */
  template: Record<string, unknown> | null;
}

/** A position that is not laid on the table: what is wrong with it; its link; how the match has ended there already, or null. */
export interface CheckedPosition {
  faults: DeckFault[];
  link: string;
  over: string | null;
}

/** What shell/tools/picture.h tells of a link or a demo: what lies where, and what the names on it are called; or why nothing is seen. */
export type ShownPicture =
  | { system: string; layout: Record<string, any>; places: Record<string, any>[]; words: Record<string, string> }
  | { fault: string };

/** What shell/tools/sending.h tells of what is sent, as whoever opens it sees it. */
export interface Sent {
  system: string;
  /** Of the system, short. */
  title: string;
  /** Of the seats A and B. */
  names: [string, string];
  /** Who sits below, and whose turn it is; null: nobody's any more. */
  below: "A" | "B";
  turn: "A" | "B" | null;
  /** "Turn 3, Ann, battle phase". */
  where: string;
  asked: { who: string; question: string } | null;
  /** Empty: it is not over. */
  result: string;
  /** How the seats stand: "2 of 6 damage". */
  standing: [string[], string[]];
  /** What lies on places beside cards; the place by its name in English. */
  markers: { seat: "A" | "B"; name: string; markers: string }[];
  /** Of the cards that are seen, by their names: the id and the nation. */
  art: Record<string, [string, string]>;
  layout: Record<string, any>;
  places: Record<string, any>[];
  /** What names in the layout and the places are called. */
  words: Record<string, string>;
}

/** What shell/tools/comparison.h tells of a link or a demo under two editions. */
/** Whether a position with a task is a puzzle: what the proof says. */
export interface PuzzleReport {
  /** What is wrong with it: then nothing else is said. */
  faults: DeckFault[];
  /** How the match has ended in this position; null: it goes on. */
  over: string | null;
  /** Why nothing is proved, in English; empty: everything was looked at. */
  limit: string;
  /** The other seat moves first. */
  answered: boolean;
  solved: boolean;
  /** There is something to choose, of which something is wrong. */
  chooses: boolean;
  moves: number;
  solving: number;
  positions: number;
  /** The first moves that solve it, or if none does those that fail. */
  firsts: string[];
  /** The longest line: a solution, or a refutation. */
  line: { seat: "A" | "B"; text: string }[];
}

export interface Comparison {
  system: string;
  editions: { id: string; name: string }[];
  kind: "none" | "question" | "answers" | "result";
  /** So many answers are the same under both, of so many. */
  after: number;
  of: number;
  where: string;
  /** The answer that both gave last, to whoever may know it. */
  last: { who: string; text: string } | null;
  /** Of the seats A and B. */
  names: string[];
  sides: ComparedSide[];
  differences: { edition: string; rule: string; first: string[]; said: string }[];
  layout: Record<string, any>;
  words: Record<string, string>;
}

export interface ComparedSide {
  edition: string;
  asked: { who: string; question: string; rule: string } | null;
  result: string;
  /** null: they are not for whoever looks, or nobody is asked. */
  answers: ComparedChoice[] | null;
  at: ComparedMoment;
  before: ComparedMoment | null;
}

/** only: not under the other edition. */
export type ComparedChoice = { verb: string; rule: string; min: number; max: number; options: { text: string; only: boolean }[] };
/** table: what stands behind "#" of the table that shows it, or empty. */
export type ComparedMoment = { table: string; places: Record<string, any>[] };

/** What lies on the table as a demo, with what that leaves out as sentences; null: the sentence says why not, `closed`: that a hand is covered. */
export interface TablePosition {
  closed: boolean;
  demo: { system: string; edition: string; given: Record<string, unknown> } | null;
  lost: string[];
}

/** Cards that a demo brings along. */
export interface OwnCards {
  faults: DeckFault[];
  cards: DeckPool["cards"];
}

/** What was played on from a demo's end: how many of its own moves still stand (null: nothing was recorded), and new steps. */
export interface Recorded {
  kept: number | null;
  steps: Record<string, unknown>[];
  faults: DeckFault[];
}

/** A demo that was played. faults: of its file, with its paths; then it was not played. */
export interface DemoRun {
  faults: DeckFault[];
  failures: { where: string; sentence: string; expected: string; found: string }[];
  /** Rules that it cites and shows; and all that its steps brought along. */
  shown: string[];
  carried: string[];
  /** What happened in each step, as the log tells it. */
  told: string[][];
  /** How it stands at the end, as "then" says it; null: it did not get there. */
  end: Record<string, unknown> | null;
}

/** What a step of a demo may say: moves that are offered there, and what lies on the table once it is done. */
export interface StepWords {
  /** As a step has them, and as the table offers them. */
  moves: { move: Record<string, any>; text: string }[];
  /** Which of them the step makes; and which those mean that were asked about, null where it is no single one. */
  made: number | null;
  meant: (number | null)[];
  /** As "show" has them: places, each followed by its cards; those have a name. */
  sights: { words: string; seat: "A" | "B" | ""; place: string; card: string | null }[];
}

export interface DeckFault {
  where: string;
  /** "[vge 2.1.2]", or empty. */
  rule: string;
  sentence: string;
}

declare global {
  interface Window {
    twoseat: Twoseat;
  }
}

/** What table.js hands to the program as Module.page; shell/platform/page_web.cpp calls it. */
export interface Page {
  mirror(json: string): void;
  setFragment(link: string, push: boolean): void;
  copy(text: string): void;
  /** A rule as it is cited, "[vge 10.6.1.2]", was clicked. */
  showRule(cited: string): void;
  /** Data that the program needs, "heroes" or "heroes.it": it is given to it once it has come. */
  want(name: string): void;
  /** The deck builder for this system was asked for. */
  buildDeck(system: string): void;
  /** Whether what is played is kept; the list of it was asked for. */
  keepsMatches(): boolean;
  showMatches(): void;
  /** The sheet of what can be sent was asked for. */
  send(): void;
  /** The board editor for this system was asked for. */
  editBoard(system: string): void;
  /** Whether this part of the program is here; if not, it is fetched, and then the control is pressed. */
  hasPart(name: string, control: string): boolean;
  /** JSON, as something that was downloaded. */
  saveFile(name: string, text: string): Promise<void>;
  /** Another page was asked for. */
  leaveFor(page: "tutorials" | "gallery" | "compare" | "start" | "puzzles"): void;
  /** One of page::Sound is to be heard, by its number. */
  sound(what: number): void;
  soundWanted(): boolean;
  wantSound(wanted: boolean): void;
  /** Whether cards show their pictures; which are wanted, as shell/platform/page.h has it; one that has come, once. */
  picturesWanted(): boolean;
  keepPictures(wanted: boolean): void;
  wantPictures(json: string): void;
  takePicture(id: string, size: number): HTMLImageElement | undefined;
  address(): string;
  frameDrawn(): void;
  ready(): void;
  failed(sentence: string): void;
  wantText(wanted: boolean): void;
  reducedMotion(): boolean;
  embedded(): boolean;
  prefersLight(): boolean;
  language(): string;
  /** The one that it changes to when a match of this edition begins, or nothing. */
  languageOf(edition: string): string;
}

/** The kinds of page::News::Kind in shell/platform/page.h, in its order. */
export type NewsKind = "Link" | "Option" | "Control" | "Typed" | "Resized" | "Deck" | "Demo" | "Picture";
export type Tell = (kind: NewsKind, text?: string, number?: number) => void;
