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
  address(): string;
  frameDrawn(): void;
  ready(): void;
  failed(sentence: string): void;
  wantText(wanted: boolean): void;
  reducedMotion(): boolean;
  prefersLight(): boolean;
  language(): string;
}

/** The kinds of page::News::Kind in shell/platform/page.h, in its order. */
export type NewsKind = "Link" | "Option" | "Control" | "Typed" | "ContextLost" | "ContextRestored" | "Resized" | "Demo";
export type Tell = (kind: NewsKind, text?: string, number?: number) => void;
