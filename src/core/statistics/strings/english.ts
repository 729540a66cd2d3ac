/** The English texts about statistics, in every medium. */
export const STATISTICS_ENGLISH = {
  title: 'Statistics',
  /** Explains which games count. */
  counting:
    'A game counts once it has a move: as won at its first win, as lost when you play another by the same rules in its place. Only games played from the deal on count.',
  none: 'No game has been won or lost yet.',
  games: 'Games',
  won: 'Won',
  /** `5 (42%)` */
  share: (wins: number, percent: number): string => `${wins} (${percent}%)`,
  streak: 'Wins in a row',
  /** `2 now, 4 at best` */
  streaks: (now: number, best: number): string => `${now} now, ${best} at best`,
  moves: 'Moves of a win',
  time: 'Time of a win',
  nearest: 'Nearest to the fewest possible',
  /** Redeals are not counted in either. */
  nearestIs: (moves: number, fewest: number): string =>
    `${moves}, with ${fewest} possible, redeals not counted`,
  /** `3:12 at best, 4:10 in the middle`: half of the values are no greater. */
  spread: (best: string, median: string): string => `${best} at best, ${median} median`,
  /** The heading of the chart. */
  chart: 'Won and played, by the first day of the period',
  /** `5 of 12`: won, of all games */
  wonOf: (wins: number, games: number): string => `${wins} of ${games}`,
  /** The title of a period, by its first day. */
  wonFrom: (day: string, wins: number, games: number): string => `${day}: ${wins} of ${games}`,

  /** Proved of a deal. @param own the moves of the game in play, counted so */
  fewestPossible: (fewest: number, own?: number): string =>
    `the fewest possible: ${fewest}${own === undefined ? '' : ` (this game: ${own})`}, redeals not counted`,

  /** After a win: what it is beside the others by the same rules. */
  firstWin: 'your first win by these rules',
  fewestMoves: (moves: number): string => `fewest moves so far: ${moves}`,
  /** @param before the fewest until now */
  fewestYet: (before: number): string => `fewest moves yet (before: ${before})`,
  bestTime: (time: string): string => `your best time: ${time}`,
  /** @param before the best until now */
  bestYet: (before: string): string => `best time yet (before: ${before})`,
  /** Of a win. */
  notCounted: 'it does not count, for it did not begin at a deal',
  /** Also said of a win: the game continued a replay of someone else's moves. */
  notPlayedHere: 'it does not count, for its first moves were not played here',
  /** @param moves of the first win of this deal */
  firstCounts: (moves: number): string => `of this deal the first win counts: ${moves}`,
};

export type StatisticsStrings = typeof STATISTICS_ENGLISH;
