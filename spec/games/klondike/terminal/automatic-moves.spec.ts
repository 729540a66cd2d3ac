/** Announcements of automatic moves at a table in a terminal. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { FRENCH } from '../../../../src/games/klondike/command/strings/french.js';
import { FOUNDATION_2, TABLEAU_1 } from '../../../../src/games/klondike/contract/constants.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import type { KlondikeTerminalStrings } from '../../../../src/games/klondike/terminal/strings/english.js';
import { ENGLISH } from '../../../../src/games/klondike/terminal/strings/english.js';
import { ACES, LAST, tableAt } from './assisted-table.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const SET = { settings: { up: 'safe' } } as const;

test.each<[language: string, strings: KlondikeTerminalStrings, told: string]>([
  ['English', ENGLISH, 'Ace of hearts and 1 more card go up.'],
  ['French', FRENCH, 'L’as de cœur et 1 autre carte montent.'],
])('one sentence announces the automatic moves, until the next key, in %s', async (_, strings, told) => {
  const table = tableAt(ACES, { ...SET, strings });
  const seen: boolean[] = [];
  for (const [keys, time] of [
    ['5\r4\r', 200],
    ['', 5000],
    ['1', 0],
  ] as const) {
    await table.type(keys, time);
    seen.push(table.below() === told);
  }
  expect(seen).toEqual([false, true, false]);
});

test('automatic moves are announced when the player goes on, and later ones are announced again', async () => {
  const table = tableAt('f1: As; t1: 9c Ah; t2: 9h 2s; t3: 2h; t4: Kc; t5: Qd', SET);
  await table.type('5\r4\r', 200);
  await table.type('2a', 10);
  const first = table.below();
  await table.type('');
  expect([first, table.below()]).toEqual(['Ace of hearts goes up.', 'Two of hearts goes up.']);
});

test("the announcement doesn't replace a refusal or a win", async () => {
  const refused = tableAt(ACES, SET);
  await refused.type('5\r4\r', 200);
  await refused.type('z');
  const won = tableAt(LAST, SET);
  await won.type('3a');
  expect([refused.below(), won.below()]).toEqual([
    "You can't do that at this table.",
    expect.stringContaining('You won in 4 moves!'),
  ]);
});

test('nothing is announced if no card visibly moved up', async () => {
  const calls: KlondikeCall[] = [{ event: 'clickStock', args: [] }];
  const assistant = { safe: () => Promise.resolve(calls.splice(0)) };
  const table = tableAt('stock: 7c 8c; t1: 9d; t4: Kc; t5: Qd', { ...SET, assistant });
  await table.type('5\r4\r', 200);
  expect([table.moves(), table.below()]).toEqual([2, expect.stringMatching(/^arrows, /)]);
});

test("finishing a game doesn't count as automatic moves", async () => {
  const rest: KlondikeCall[] = [{ event: 'moveTableauToFoundation', args: [TABLEAU_1, FOUNDATION_2] }];
  const table = tableAt(ACES, { ...SET, assistant: { finish: () => Promise.resolve(rest) } });
  await table.type('', 1000);
  await table.type('e');
  const played = [table.moves(), table.shown().includes('up.')];
  await table.type('5\r4\r', 300);
  expect([...played, table.below()]).toEqual([1, false, 'Two of spades goes up.']);
});
