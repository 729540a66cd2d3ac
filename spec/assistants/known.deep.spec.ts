/** The verdicts that the assistant for a Klondike game knows without a search. */
import { expect, test } from '@jest/globals';
import { klondikeAssistant } from '../../src/assistants/klondike-assistant.js';
import type { KlondikeCall } from '../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../src/games/klondike/contract/handler.js';
import { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import { YCP_TEXT, ULG } from '../../src/games/klondike/model/rules.js';
import { callOfWord } from '../support/seat.js';
import { localSolver } from '../support/solver/local-solver.js';

const callsOf = (words: string): KlondikeCall[] => words.split(' ').map(callOfWord);

test.each([
  ['the waste', ULG],
  ['the stock', YCP_TEXT],
])('knows the verdicts on undone moves with %s in play, and stops at a refused call', async (_, rules) => {
  let searches = 0;
  const solver = localSolver(() => searches++);
  const controller = new KlondikeController({ rules, deal: 'java:11' });
  const assistant = klondikeAssistant(controller, {
    ...{ hints: solver, verdicts: solver },
    budget: { visits: 20_000 },
  });
  expect(await assistant.known(callsOf('stock'))).toEqual([]);
  controller.newGame();
  const made = ['stock'];
  controller.clickStock();
  while (controller.targets({ from: 'waste', count: 1 }).length === 0) {
    controller.clickStock();
    made.push('stock');
  }
  made.push(`w>${controller.targets({ from: 'waste', count: 1 })[0] ?? ''}`);
  const carry = callsOf(made.at(-1) ?? '');
  for (const call of carry) callHandler(controller, call);
  const verdict = (await assistant.verdict())?.verdict;
  controller.undo();
  const before = searches;
  const known = await assistant.known(callsOf(`${made.join(' ')} t1>t1 stock`));
  assistant.end();
  expect([known.length, known.at(-1), searches - before]).toEqual([made.length + 1, verdict, 0]);
  expect(verdict).not.toBe('unknown');
});
