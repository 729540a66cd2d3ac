/** Figures in words, as rows of a table. */
import { clockText } from '../text/clock-text.js';
import type { Figures, Spread } from './figures.js';
import { percentOf } from './figures.js';
import type { StatisticsStrings } from './strings/english.js';

/** What a row is about, and its figures. What no game tells has no row. */
type Row = readonly [label: string, figures: string];

export function rowsOf(figures: Figures, strings: StatisticsStrings): readonly Row[] {
  const { games, wins, streak, moves, time, nearest } = figures;
  const spread = (label: string, of: Spread | undefined, text: (value: number) => string): Row[] =>
    of === undefined ? [] : [[label, strings.spread(text(of.best), text(of.median))]];
  return [
    [strings.games, String(games)],
    [strings.won, strings.share(wins, percentOf(figures))],
    [strings.streak, strings.streaks(streak.now, streak.best)],
    ...spread(strings.time, time, clockText),
    ...spread(strings.moves, moves, String),
    ...(nearest === undefined
      ? []
      : [[strings.nearest, strings.nearestIs(nearest.moves, nearest.fewest)] as const]),
  ];
}
