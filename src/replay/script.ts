/** The `.klon` script as data. One event is one call of the handler; the file is a test, a replay and an example. */
import type { KlondikeCall } from '../klondike/contract/handler.js';
import type { Fact } from '../klondike/notation/frame.js';

/** In the order written. */
export type Script = readonly Item[];

export type Item = TagItem | EventItem | CheckItem | WinItem | CommentItem;

/** `[Deal "java:12345"]`. Unknown tags are kept. */
export interface TagItem {
  readonly kind: 'tag';
  readonly key: string;
  readonly text: string;
}

/** `w>t3`, `undo*5`, `w>f1?`. */
export interface EventItem {
  readonly kind: 'event';
  readonly call: KlondikeCall;
  /** How often the call is made. From 1. */
  readonly times: number;
  /** Must be refused each time: no view call at all. Otherwise it must be accepted. */
  readonly refused: boolean;
}

/** `{ moves: 4; t3: ## 9d }`: what the view must show now. */
export interface CheckItem {
  readonly kind: 'check';
  readonly facts: readonly ScriptFact[];
}

/** What a frame says, or how often the event before refreshed the view. */
export type ScriptFact = Fact | { readonly fact: 'refreshed'; readonly times: number };

/** `win`: it was announced in the event before. */
export interface WinItem {
  readonly kind: 'win';
}

/** `# one line`, without the sign. */
export interface CommentItem {
  readonly kind: 'comment';
  readonly text: string;
}

/** The most calls a script may make: a game of Klondike takes some 150. */
export const MOST_CALLS = 1_000_000;
