/** Some checks test the same rule on several routes. The same fault costs points only once. */
import { expect, test } from '@jest/globals';
import { sharedFaultsOf } from '../../../src/grading/score/shared-faults.js';

const alike = (): number => 1;

test.each([
  [['t>t.refuses-empty', 'w>t.refuses-empty', 'f>t.refuses']],
  [['t>t.refuses-fit', 'w>t.refuses-fit', 'f>t.refuses']],
  [['t>t.one', 'w>t.accepts', 'f>t.accepts']],
  [['t>t.king', 'w>t.king', 'f>t.king']],
  [['t>f.ace', 'w>f.ace']],
  [['t>f.next', 'w>f.next']],
  [['t>f.refuses', 'w>f.refuses']],
  [['recycle.nothing-left', 'robust.first']],
  [['robust.undo', 'new-game.undo']],
  [['win.tableau', 'win.waste', 'win.again']],
])('%j count as one fault', (group) => {
  const [first, ...others] = group;
  expect([...sharedFaultsOf(new Set(group), alike)]).toEqual(others.map((check) => [check, first]));
  expect(sharedFaultsOf(new Set(group.slice(0, 1)), alike).size).toBe(0);
});

test('the most expensive check of a group is charged', () => {
  const costs = (check: string): number => (check === 'new-game.undo' ? 2 : 1);
  expect([...sharedFaultsOf(new Set(['robust.undo', 'new-game.undo']), costs)]).toEqual([
    ['robust.undo', 'new-game.undo'],
  ]);
});

test('a check in two groups costs nothing if two other failures cost more together', () => {
  const costs = (check: string): number => (check === 'f>t.refuses' ? 3 : 2);
  const failed = ['w>t.refuses-empty', 'w>t.refuses-fit', 'f>t.refuses'];
  expect([...sharedFaultsOf(new Set(failed), costs)]).toEqual([['f>t.refuses', 'w>t.refuses-empty']]);
});

test('a check in two groups is charged if the others cost less', () => {
  const costs = (check: string): number => (check === 'f>t.refuses' ? 5 : 2);
  const failed = ['w>t.refuses-empty', 'w>t.refuses-fit', 'f>t.refuses'];
  expect([...sharedFaultsOf(new Set(failed), costs)]).toEqual([
    ['w>t.refuses-empty', 'f>t.refuses'],
    ['w>t.refuses-fit', 'f>t.refuses'],
  ]);
});
