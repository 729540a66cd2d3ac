/** A grade continues after a failure, up to a number of calls. */
import { expect, test } from '@jest/globals';
import { GAME, acceptsUndo, gradeOf } from './grade-of.js';

test('a game is replayed until a million calls are made', () => {
  const grades = [400_000, 600_000].map((times) =>
    gradeOf(`${GAME} redo*${times}? undo? t4>f1`, acceptsUndo),
  );
  expect(grades).toEqual([
    ['3/4', 'accepted: undo?'],
    ['2/4', 'accepted: undo?'],
  ]);
});
