/**
 * A `.klon` script of any game, as data. Each event is a call of the handler. A script is a test, a replay
 * and an example at once.
 */

/** The items in the order written. `Call` is a call of the game's handler, `Fact` a fact about its frame. */
export type ScriptOf<Call, Fact> = readonly ItemOf<Call, Fact>[];

export type ItemOf<Call, Fact> = WrittenItem<Call> | CheckItemOf<Fact>;

/** An item of a script that is written while a game is played. Such a script checks nothing. */
export type WrittenItem<Call> = TagItem | EventItemOf<Call> | WinItem | CommentItem;

/** `[Deal "java:12345"]`. Unknown tags are kept. */
export interface TagItem {
  readonly kind: 'tag';
  readonly key: string;
  readonly text: string;
}

/** `w>t3`, `undo*5`, `w>f1?`. */
export interface EventItemOf<Call> {
  readonly kind: 'event';
  readonly call: Call;
  /** The number of times the call is made, from 1. */
  readonly times: number;
  /** True if the call must be refused each time; otherwise it must be accepted each time. */
  readonly refused: boolean;
}

/** `{ moves: 4; t3: ## 9d }`: what the view must show now. */
export interface CheckItemOf<Fact> {
  readonly kind: 'check';
  readonly facts: readonly ScriptFactOf<Fact>[];
}

/** A fact about a frame, or how often the event before refreshed the view. */
export type ScriptFactOf<Fact> = Fact | RefreshedFact;

export interface RefreshedFact {
  readonly fact: 'refreshed';
  readonly times: number;
}

/** `win`: the event before must have announced the win. */
export interface WinItem {
  readonly kind: 'win';
}

/** `# one line`, without the sign. */
export interface CommentItem {
  readonly kind: 'comment';
  readonly text: string;
}

/** The most calls that a script may make. A game takes about 150. */
export const MOST_CALLS = 1_000_000;

export const isRefreshed = (fact: { readonly fact: string }): fact is RefreshedFact =>
  fact.fact === 'refreshed';
