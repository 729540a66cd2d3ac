/** Hints, the rest, the way back and the solution, line by line. */
import { expect, test } from '@jest/globals';
import { klondikeAssistant } from '../../../src/assistants/klondike-assistant.js';
import { klondikeKit } from '../../../src/games/klondike/kit.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import type { Games } from '../../../src/kit/games.js';
import { opened } from '../../../src/kit/games.js';
import type { Ran } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { nearSolver } from '../../support/solver/near-solver.js';

const solver = nearSolver();

const GAMES: Games = [
  opened(
    klondikeKit(() =>
      Promise.resolve((game) => klondikeAssistant(game, { hints: solver, verdicts: solver })),
    ),
  ),
  opened(MONTE_CARLO),
];

/** Cards stay on foundations, and the waste is never turned over. */
const STRICT = ['--rules', 'ksu', '--draw', '1', '--redeals', '0'];

const run = (input: string, deal: string, LANG = 'C.UTF-8'): Promise<Ran> => {
  const rules = deal.startsWith('stock:') ? STRICT : [];
  return klondike(['play', ...rules, '--deal', deal], input, { games: GAMES, env: { LANG } });
};

const DEAL = 'java:11';

test('all of it in French', async () => {
  const { err } = await run('new hint finish winnable', DEAL, 'fr_BE.UTF-8');
  expect(err.split('\n').slice(1, 3)).toEqual([
    'Il y a quelque chose à faire.',
    'La partie ne se joue pas encore toute seule.',
  ]);
});
