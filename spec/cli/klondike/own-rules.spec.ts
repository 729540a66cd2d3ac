/** Plays with options that change the rules. */
import { expect, test } from '@jest/globals';
import { klondike } from '../../support/command.js';

const DRAWS = 'new stock stock';

test.each([
  ['--draw 1', 'ulg, draw 1'],
  ['--redeals 2 --draw 1', 'ulg, draw 1, redeals 2'],
  ['--rules draw-1-redeals-2', 'ulg, draw 1, redeals 2'],
  ['--scoring vegas --draw 1', 'ulg, draw 1, redeals 0'],
  ['--scoring vegas', 'ulg, redeals 2'],
  ['--redeals 3 --scoring vegas', 'ulg, redeals 3'],
  ['--scoring standard', 'ulg'],
  ['--rules ksu --draw 1', 'ksu, draw 1'],
  ['--rules draw-1 --redeals unlimited --draw 3', 'ulg'],
])('play %s starts a game by the rules %s', async (options, rules) => {
  const { status, out } = await klondike(['play', ...options.split(' '), '--deal', '7'], DRAWS);
  const replayed = await klondike(
    ['replay', '--frames', 'last', '-'],
    `[Rules "${rules}"] [Deal "${rules.startsWith('ksu') ? 'dotnet' : 'java'}:7"] ${DRAWS}`,
  );
  expect([status, replayed.status]).toEqual([0, 0]);
  expect(out.slice(out.lastIndexOf('stock:')).trim()).toBe(replayed.out.replace(/^#.*\n/, '').trim());
});

test('follows a Rules tag only if it names the same rules', async () => {
  const given = ['play', '--draw', '1', '--deal', '7'];
  const same = await klondike(given, '[Rules "draw-1"] new');
  const other = await klondike(given, '[Rules "ulg"] new');
  expect([same.status, other.status, other.err]).toEqual([
    0,
    2,
    expect.stringContaining('the rules this session began with: ulg, draw 1'),
  ]);
});

test.each([
  ['--scoring chess', "--scoring takes none, standard, vegas, not 'chess'"],
  ['--scoring vegas --rules ksu', "--scoring takes none with the rules of ksu, not 'vegas'"],
  ['--draw 0', "--draw takes the number of cards that a click draws, 1 to 24, not '0'"],
  [
    '--redeals some',
    "--redeals takes how often the waste may be turned over: a whole number or unlimited, not 'some'",
  ],
])('%s is refused', async (options, why) => {
  const { status, err } = await klondike(['play', ...options.split(' ')]);
  expect([status, err]).toEqual([2, expect.stringContaining(why)]);
});

test.each([
  ['--winnable --difficulty tricky', "--difficulty takes easy, medium, hard, not 'tricky'"],
  ['--winnable --deal 7', "--winnable can't be used with --deal"],
  ['--difficulty hard', '--difficulty needs --winnable'],
])('%s is refused', async (options, why) => {
  const { status, err } = await klondike(['play', ...options.split(' ')]);
  expect([status, err]).toEqual([2, expect.stringContaining(why)]);
});
