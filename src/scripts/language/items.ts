/**
 * A `.klon` script of any game, as data. Each event is a call of the handler. A script is a test, a replay
 * and an example at once.
 */
import { checkGiven, valueText } from '../../core/given.js';
import { TextError } from '../../core/text/text-error.js';

/**
 * The items in the order in which they are written. `Call` is a call of the game's handler, and `Fact` is a fact about
 * its frame.
 */
export type ScriptOf<Call, Fact> = readonly ItemOf<Call, Fact>[];

export type ItemOf<Call, Fact> = WrittenItem<Call> | CheckItemOf<Fact>;

/** An item of a script that is written while a game is played. A script of this kind doesn't check anything. */
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
  /** From 1. */
  readonly times: number;
  /** True if the call must be refused each time; otherwise it must be accepted each time. */
  readonly refused: boolean;
}

/** `{ moves: 4; t3: ## 9d }`: what the view must show now. */
export interface CheckItemOf<Fact> {
  readonly kind: 'check';
  readonly facts: readonly ScriptFactOf<Fact>[];
}

/** A fact about a frame, or how often the previous event refreshed the view. */
export type ScriptFactOf<Fact> = Fact | RefreshedFact;

interface RefreshedFact {
  readonly fact: 'refreshed';
  readonly times: number;
}

/** `win`: the previous event must have announced the win. */
export interface WinItem {
  readonly kind: 'win';
}

/** `# one line`, without the sign. */
export interface CommentItem {
  readonly kind: 'comment';
  readonly text: string;
}

const KINDS: ReadonlySet<unknown> = new Set(['tag', 'event', 'check', 'win', 'comment']);

/** @throws TypeError unless this is an item of a script */
export function checkItem(name: string, item: unknown): void {
  checkGiven(name, item, 'an object');
  if (!KINDS.has((item as { readonly kind?: unknown }).kind))
    throw new TypeError(
      `${name}.kind is tag, event, check, win or comment, not ${valueText((item as { readonly kind?: unknown }).kind)}`,
    );
}

/** @throws TypeError unless this is a script, as the parsers return it */
export function checkScript(script: unknown): void {
  checkGiven('script', script, 'an array');
  for (const [index, item] of (script as readonly unknown[]).entries()) checkItem(`script[${index}]`, item);
}

/** The most calls in a script. A game takes about 150. */
export const MOST_CALLS = 1_000_000;

export const isRefreshed = (fact: { readonly fact: string }): fact is RefreshedFact =>
  fact.fact === 'refreshed';

/** A call and its outcome. */
export type MadeCallOf<Call> = Pick<EventItemOf<Call>, 'call' | 'refused'>;

/** The same call several times in a row, with the same outcome, is one item. */
export function eventsOf<Call>(
  made: readonly MadeCallOf<Call>[],
  isSame: (one: Call, other: Call) => boolean,
): EventItemOf<Call>[] {
  const items: EventItemOf<Call>[] = [];
  for (const next of made) {
    const before = items.at(-1);
    if (before?.refused === next.refused && isSame(before.call, next.call))
      items.splice(-1, 1, { ...before, times: before.times + 1 });
    else items.push({ kind: 'event', call: next.call, times: 1, refused: next.refused });
  }
  return items;
}

/**
 * @param readers parsers by the names of their games
 * @throws TextError if a `Game` tag names a game other than `game`
 */
export function checkGameTag(
  { key, text }: TagItem,
  game: string,
  readers: Readonly<Record<string, string>>,
): void {
  if (key !== 'Game' || text === game) return;
  const reader = Object.hasOwn(readers, text) ? readers[text] : undefined;
  const expected =
    reader === undefined
      ? `the name of a game: ${Object.keys(readers).join(', ')}`
      : `${game}: ${text} scripts are for ${reader}`;
  throw new TextError({ line: 1, column: 1 }, text, expected);
}
