/** Checks that test the same rule on several routes: the first failure stands for the others. */
import { expect, test } from '@jest/globals';
import { twinOf } from '../../../src/grading/score/twins.js';

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
  const [second] = others;
  const withoutFirst = others.map((check) => twinOf(check, new Set(others)));
  expect(group.map((check) => twinOf(check, new Set(group)))).toEqual([
    undefined,
    ...others.map(() => first),
  ]);
  expect(withoutFirst).toEqual(others.map((check) => (check === second ? undefined : second)));
});

test('of two groups, the one with an earlier fault decides', () => {
  expect(twinOf('f>t.refuses', new Set(['f>t.refuses', 't>t.refuses-fit']))).toBe('t>t.refuses-fit');
  expect(twinOf('f>t.refuses', new Set(['f>t.refuses']))).toBeUndefined();
});
