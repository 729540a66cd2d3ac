/** The specs that run with a folder's mutants, step by step. */
import { expect, test } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { specSteps } from './spec-steps.js';

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
])('%s runs its own specs first, then the specs for all rules', (name, steps) => {
  const patterns = steps.map((folders) => folders.map((folder) => `<rootDir>/spec/${folder}/*.spec.ts`));
  expect(specSteps(name, ROOT)).toEqual(patterns);
});
