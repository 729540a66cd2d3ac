/** Finished games for specs, in a short notation: `W12` is a win in twelve moves, `L` a loss, with one game a day. */
import * as fc from 'fast-check';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';

const DAY = 86_400_000;

export const finished = (more: Partial<FinishedGame> = {}): FinishedGame => ({
  game: 'klondike',
  rules: 'ulg',
  deal: 'java:1',
  won: false,
  moves: 1,
  milliseconds: 1000,
  date: 0,
  ...more,
});

/** The local day of the first game in a notation. */
const FIRST_DAY = new Date(1970, 0, 1);

/** Noon on the local clock, this many days after a day. */
const noon = (from: Date, days: number): number =>
  new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 12).getTime();

export const gamesOf = (words: string, firstDay = FIRST_DAY): FinishedGame[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => {
      const moves = Number(word.slice(1));
      return finished({
        deal: `java:${index}`,
        won: word.startsWith('W'),
        moves,
        milliseconds: moves * 1000,
        date: noon(firstDay, index),
      });
    });

/** Random games with only a few names and numbers, so that many games are equal. */
export const arbitraryGames = fc.array(
  fc.record(
    {
      game: fc.constantFrom('klondike', 'montecarlo'),
      rules: fc.constantFrom('ulg', 'ksu', 'ulg"\n'),
      deal: fc.constantFrom('java:1', 'java:2', 'dotnet:3'),
      won: fc.boolean(),
      moves: fc.integer({ min: 1, max: 4 }),
      milliseconds: fc.nat(3),
      date: fc.constantFrom(0, 1, DAY, 700 * DAY),
      redeals: fc.nat(1),
      usedUndo: fc.boolean(),
      fewest: fc.nat(3),
    },
    { requiredKeys: ['game', 'rules', 'deal', 'won', 'moves', 'milliseconds', 'date'] },
  ),
  { maxLength: 12 },
);
