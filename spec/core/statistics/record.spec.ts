/** What is told of a win beside the player's others. */
import { expect, test } from '@jest/globals';
import { recordOf, recordTexts } from '../../../src/core/statistics/game-watch.js';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import type { StatisticsStrings } from '../../../src/core/statistics/strings/english.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../../src/core/statistics/strings/french.js';
import { finished, gamesOf } from './games.js';

/** The deal that the games of a notation have at this place, won in so many moves just now. */
const told = (
  words: string,
  [place, moves]: readonly [number, number],
  strings = STATISTICS_ENGLISH,
): string => {
  const record = recordOf(gamesOf(words), { ...finished(), deal: `java:${place}`, moves });
  return record === undefined ? '' : recordTexts(record, strings).join(' · ');
};

test.each<[words: string, place: number, moves: number, told: string]>([
  ['L5 W90', 1, 90, 'your first win by these rules'],
  ['W104 W90', 1, 90, 'fewest moves yet (before: 104) · best time yet (before: 1:44)'],
  ['W104 W99 W90', 2, 90, 'fewest moves yet (before: 99) · best time yet (before: 1:39)'],
  ['W90 W104', 1, 104, 'fewest moves so far: 90 · your best time: 1:30'],
  ['W90 W90', 1, 90, 'fewest moves so far: 90 · your best time: 1:30'],
  [
    'W90 W104',
    1,
    80,
    'of this deal the first win counts: 104 · fewest moves so far: 90 · your best time: 1:30',
  ],
  ['W104', 0, 80, 'of this deal the first win counts: 104 · fewest moves so far: 104 · your best time: 1:44'],
  ['W90 L3', 1, 80, ''],
])('%s, java:%i won in %i', (...[words, place, moves, line]) => {
  expect(told(words, [place, moves])).toBe(line);
});

test('wins by other rules, and of another game, are no record by these', () => {
  const own = finished({ won: true, moves: 90 });
  const others = [
    finished({ deal: 'java:2', won: true, moves: 50, rules: 'ksu' }),
    finished({ deal: 'java:2', won: true, moves: 50, game: 'montecarlo' }),
  ];
  expect(recordOf([...others, own], own)?.isOnly).toBe(true);
});

test('the time is told in whole seconds: a fraction of one beats nothing', () => {
  const own = finished({ won: true, milliseconds: 3100 });
  const other = finished({ deal: 'java:2', won: true, milliseconds: 3900 });
  expect(recordOf([other, own], own)?.time).toEqual({ best: 3, before: undefined });
});

test('the fewest moves possible are told where they are proved, and those of this game as they are counted', () => {
  const first = finished({ won: true, moves: 100, fewest: 90 });
  const told = (strings: StatisticsStrings, played: Partial<FinishedGame>) => {
    const record = recordOf([first], { ...first, ...played });
    return record && recordTexts(record, strings).at(-1);
  };
  expect([
    told(STATISTICS_ENGLISH, { redeals: 7 }),
    told(STATISTICS_ENGLISH, { moves: 90, redeals: 0 }),
    told(STATISTICS_ENGLISH, {}),
    told(STATISTICS_FRENCH, { redeals: 7 }),
    told(STATISTICS_FRENCH, {}),
  ]).toEqual([
    'the fewest possible: 90 (this game: 93), redeals not counted',
    'the fewest possible: 90 (this game: 90), redeals not counted',
    'the fewest possible: 90, redeals not counted',
    'le minimum possible\u202f: 90 (cette partie\u202f: 93), sans compter les retournements',
    'le minimum possible\u202f: 90, sans compter les retournements',
  ]);
});

test('in French', () => {
  expect(told('W104 W90', [1, 90], STATISTICS_FRENCH)).toBe(
    'jamais si peu de coups (avant\u202f: 104) · jamais si vite (avant\u202f: 1:44)',
  );
});
