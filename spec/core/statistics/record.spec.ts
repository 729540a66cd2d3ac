/** Notes that compare a win with the player's other wins. */
import { expect, test } from '@jest/globals';
import { recordOf, recordTexts } from '../../../src/core/statistics/game-watch.js';
import type { FinishedGame } from '../../../src/core/statistics/finished-game.js';
import type { StatisticsStrings } from '../../../src/core/statistics/strings/english.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../../src/core/statistics/strings/french.js';
import { finished, gamesOf } from './games.js';

/** A win in this many moves, with the deal at this place in a notation. */
const told = (
  words: string,
  [place, moves]: readonly [number, number],
  strings = STATISTICS_ENGLISH,
): string => {
  const record = recordOf(gamesOf(words), { ...finished(), deal: `java:${place}`, moves });
  return record === undefined ? '' : recordTexts(record, strings).join(' · ');
};

test.each<[words: string, place: number, moves: number, told: string]>([
  ['L5 W90', 1, 90, 'your first win with these rules'],
  ['W104 W90', 1, 90, 'fewest moves yet (was 104) · best time yet (was 1:44)'],
  ['W104 W99 W90', 2, 90, 'fewest moves yet (was 99) · best time yet (was 1:39)'],
  ['W90 W104', 1, 104, 'your fewest moves: 90 · your best time: 1:30'],
  ['W90 W90', 1, 90, 'your fewest moves: 90 · your best time: 1:30'],
  [
    'W90 W104',
    1,
    80,
    'only your first win of this deal counts: 104 moves · your fewest moves: 90 · your best time: 1:30',
  ],
  [
    'W104',
    0,
    80,
    'only your first win of this deal counts: 104 moves · your fewest moves: 104 · your best time: 1:44',
  ],
  ['W90 L3', 1, 80, ''],
])('%s, java:%i won in %i', (...[words, place, moves, line]) => {
  expect(told(words, [place, moves])).toBe(line);
});

test("wins with other rules or in another game don't set a record", () => {
  const own = finished({ won: true, moves: 90 });
  const others = [
    finished({ deal: 'java:2', won: true, moves: 50, rules: 'ksu' }),
    finished({ deal: 'java:2', won: true, moves: 50, game: 'montecarlo' }),
  ];
  expect(recordOf([...others, own], own)?.isOnly).toBe(true);
});

test("times count in whole seconds, so a fraction of a second doesn't set a record", () => {
  const own = finished({ won: true, milliseconds: 3100 });
  const other = finished({ deal: 'java:2', won: true, milliseconds: 3900 });
  expect(recordOf([other, own], own)?.time).toEqual({ best: 3, before: undefined });
});

test('the note shows the proved minimum, and the moves in this game without redeals', () => {
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
    'best possible 90 · you 93',
    'best possible 90 · you 90',
    'best possible 90',
    'minimum possible\u202f: 90 · vous\u202f: 93',
    'minimum possible\u202f: 90',
  ]);
});

test('in French', () => {
  expect(told('W104 W90', [1, 90], STATISTICS_FRENCH)).toBe(
    'nouveau record de coups (ancien record\u202f: 104) · nouveau record de temps (ancien record\u202f: 1:44)',
  );
});
