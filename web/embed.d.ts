// The element that embed.js defines, for pages that embed a table.
//
//   <script async src="https://example.org/twoseat/embed.js"></script>
//   <twoseat-table demo="vge/drive-check"></twoseat-table>

/**
 * Attributes. One of `demo`, `lesson`, `puzzle`, `position` and `match` says what is shown. What is wrong with one stands in the frame, with its name, in its language;
 * without anything to show there is no table, never the page on which matches begin.
 */
export interface TwoseatAttributes {
  /** A rule demo: "vge/drive-check". */
  demo?: string;
  /** Of a demo: under which other edition of its game it is played, as far as that goes along with it: "vge", "vgm", "vgi". */
  edition?: string;
  /** A link to a recorded lesson, or the part of it behind '#'. */
  lesson?: string;
  /** A puzzle: "heroes/01-a-short-eviction". */
  puzzle?: string;
  /** A position link, or the part of it behind '#'. Both hands lie open, unless "&hands=covered" stands behind it, or "&computer=B:easy": then the computer plays that seat. */
  position?: string;
  /** A match link, or the part of it behind '#'; its hands as above. */
  match?: string;
  /** Of a demo or a lesson: how many steps have been shown at first. */
  step?: string;
  /** "en", "ms", "it" or "id": the language of the picture and the table; otherwise the one that the browser prefers. */
  lang?: string;
  /** "dark" or "light"; otherwise as the person prefers. */
  theme?: "dark" | "light";
  /** "none": without the buttons that step through a demo. */
  controls?: "none";
  /** "none": without what a demo tells. */
  narration?: "none";
  /** The lamp "What would you do?" is lit against the computer, too. */
  hints?: "";
  /** Starts the live table as soon as it comes into view. */
  autoplay?: "";
  /** What the button on the picture says. */
  "start-label"?: string;
  /** What screen readers call the table. */
  label?: string;
  /** Set by the element itself while the live table runs, for style sheets. */
  readonly live?: "";
}

export interface TwoseatEvents {
  ready: CustomEvent<{}>;
  /** A demo stands at another step, was left (`strayed`), or is back on its course; or the next lesson of its tutorial lies there. */
  step: CustomEvent<{ step: number; steps: number; strayed: boolean; lesson: string; title: string }>;
  /** At a step that a demo leaves to the learner a move was the right one, or one that is allowed but not asked for: then with what is said to it. */
  learner: CustomEvent<{ step: number; right: boolean; message?: string }>;
  /** A question is open to whoever holds the device. */
  decision: CustomEvent<{ seat: "A" | "B" | null; question: string; rule: string; options: { index: number; text: string }[] }>;
  /** An answer was given. */
  answer: CustomEvent<{ cursor: number }>;
  /** A move was refused: why, with the rules. */
  refused: CustomEvent<{ message: string }>;
  message: CustomEvent<{ message: string }>;
  end: CustomEvent<{ result: string }>;
  /** final: the table cannot be started at all. */
  error: CustomEvent<{ message: string; final?: boolean }>;
  /** Of many tables in one page only a few run: this one is a picture again, and goes on from where it was when it is started. */
  sleep: CustomEvent<{}>;
}

/**
 * Each call starts the table if it does not run yet, and rejects with a sentence when it cannot be done: within two seconds for one
 * that is out of view, where browsers do not let it start. What runs answers out of view, too.
 */
export interface TwoseatTableElement extends HTMLElement {
  start(): Promise<void>;
  /** Back to the picture, keeping what lies on the table for the next start. */
  sleep(): Promise<void>;
  /** The next step; at one that is left to the learner the table does it. */
  next(): Promise<void>;
  back(): Promise<void>;
  reset(): Promise<void>;
  goto(step: number): Promise<void>;
  /** Answers the open decision with this option. */
  apply(option: number): Promise<void>;
  /** The address of the match, its position, or what the seat at the device sees; empty of a lesson's table, whose cards are its own. */
  link(kind?: "match" | "position" | "seat"): Promise<string>;
}
