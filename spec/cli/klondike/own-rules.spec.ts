/** Rules of one's own as options of the command. */
import { expect, test } from '@jest/globals';
import { numbersOfDay, winnableDeal } from '../../../src/assistants/winnable.js';
import { klondikeKit } from '../../../src/games/klondike/kit.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { readHouse } from '../../../src/games/klondike/model/house.js';
import type { Games } from '../../../src/kit/games.js';
import { opened } from '../../../src/kit/games.js';
import { solve } from '../../../src/solver/solve.js';
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
])('play %s is a game of %s', async (options, rules) => {
  const { status, out } = await klondike(['play', ...options.split(' '), '--deal', '7'], DRAWS);
  const replayed = await klondike(
    ['replay', '--frames', 'last', '-'],
    `[Rules "${rules}"] [Deal "${rules.startsWith('ksu') ? 'dotnet' : 'java'}:7"] ${DRAWS}`,
  );
  expect([status, replayed.status]).toEqual([0, 0]);
  expect(out.slice(out.lastIndexOf('stock:')).trim()).toBe(replayed.out.replace(/^#.*\n/, '').trim());
});

test('a tag of the same rules is followed, another is not', async () => {
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

/** Searches in this thread: from the sources no worker can be started. */
const GAMES: Games = [
  opened(
    klondikeKit(undefined, () =>
      Promise.resolve((rules, { difficulty, day }) =>
        winnableDeal({ solve: (...given) => Promise.resolve(solve(...given)) }, rules, {
          difficulty,
          ...(day !== undefined && { numbers: numbersOfDay(day) }),
        }),
      ),
    ),
  ),
];

test.each([
  ['--winnable --difficulty hard', /^# deal: /],
  ['--daily', /^# deal: java:20\d{8}$/],
])('play %s deals what can be won', async (options, first) => {
  const { status, out } = await klondike(['play', '--draw', '1', ...options.split(' ')], 'new', {
    games: GAMES,
  });
  const [named = ''] = out.split('\n');
  expect([status, named]).toEqual([0, expect.stringMatching(first)]);
  const deal = parseDeal(named.replace('# deal: ', ''));
  expect(solve(readHouse('draw-1'), deal.start(readHouse('draw-1'))).verdict).toBe('winnable');
});

test.each([
  ['--winnable --difficulty tricky', "--difficulty takes easy, medium, hard, not 'tricky'"],
  ['--winnable --deal 7', '--winnable does not go with --deal'],
  ['--difficulty hard', '--difficulty goes with --winnable or --daily'],
])('%s is refused', async (options, why) => {
  const { status, err } = await klondike(['play', ...options.split(' ')]);
  expect([status, err]).toEqual([2, expect.stringContaining(why)]);
});
