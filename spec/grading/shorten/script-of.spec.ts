/** Turns a failure into a script and a command. */
import { expect, test } from '@jest/globals';
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { NEW_GAME, STOCK, UNDO } from '../../../src/games/klondike/contract/calls.js';
import type { CheckFailure } from '../../../src/grading/examine/record/evidence.js';
import { Ledger } from '../../../src/grading/examine/record/ledger.js';
import { replayOf, scriptOf, unwritableCall } from '../../../src/grading/shorten/script-of.js';

const made = (call: KlondikeCall, refused = false): CheckFailure['calls'][number] => ({ call, refused });

const FAILED: CheckFailure = {
  ...{ check: 'draw.three', key: 'draw', message: '', seed: 7, earlierGames: 0, before: '' },
  ...{ calls: [made(NEW_GAME), made(STOCK)], expected: 'moves: 1', seen: 'moves: 1' },
};

const scriptFor = (changes: Partial<CheckFailure>, ledger = new Ledger()): string =>
  scriptOf({ ...FAILED, ...changes }, { house: 'ulg', ledger });

const TAGS = '[Rules "ulg"] [Seed "7"] [Check "draw.three"]';

test('a script names the house, the seed and the check, and has a word for each call', () => {
  expect(scriptFor({})).toBe(`${TAGS} new stock`);
});

test('repeated clicks and undos share a word, but accepted and refused events do not', () => {
  const calls = [NEW_GAME, STOCK, STOCK, UNDO, UNDO].map((call) => made(call));
  expect(scriptFor({ calls: [...calls, made(UNDO, true)] })).toBe(`${TAGS} new stock*2 undo*2 undo?`);
});

test('a script starts the same number of earlier games', () => {
  expect(scriptFor({ earlierGames: 2 })).toBe(`${TAGS} new new new stock`);
});

test('the facts are the lines that differ, except lines with unknown cards', () => {
  const expected = 'stock: full\nwaste: ?? ?? ??\nt1: Ks\nmoves: 1';
  const seen = 'stock: full\nwaste: 2s\nt1: Qs\nmoves: 2';
  expect(scriptFor({ expected, seen })).toBe(`${TAGS} new stock { t1: Ks; moves: 1 }`);
});

test('a sentence is not a fact', () => {
  expect(scriptFor({ expected: 'an empty view before the first game' })).toBe(`${TAGS} new stock`);
});

test('a failure has no script if it has no calls or if a call has no word in scripts', () => {
  const odd: KlondikeCall = { event: 'moveWasteToTableau', args: [99 as never] };
  expect([scriptFor({ calls: [made(NEW_GAME), made(odd)] }), scriptFor({ calls: [] })]).toEqual(['', '']);
});

test('a call that has no word in scripts is reported as it was made', () => {
  const odd: KlondikeCall = { event: 'moveWasteToTableau', args: [99 as never] };
  const half: KlondikeCall = { event: 'moveTableauToTableau', args: [0 as never, Number.NaN, 1 as never] };
  const unsaid = (...calls: KlondikeCall[]): string =>
    unwritableCall({ ...FAILED, calls: [NEW_GAME, ...calls].map((call) => made(call)) });
  expect(unsaid(STOCK, odd)).toBe('moveWasteToTableau(99)');
  expect(unsaid(half)).toBe('moveTableauToTableau(0, NaN, 1)');
  expect(unsaid(odd, UNDO)).toBe('after moveWasteToTableau(99)');
  expect(unsaid(STOCK, UNDO)).toBe('');
});

test('a script has the tag Reading if it asks a question that the handler answered before', () => {
  const ledger = new Ledger();
  const won = { check: 'win.again', key: 't>f next' } as const;
  expect(scriptFor(won, ledger)).not.toContain('Reading');
  ledger.note('won again', ['announced once']);
  ledger.note('empty click', ['counted']);
  expect(scriptFor(won, ledger)).toContain(' [Reading "won again: announced once"] new');
  expect(scriptFor({ key: 'nothing left' }, ledger)).toContain(' [Reading "empty click: counted"] new');
  expect(scriptFor({}, ledger)).not.toContain('Reading');
});

test('the command needs options that select the candidate, and a script', () => {
  const candidate = { words: '--handler a.js' } as Parameters<typeof replayOf>[0];
  expect(replayOf(candidate, 'new')).toBe("echo 'new' | npx klondike replay --handler a.js -");
  expect([replayOf(candidate, ''), replayOf({ ...candidate, words: '' }, 'new')]).toEqual(['', '']);
});
