/** The sound for each change on the table. */
import { expect, test } from '@jest/globals';
import { soundOf } from '../../../../src/games/klondike/browser/sounds.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';

test.each<[heard: ReturnType<typeof soundOf>, before: string, after: string, because: string]>([
  ['stock', 'moves: 3', 'waste: 2s Kc 6d; moves: 4', 'cards are drawn'],
  ['stock', 'waste: 2s Kc 6d; stock: empty; moves: 4', 'moves: 5', 'the waste is turned over'],
  ['put', 'waste: 6d; t2: 7c; moves: 3', 't2: 7c 6d; moves: 4', 'from the waste'],
  ['put', 'f1: As; t1: 2s', 'f1: As 2s; moves: 1', 'onto a foundation'],
  ['turned', 't1: ## ## 7c; t3: 8h', 't1: ## Jd; t3: 8h 7c; moves: 1', 'a card below it turns up'],
  ['put', 't1: ## Jd; t3: 8h 7c; moves: 1', 't1: ## ## 7c; t3: 8h', 'that is undone'],
  ['won', 'f1: Qs; t1: Ks', 'f1: Ks; won; moves: 1', 'the last card reaches its foundation'],
  ['put', 'f1: Ks; won; moves: 1', 'f1: Qs; t1: Ks', 'a win is undone'],
  [undefined, 't1: 7c', 't1: 7c', 'nothing has changed'],
])('%s: from "%s" to "%s", %s', (...[heard, before, after]) => {
  expect(soundOf(parseFrame(before), parseFrame(after))).toBe(heard);
});
