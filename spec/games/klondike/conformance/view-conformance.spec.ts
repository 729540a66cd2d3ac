import { describe, expect, test } from '@jest/globals';
import { EMPTY_FRAME } from '../../../../src/games/klondike/contract/frame.js';
import { NotJudged, judge, viewConformance } from '../../../../src/testing.js';
import type { ViewKit } from '../../../../src/testing.js';
import { viewFromCalls } from '../../../../src/games/klondike/views/view-call.js';
import { SOUND, calling, cardsOf, withCards } from './broken-kit.js';
import { BROKEN_REPORTS } from './broken-reports.js';
import { BROKEN_SETTERS } from './broken-setters.js';
import { BROKEN, CHECKS, lostBy } from './broken-views.js';

test('the recording view passes every check', async () => {
  expect(await lostBy(SOUND)).toEqual({ failed: [], reasons: [] });
});

test('every check has one broken view', () => {
  expect(Object.keys(BROKEN).sort()).toEqual([...CHECKS].sort());
});

/** A view that does nothing and whose player does nothing. */
const EMPTY: ViewKit = {
  create: () => viewFromCalls(() => undefined),
  read: () => EMPTY_FRAME,
  play: () => undefined,
};

describe('a view that does nothing', () => {
  test('passes only two checks', async () => {
    const judgements = await judge(viewConformance(EMPTY));
    expect(judgements.filter(({ verdict }) => verdict === 'passed').map(({ name }) => name)).toEqual([
      'read: returns a frame',
      'a new view shows an empty stock, no cards and 0 moves',
    ]);
  });

  test.each([
    [
      'not reported: a hidden tableau card',
      'reported: tableau to foundation',
      { ...SOUND, play: () => undefined },
    ],
    ['tableauCards: copies the array', 'tableauCards: visible after refreshWindow', EMPTY],
    ['wasteCards with 4 cards: nothing changes', 'wasteCards with 4 cards: TooManyCardsException', EMPTY],
  ])('is not judged by "%s" because it fails "%s"', async (name, prerequisite, kit) => {
    const check = viewConformance(kit as ViewKit).find((one) => one.name === name);
    const error = new NotJudged(`it depends on "${prerequisite}", which failed`);
    await expect(check?.run()).rejects.toEqual(error);
    expect(error.message).toMatch(/^not judged: it depends on/);
  });
});

test('a kit without play skips the checks of reports', () => {
  const { create, read } = SOUND;
  const names = viewConformance({ create, read }).map(({ name }) => name);
  expect(names).toEqual(CHECKS.filter((name) => !Object.keys(BROKEN_REPORTS).includes(name)));
});

test('a failed check prints the frames side by side', async () => {
  const check = viewConformance(BROKEN_SETTERS['wasteCards: visible after refreshWindow'] ?? SOUND).find(
    ({ name }) => name === 'wasteCards: visible after refreshWindow',
  );
  await expect(check?.run()).rejects.toThrow(
    [
      'waste differs:',
      '  expected          | shown',
      '  stock: (anything) | stock: full',
      '  waste: 6d         ! waste:',
      '  f1: (anything)    | f1: As',
    ].join('\n'),
  );
});

test('a long cell does not widen its column', async () => {
  const losing = calling(
    () => (call, make) => make(withCards(call, cardsOf(call)?.slice(0, 51) ?? call.args.at(-1))),
  );
  const check = viewConformance(losing).find(({ name }) => name === 'tableauCards: accepts 52 cards');
  const lines = String(await check?.run().catch(String)).split('\n');
  const long = lines.findIndex((line) => line.endsWith('Qc Kc'));
  expect(lines[0]).toMatch(/^Error: t\d differs:$/);
  expect(lines.slice(long, long + 2)).toEqual([
    expect.stringMatching(/^ {2}t\d: As 2s .* Qc Kc$/),
    expect.stringMatching(/^ {10,50}! t\d: As 2s .* Qc$/),
  ]);
});

test.each([
  [undefined, 'viewConformance: create must be a function, not undefined'],
  [{ create: {} }, 'viewConformance: create must be a function, not an object'],
  [{ create: SOUND.create }, 'viewConformance: read must be a function, not undefined'],
])('refuses the kit %p', (kit, message) => {
  expect(() => viewConformance(kit as never)).toThrow(new TypeError(message));
});

test.each<[unknown, string]>([
  [undefined, 'expected a frame; seen: undefined'],
  ['won', 'expected a frame; seen: "won"'],
  [{ ...EMPTY_FRAME, stockEmpty: 0 }, 'expected a frame whose stockEmpty is true or false; seen: 0'],
  [{ ...EMPTY_FRAME, waste: [53] }, 'expected a frame whose waste is an array of cards; seen: [53]'],
  [{ ...EMPTY_FRAME, tableau: [[]] }, 'expected a frame whose tableau is seven arrays of cards; seen: [[]]'],
])('exactly one check fails if read returns %p', async (frame, why) => {
  const judgements = await judge(viewConformance({ ...SOUND, read: () => frame as never }));
  const failed = judgements.filter(({ verdict }) => verdict === 'failed');
  expect(failed).toEqual([{ name: 'read: returns a frame', verdict: 'failed', why }]);
});
