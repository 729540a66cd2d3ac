/** Uses the words hint, finish, winnable and solution in line mode. */
import { expect, test } from '@jest/globals';
import { klondikeAssistant } from '../../../src/assistants/klondike-assistant.js';
import { klondikeKit } from '../../../src/games/klondike/kit.js';
import type { Games } from '../../../src/kit/games.js';
import { opened } from '../../../src/kit/games.js';
import { klondike } from '../../support/command.js';
import { localSolver } from '../../support/solver/local-solver.js';

const solver = localSolver();

const GAMES: Games = [
  opened(
    klondikeKit({
      loadAdvise: () =>
        Promise.resolve((game) => klondikeAssistant(game, { hints: solver, verdicts: solver })),
    }),
  ),
];

test('advises in French', async () => {
  const { err } = await klondike(['play', '--deal', 'java:11'], 'new hint finish winnable', {
    games: GAMES,
    env: { LANG: 'fr_BE.UTF-8' },
  });
  expect(err.split('\n').slice(1, 3)).toEqual([
    'Il existe un coup utile. Demandez un autre indice pour savoir où.',
    'La partie ne peut pas encore se terminer toute seule.',
  ]);
});
