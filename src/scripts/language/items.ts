/** The `.klon` script as data, of any game. One event is one call of the handler; the file is a test, a replay and an example. */

/** In the order written. `Call` is a call of the game's handler, `Fact` what a frame of the game says. */
export type ScriptOf<Call, Fact> = readonly ItemOf<Call, Fact>[];

export type ItemOf<Call, Fact> = TagItem | EventItemOf<Call> | CheckItemOf<Fact> | WinItem | CommentItem;

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
  /** How often the call is made. From 1. */
  readonly times: number;
  /** Must be refused each time. Otherwise it must be accepted. */
  readonly refused: boolean;
}

/** `{ moves: 4; t3: ## 9d }`: what the view must show now. */
export interface CheckItemOf<Fact> {
  readonly kind: 'check';
  readonly facts: readonly ScriptFactOf<Fact>[];
}

/** What a frame says, or how often the event before refreshed the view. */
export type ScriptFactOf<Fact> = Fact | RefreshedFact;

export interface RefreshedFact {
  readonly fact: 'refreshed';
  readonly times: number;
}

/** `win`: it was announced in the event before. */
export interface WinItem {
  readonly kind: 'win';
}

/** `# one line`, without the sign. */
export interface CommentItem {
  readonly kind: 'comment';
  readonly text: string;
}

/** The most calls a script may make: a game takes some 150. */
export const MOST_CALLS = 1_000_000;

export const isRefreshed = (fact: { readonly fact: string }): fact is RefreshedFact =>
  fact.fact === 'refreshed';
