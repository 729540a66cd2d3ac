/** The English text for the statistics, in every medium. */
import type { BestLine } from '../best-line.js';

export const STATISTICS_ENGLISH = {
  title: 'Statistics',
  /** Explains which games count. */
  counting:
    'A game counts from your first move. Leaving a game for another of the same type counts as a loss.',
  none: 'No wins or losses yet.',
  /** The labels of the big figures. */
  tiles: { winRate: 'Win rate', streak: 'Win streak', time: 'Best time', moves: 'Fewest moves' },
  /** Appears instead of a time or a number of moves before the first win. */
  noValue: '\u2013',
  percent: (percent: number): string => `${percent}%`,
  /** The longest win streak. */
  longest: (games: number): string => `longest ${games}`,
  /** The median of all wins: `usually 4:10`. */
  usually: (value: string): string => `usually ${value}`,
  /** Neither number includes redeals. */
  nearest: (moves: number, fewest: number): string =>
    `Closest to perfect: ${moves} ${moves === 1 ? 'move' : 'moves'}, best possible ${fewest}.`,
  /** The heading of the chart. */
  chart: 'Wins a week',
  /** The label of the last bar. */
  thisWeek: 'This week',
  /** `5 of 12`: wins, then all games; or a goal's count, then its target */
  wonOf: (wins: number, games: number): string => `${wins} of ${games}`,
  /** A week, by its first day. */
  weekIs: (day: string, wins: number, games: number): string =>
    games === 0 ? `Week of ${day}: no games` : `Week of ${day}: ${wins} of ${games} won`,
  noRecentGames: (weeks: number): string => `No games in the last ${weeks} weeks.`,

  goalsTitle: 'Goals',
  /** Each can stand in the middle of a sentence. */
  goals: {
    firstWin: 'first win',
    withoutUndo: 'a win without undo',
    threeInARow: 'three wins in a row',
    quick: 'a win under three minutes',
    tenWins: 'ten wins',
    threeRules: 'all-rounder',
    weekOfDailies: 'a week of dailies',
    tenWithoutUndo: 'ten wins without undo',
    perfect: 'a perfect game',
    tenInARow: 'ten wins in a row',
    monthOfDailies: 'a month of dailies',
    hundredWins: 'a hundred wins',
  },
  /** Explains the goals whose names need it. */
  goalHints: {
    threeRules: 'Win by three different rules',
    weekOfDailies: "Win each day's daily for seven days",
    perfect: 'Win in the fewest moves possible',
    monthOfDailies: 'Win a daily of every day of a month',
  },
  reached: 'Reached',
  /** Appears after a win that reached a goal. */
  goalReached: (goal: string): string => `goal reached: ${goal}`,

  /** The best line of the deal, and the number of moves in the game in play. Neither number includes redeals. */
  bestIs: ({ moves, isProved }: BestLine, own?: number): string =>
    `best ${isProved ? 'possible' : 'known'} ${moves}${own === undefined ? '' : ` · you ${own}`}`,

  /** After a win: how it compares with the player's other wins with the same rules. */
  /** For a win in the fewest moves possible. */
  perfect: 'a perfect game: no win takes fewer moves',
  firstWin: 'your first win with these rules',
  fewestMoves: (moves: number): string => `your fewest moves: ${moves}`,
  /** @param before the fewest until now */
  fewestYet: (before: number): string => `fewest moves yet (was ${before})`,
  bestTime: (time: string): string => `your best time: ${time}`,
  /** @param before the best until now */
  bestYet: (before: string): string => `best time yet (was ${before})`,
  inARow: (wins: number): string => `${wins} wins in a row`,
  longestStreak: (wins: number): string => `${wins} wins in a row, your longest streak`,
  /** For a win that began at a position. */
  notCounted: "this win doesn't count: the game didn't start from a deal",
  /** For a win that continued a replay of someone else's moves. */
  notPlayedHere: "this win doesn't count: you didn't play the first moves here",
  /** @param moves of the first win of this deal */
  firstCounts: (moves: number): string => `only your first win of this deal counts: ${moves} moves`,
};

export type StatisticsStrings = typeof STATISTICS_ENGLISH;
