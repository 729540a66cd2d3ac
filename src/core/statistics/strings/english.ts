/** The English texts of the statistics, in every medium. */
import type { BestLine } from '../best-line.js';

export const STATISTICS_ENGLISH = {
  title: 'Statistics',
  /** Explains which games count. */
  counting:
    'A game counts from your first move. Starting another one first counts as a loss. Only games played from the deal count.',
  none: 'No wins or losses yet.',
  games: 'Games',
  won: 'Won',
  /** `5 (42%)` */
  share: (wins: number, percent: number): string => `${wins} (${percent}%)`,
  streak: 'Win streak',
  /** `2 now, best 4` */
  streaks: (now: number, best: number): string => `${now} now, best ${best}`,
  moves: 'Moves per win',
  time: 'Time per win',
  nearest: 'Closest to best possible',
  /** Neither number includes redeals. */
  nearestIs: (moves: number, fewest: number): string =>
    `${moves} ${moves === 1 ? 'move' : 'moves'}, best possible ${fewest}`,
  /** `best 3:12, median 4:10` */
  spread: (best: string, median: string): string => `best ${best}, median ${median}`,
  /** The heading of the chart. Each bar is labeled with its period's first day. */
  chart: 'Games won and played in each period',
  /** `5 of 12`: wins, then all games */
  wonOf: (wins: number, games: number): string => `${wins} of ${games}`,
  /** The title of a period, by its first day. */
  wonFrom: (day: string, wins: number, games: number): string => `${day}: ${wins} of ${games}`,

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
