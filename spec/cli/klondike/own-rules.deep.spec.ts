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

/** Searches in this thread: from the sources no worker can be started. */
const GAMES: Games = [
  opened(
    klondikeKit({
      loadFinder: () =>
        Promise.resolve((rules, { difficulty, day }) =>
          winnableDeal({ solve: (...given) => Promise.resolve(solve(...given)) }, rules, {
            difficulty,
            ...(day !== undefined && { numbers: numbersOfDay(day) }),
          }),
        ),
    }),
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
