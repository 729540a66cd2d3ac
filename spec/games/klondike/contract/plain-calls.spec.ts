import { expect, test } from '@jest/globals';
import { NEW_GAME, STOCK, UNDO } from '../../../../src/games/klondike/contract/plain-calls.js';

test('the events without numbers are their names, and nobody can change them', () => {
  const calls = [NEW_GAME, STOCK, UNDO];
  expect(calls).toEqual(['newGame', 'clickStock', 'undo'].map((event) => ({ event, args: [] })));
  expect(calls.every((call) => Object.isFrozen(call) && Object.isFrozen(call.args))).toBe(true);
});
