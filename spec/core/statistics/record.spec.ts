/** Notes that compare a win with the player's other wins. */
import { expect, test } from '@jest/globals';
import type { BestLine } from '../../../src/core/statistics/best-line.js';
import { bestTexts, recordNotes, recordOf } from '../../../src/core/statistics/game-watch.js';
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
  return record === undefined
    ? ''
    : recordNotes(record, strings)
        .map(({ text }) => text)
        .join(' · ');
};

test.each<[words: string, place: number, moves: number, told: string]>([
  ['L5 W90', 1, 90, 'your first win with these rules'],
  ['W104 W90', 1, 90, 'fewest moves yet (was 104) · best time yet (was 1:44)'],
  [
    'W104 W99 W90',
    2,
    90,
    'fewest moves yet (was 99) · best time yet (was 1:39) · 3 wins in a row, your longest streak',
  ],
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
  ['W80 W80 W80 L3 W80 W80 W90', 6, 90, '3 wins in a row · your fewest moves: 80 · your best time: 1:20'],
  ['W80 W80 W90', 1, 80, 'your fewest moves: 80 · your best time: 1:20'],
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

/** The notes on a win in a hundred moves, and its comparison with the best line. */
function compared(
  played: Partial<FinishedGame>,
  {
    fewest,
    known,
    strings = STATISTICS_ENGLISH,
  }: { fewest?: number; known?: BestLine; strings?: StatisticsStrings },
): string {
  const first = finished({ won: true, moves: 100, ...(fewest !== undefined && { fewest }) });
  const record = recordOf([first], { ...first, ...played });
  return record === undefined ? '' : bestTexts(record, strings, known).join();
}

const PROVED = { fewest: 90 };
const KNOWN = { known: { moves: 92, isProved: false } };
const FRENCH = { strings: STATISTICS_FRENCH };

test.each<[played: Partial<FinishedGame>, given: Parameters<typeof compared>[1], told: string]>([
  [{ redeals: 2 }, PROVED, 'best possible 90 · you 98 · ★★☆'],
  [{ moves: 90, redeals: 0 }, PROVED, 'best possible 90 · you 90 · ★★★'],
  [{}, PROVED, 'best possible 90'],
  [{ redeals: 2 }, KNOWN, 'best known 92 · you 98 · ★★☆'],
  [{ moves: 91, redeals: 0 }, KNOWN, 'best known 91 · you 91 · ★★★'],
  [{ redeals: 2 }, { ...PROVED, ...KNOWN }, 'best possible 90 · you 98 · ★★☆'],
  [{ redeals: 2 }, {}, ''],
  [{ redeals: 2 }, { ...PROVED, ...FRENCH }, 'minimum possible\u202f: 90 · vous\u202f: 98 · ★★☆'],
  [{}, { ...KNOWN, ...FRENCH }, 'meilleur résultat connu\u202f: 92'],
])('%j, with the best line %j: %s', (played, given, line) => {
  expect(compared(played, given)).toBe(line);
});

test('a win in the fewest moves possible is a perfect game', () => {
  const own = finished({ won: true, moves: 92, redeals: 2, fewest: 90 });
  const other = finished({ deal: 'java:2', won: true, moves: 80 });
  const record = recordOf([other, own], own);
  expect(record && recordNotes(record, STATISTICS_ENGLISH)[0]).toEqual({
    text: 'a perfect game: no win takes fewer moves',
    isNew: true,
  });
});

test('in French', () => {
  expect(told('W104 W90', [1, 90], STATISTICS_FRENCH)).toBe(
    'nouveau record de coups (ancien record\u202f: 104) · nouveau record de temps (ancien record\u202f: 1:44)',
  );
});
