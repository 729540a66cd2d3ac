/** The specs that a folder's mutants meet, step by step. */
import { expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './circles.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KNOWING = '{words,model,contract,controller,search,script}';

test.each([
  ['src/core/text', [['core/text'], ['core/**', 'scripts/**', `games/*/${KNOWING}/**`]]],
  [
    'src/scripts/running',
    [
      ['scripts/running'],
      ['scripts/running', 'games/*/script'],
      ['core/**', 'scripts/**', `games/*/${KNOWING}/**`],
    ],
  ],
  ['src/games/klondike/model', [['games/klondike/model'], [`games/klondike/${KNOWING}/**`]]],
  ['src/games/klondike/nowhere', [[`games/klondike/${KNOWING}/**`]]],
])('%s meets its own specs, then the specs of all rules', (name, circles) => {
  const patterns = circles.map((of) => of.map((folder) => `<rootDir>/spec/${folder}/*.spec.ts`));
  expect(circlesOf(name, ROOT)).toEqual(patterns);
});
