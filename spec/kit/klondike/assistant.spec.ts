/** A session's assistant follows it from seat to seat. */
import { expect, test } from '@jest/globals';
import { assistantOf } from '../../../src/games/klondike/assistant.js';
import { seated } from './seated.js';

test('the assistant knows redo, the redeals left and legal targets even without an adviser', () => {
  const { session, press } = seated('java:2');
  press('new stock undo');
  const assistant = assistantOf(session);
  expect(Object.keys(assistant).sort()).toEqual(['canRedo', 'redealsLeft', 'redo', 'targets']);
  expect([assistant.canRedo, assistant.redealsLeft?.()]).toEqual([true, Infinity]);
});
