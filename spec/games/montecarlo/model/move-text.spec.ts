import { describe, expect, test } from '@jest/globals';
import { parseMove, printMove } from '../../../../src/games/montecarlo/model/move-text.js';
import { errorOf } from '../../../support/error-of.js';

describe('a move', () => {
  test.each(['consolidate', 'a1-b2', 'b2-a1', 'e5-e4', 'aa1-z1'])('%s is read back', (text) => {
    expect(printMove(parseMove(text))).toBe(text);
  });

  test.each(['', 'a1', 'a1-', '-a1', 'a1-b2-c3', 'a1 b2', 'A1-b2', 'a1-b0', 'Consolidate'])(
    'is not %j',
    (text) => {
      const word = text === '' ? 'nothing is there' : `"${text}"`;
      expect(errorOf(() => parseMove(text))).toBe(
        `TextError: line 1, column 1: ${word}; expected a move: a1-b2 or consolidate`,
      );
    },
  );
});
