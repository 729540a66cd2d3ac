import { expect, test } from '@jest/globals';
import { UndoGroups } from '../../../../src/games/klondike/contract/assistant.js';

/** Two moves of the player. The table sent three cards up after the first, and one after the second. */
function played(): UndoGroups {
  const groups = new UndoGroups();
  [false, true, true, true, false, true].forEach((isByItself, at) => groups.note(at + 1, isByItself));
  return groups;
}

test("undo takes automatic moves back together with the player's move before them", () => {
  const groups = played();
  expect([6, 5, 4, 2, 1].map((moves) => groups.undosAt(moves))).toEqual([2, 1, 4, 2, 1]);
});

test('redo repeats the events that undo took back', () => {
  const groups = played();
  expect([0, 1, 4].map((moves) => groups.redosAt(moves))).toEqual([4, 3, 2]);
});

test('undone events are forgotten after another move', () => {
  const groups = played();
  groups.note(2, false);
  expect([groups.undosAt(2), groups.redosAt(1), groups.redosAt(4)]).toEqual([1, 1, 1]);
});

test('undo stops at the deal', () => {
  const groups = new UndoGroups();
  groups.note(1, true);
  expect(groups.undosAt(1)).toBe(1);
});
