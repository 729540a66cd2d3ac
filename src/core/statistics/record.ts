/** What a game that was won is beside the player's other wins by the same rules. */
import { clockText } from '../text/clock-text.js';
import type { FinishedGame, PlayedDeal } from './finished-game.js';
import { isSameGame, movesCounted } from './finished-game.js';
import type { StatisticsStrings } from './strings/english.js';

/** In moves or whole seconds. */
interface Mark {
  /** Of all wins by these rules. */
  readonly best: number;
  /** What this game has beaten; undefined if another is as good, or there is no other. */
  readonly before: number | undefined;
}

export interface WinRecord {
  /** The fewest moves possible, where they are proved. Redeals are not counted. */
  readonly fewest: number | undefined;
  /** The moves of this game, counted so; undefined if it is not known how many there are. */
  readonly counted: number | undefined;
  /** The moves of the win that counts, if the deal was won before. */
  readonly first: number | undefined;
  /** Is it the only one? */
  readonly isOnly: boolean;
  readonly moves: Mark;
  readonly time: Mark;
}

/** In milliseconds. */
const SECOND = 1000;

/** @returns undefined if the book does not hold this game as won */
export function recordOf(
  games: readonly FinishedGame[],
  played: PlayedDeal & Pick<FinishedGame, 'moves' | 'redeals'>,
): WinRecord | undefined {
  const wins = games.filter(({ won, game, rules }) => won && game === played.game && rules === played.rules);
  const own = wins.find((one) => isSameGame(one, played));
  if (own === undefined) return undefined;
  const others = wins.filter((one) => one !== own);
  const isCounted = own.moves === played.moves;
  const mark = (value: (one: FinishedGame) => number): Mark =>
    markOf(value(own), others.map(value), isCounted);
  return {
    fewest: own.fewest,
    counted: movesCounted(played),
    first: isCounted ? undefined : own.moves,
    isOnly: others.length === 0,
    moves: mark(({ moves }) => moves),
    time: mark(({ milliseconds }) => Math.floor(milliseconds / SECOND)),
  };
}

function markOf(own: number, others: readonly number[], isCounted: boolean): Mark {
  const before = Math.min(...others);
  const isBeaten = isCounted && others.length > 0 && own < before;
  return { best: Math.min(own, before), before: isBeaten ? before : undefined };
}

/** What there is to tell, in short; each text can stand in the middle of a sentence. */
export const recordTexts = (record: WinRecord, strings: StatisticsStrings): readonly string[] => [
  ...markTexts(record, strings),
  ...(record.fewest === undefined ? [] : [strings.fewestPossible(record.fewest, record.counted)]),
];

function markTexts({ first, isOnly, moves, time }: WinRecord, strings: StatisticsStrings): string[] {
  const clock = (seconds: number): string => clockText(seconds * SECOND);
  if (isOnly && first === undefined) return [strings.firstWin];
  return [
    ...(first === undefined ? [] : [strings.firstCounts(first)]),
    moves.before === undefined ? strings.fewestMoves(moves.best) : strings.fewestYet(moves.before),
    time.before === undefined ? strings.bestTime(clock(time.best)) : strings.bestYet(clock(time.before)),
  ];
}
