// The table as text: what the shell gives the page whenever it changed, and the buttons that the page makes of it.
// Everything here is what the person who holds the device may see, and nothing else.

export interface Mirror {
  /** The language that the table speaks, and in which everything here is said. */
  lang: "en" | "ms" | "it" | "id";
  /** Whose eyes this is for: a seat's, both (the hands lie open), or nobody's (they are covered). What was kept for others is gone. */
  eyes: "A" | "B" | "both" | "nobody";
  /** What the seats A and B are called. */
  names: [string, string];
  /** Who holds the device: a seat, or nobody yet (the hands are covered until somebody confirms). */
  holder: "A" | "B" | null;
  /** Who is expected to take the device now; null when nobody has to. */
  waitingFor: "A" | "B" | null;
  /** Whose rules the match on the table follows, "vge"; empty while there is none. */
  edition: string;
  /** "Turn 3, Ann, battle phase, drive step". */
  where: string;
  /** "[vge 10.6.1.2.3]". */
  rule: string;
  /** Set while a question is open to the holder. */
  decision: {
    question: string;
    /** "Lamp Keeper: [AUTO] When ...": the card whose ability asks, and what it says; null: no ability does. */
    about: string | null;
    rule: string;
    options: MirrorOption[];
  } | null;
  /** How each player stands, what the dice say, and what waits on the stack (the next to be done first). */
  standing: string[];
  dice: string[];
  waiting: string[];
  zones: MirrorZone[];
  /** What others did since the holder last decided, told to who has just taken the device; gone with the next answer. */
  since: string[];
  /** Sentences of the log, newest last, as the holder may know them; at most 40. */
  log: string[];
  /** Buttons outside the decision: undo, redo, concede, new match, copy links, confirm the seat, dialogs. */
  controls: MirrorControl[];
  /** A message that lies on the table (a refusal, a broken link, what an undo would undo), or null. */
  message: string | null;
  /** What the message is: something told, a lesson's word on a move that it does not ask for, a refusal, or a fault of a link or demo. */
  notice: "told" | "remark" | "refused" | "fault" | null;
  /** The second opinion that was asked for: that it thinks (or that its part of the program is still coming), or the best moves with their chances and what is expected; null: none. */
  hint: { coming: boolean; thinking: boolean; lines: string[] } | null;
  /** The chances of what may come up next, while they are shown: a line for each look ahead, with what was counted. */
  odds: string[];
  /** How the match went, while that is shown: that it is being looked through, or the chance with which each turn began. */
  course: string[];
  /** The name of the card that is shown large over the table while a finger lies on it. */
  inspected: string | null;
  /** Set when the match is over: "Ann wins: six cards in Bo's damage zone." */
  result: string | null;
  /** The rule demo that is shown, or null. */
  lesson: MirrorLesson | null;
  /** Whether a demo is being recorded: each answer is a step. */
  recording: boolean;
  /** Position in the history, and its length. */
  cursor: number;
  length: number;
}

/** A text in English, and perhaps in other languages. */
export interface Told {
  en?: string;
  ms?: string;
  it?: string;
  id?: string;
}

export interface MirrorLesson {
  /** "vge/drive-check". */
  id: string;
  title: Told;
  narration: Told[];
  /** "[vge 10.6.1]". */
  rules: string[];
  /** How many of the steps have been shown. */
  step: number;
  steps: number;
  /** What is told at this step; empty: nothing. */
  say: Told;
  /** Why what was tried in this step is refused, a sentence each with its rule. */
  refused: string[];
  /** What the learner is asked to do now, and the hint once it was asked for; null: nothing. */
  learner: { ask: Told; hint: Told | null } | null;
  /** Whether the learner has found the move of this step. */
  right: boolean;
  /** Where it goes one of several ways on from here: at each fork its ways, one of them perhaps chosen. */
  forks: { depth: number; ways: { title: Told; chosen: boolean }[] }[];
  /** What is ringed on the table: "Ann: hand: Lamp Keeper". */
  sights: string[];
  /** Whether somebody went another way than the demo does. */
  strayed: boolean;
  /** Of a puzzle how it stands: shell/lessons/puzzle.h; null: it is none. */
  puzzle: "yours" | "proving" | "fails" | "failed" | "shows" | "shown" | "solved" | "unsure" | null;
  /** Of a puzzle: the answer that fails could have gone well, by luck. */
  chance: boolean;
}

export interface MirrorOption {
  index: number;
  text: string;
  /** Where it can be clicked on the canvas, in CSS pixels: x, y, width, height; null while it is off screen. */
  at: [number, number, number, number] | null;
  /** In a choice of several: whether it is picked. */
  picked?: boolean;
}

export interface MirrorZone {
  /** "A.hand", "B.front-left" ... the ids of the engine. */
  id: string;
  name: string;
  count: number;
  /** The control that says why no card can be put there now, or null. */
  ask: string | null;
  /** Where it lies on the canvas, or null: nowhere. */
  at: [number, number, number, number] | null;
  /** The cards that the holder may know. */
  cards: {
    name: string;
    text: string;
    /** The control that says why this card cannot do now what its player may want, or null. */
    ask: string | null;
    at: [number, number, number, number] | null;
  }[];
}

export interface MirrorControl {
  id: string;
  text: string;
  enabled: boolean;
  /** Of things of which one is chosen: whether it is this. */
  chosen?: boolean;
  /** Where its text is in another language than the table's. */
  lang?: string;
  at: [number, number, number, number] | null;
}
