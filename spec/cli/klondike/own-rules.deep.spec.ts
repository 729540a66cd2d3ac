/** Plays with options that change the rules. */
import { expect, test } from '@jest/globals';
import { winnableDeal } from '../../../src/assistants/winnable.js';
import { klondikeKit } from '../../../src/games/klondike/kit.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { readHouse } from '../../../src/games/klondike/model/house.js';
import type { Games } from '../../../src/kit/games.js';
import { opened } from '../../../src/kit/games.js';
import { solve } from '../../../src/solver/solve.js';
import { klondike } from '../../support/command.js';

/** These games search in this thread, because the sources can't start a worker. */
const GAMES: Games = [
  opened(
    klondikeKit({
      loadFinder: () =>
        Promise.resolve((rules, { difficulty }) =>
          winnableDeal({ solve: (...given) => Promise.resolve(solve(...given)) }, rules, { difficulty }),
        ),
    }),
  ),
];

test.each([['--winnable'], ['--winnable --difficulty hard']])(
  'play %s deals a winnable game',
  async (options) => {
    const { status, out } = await klondike(['play', '--draw', '1', ...options.split(' ')], 'new', {
      games: GAMES,
    });
    const [named = ''] = out.split('\n');
    expect([status, named]).toEqual([0, expect.stringMatching(/^# deal: /)]);
    const deal = parseDeal(named.replace('# deal: ', ''));
    expect(solve(readHouse('draw-1'), deal.start(readHouse('draw-1'))).verdict).toBe('winnable');
  },
);
