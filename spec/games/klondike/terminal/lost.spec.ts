/** A table in a terminal during a game that is lost or won. Requests get that answer. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ACES, LAST, LOST, tableAt } from './assisted-table.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const unseen = (): never => {
  throw new Error('No line leads to a win.');
};

test.each([
  ["This game can't be won anymore.", 'lost', 1],
  ["This deal can't be won. It wasn't you.", 'lost', 0],
  ['No solution found.', 'unknown', undefined],
] as const)('%s', async (told, verdict, lostFrom) => {
  const truth = { verdict, winnableUntil: undefined, lostFrom };
  const assistant = {
    verdict: () => Promise.resolve(truth),
    solution: () => Promise.resolve(undefined),
  };
  const table = tableAt(ACES, { settings: { truth: 'on' }, assistant, shownAlong: unseen });
  await table.type('5\r4\r', 50);
  const warned = table.below();
  await table.type('v', 50);
  expect([warned.startsWith(told), table.below()]).toEqual([verdict === 'lost', told]);
});

test.each(['z', 'e'])('%s says that a won game is won', async (key) => {
  const table = tableAt(LAST, { settings: { truth: 'on' }, assistant: LOST });
  await table.type('', 1000);
  await table.type('e');
  await table.type(key, 0);
  expect(table.below()).toBe('The game is won.');
});
