/** Grading continues after a failure, up to a limit of calls. */
import { expect, test } from '@jest/globals';
import { GAME, acceptsUndo, gradeOf } from './grade-of.js';

test('replays a game until the grade has made a million calls', () => {
  const grades = [400_000, 600_000].map((times) =>
    gradeOf(`${GAME} redo*${times}? undo? t4>f1`, acceptsUndo),
  );
  expect(grades).toEqual([
    ['3/4', 'accepted: undo?'],
    ['2/4', 'accepted: undo?'],
  ]);
});
