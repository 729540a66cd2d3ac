/** Hints and finishing a game, at a table with an assistant in a terminal. */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Advice } from '../../../../src/core/assistance.js';
import { parseCard } from '../../../../src/core/card.js';
import type { KlondikeCall } from '../../../../src/games/klondike/contract/handler.js';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import type { Set } from './assisted-table.js';
import { ACES, LAST, tableAt } from './assisted-table.js';
import { plain } from './marked.js';
import { assistantAt } from '../../../support/assistant-at.js';
import { seatAt } from '../../../support/seat.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const ADVICE: Advice<KlondikeCall, PileId> = {
  isPossible: true,
  where: 't5',
  card: parseCard('Qd'),
  calls: [{ event: 'moveTableauToTableau', args: [4, 1, 3] as never }],
  why: 'empty',
};

const hinting = (advice: Advice<KlondikeCall, PileId>): Set => ({
  assistant: { hint: () => Promise.resolve(advice), finish: () => Promise.resolve(undefined) },
});

describe('h shows a hint in several levels', () => {
  test('in words and on the cards', async () => {
    const table = tableAt(ACES, hinting(ADVICE));
    await table.type('1', 0);
    const move = 'Move the queen of diamonds from tableau 5 to tableau 4.';
    const levels = [
      'A useful move exists. Another hint shows where.',
      'Look at tableau 5.',
      'Look at the queen of diamonds on tableau 5.',
      move,
      `${move} This empties a tableau pile, where a king can go.`,
    ];
    const told: [boolean, number][] = [];
    for (let level = 0; level < 6; level++) {
      await table.type('h', 0);
      const sentence = levels[Math.min(level, levels.length - 1)] ?? '';
      told.push([table.shown().endsWith(sentence), table.lines().join('').split('╔').length - 1]);
    }
    expect(told).toEqual([0, 1, 1, 2, 2, 2].map((cards) => [true, cards]));
  });

  test('with brackets in a small window, until the next move', async () => {
    const table = tableAt(ACES, { ...hinting(ADVICE), columns: 40 });
    await table.type('1hhhh', 0);
    const hinted = table.lines().filter((line) => line.includes('[Q♦]') && line.includes('[K♣]'));
    await table.type('5\r4\r', 0);
    const left = table.lines().filter((line) => /\[[QK]/.test(line));
    expect([hinted.length, left]).toEqual([1, []]);
  });

  test('the table says once, without a request, that no useful move is left', async () => {
    const table = tableAt(ACES, hinting({ isPossible: false, why: 'nothing-left' }));
    await table.type('5\r4\r');
    const told = table.shown();
    await table.type('4\r5\r');
    expect([told, table.shown()]).toEqual([
      expect.stringContaining('No useful move is left. You'),
      expect.not.stringContaining('useful'),
    ]);
  });
});

describe('e finishes a game that can finish itself', () => {
  test('the footer offers the finish, even for a click; u undoes all of it, and backspace undoes one card', async () => {
    const table = tableAt(LAST, {});
    await table.type('', 1000);
    const offered = table.below();
    const at = plain(table.lines().at(-1) ?? '').indexOf('e finishes it') + 1;
    await table.type(`\x1b[<0;${at + 1};24M\x1b[<0;${at + 1};24m`);
    const played = table.moves();
    await table.type('u', 0);
    const back = table.moves();
    await table.type('e');
    await table.type('\x7f', 0);
    expect([offered, played, back, table.moves()]).toEqual([
      expect.stringMatching(/^The game can finish itself: e finishes it /),
      4,
      0,
      3,
    ]);
  });

  test('a key stops the finish and has no other effect', async () => {
    const table = tableAt(LAST, {});
    await table.type('', 1000);
    await table.type('e', 200);
    const playing = table.below();
    const before = table.moves();
    await table.type('a');
    expect([playing, before, table.moves()]).toEqual(['e stops it, like any other key', 2, 2]);
  });

  test('u stops the finish and undoes it', async () => {
    const table = tableAt(LAST, {});
    await table.type('', 1000);
    await table.type('e', 200);
    const before = table.moves();
    await table.type('u');
    expect([before, table.moves()]).toEqual([2, 0]);
  });

  test('e works even while the search for the rest is running', async () => {
    const solver = assistantAt(seatAt(LAST).game);
    const finish = async (): Promise<KlondikeCall[] | undefined> => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return solver.finish?.() as Promise<KlondikeCall[] | undefined>;
    };
    const table = tableAt(LAST, { assistant: { finish } });
    await table.type('', 100);
    await table.type('e', 200);
    const asked = [table.moves(), table.below().includes('does not play itself')];
    await table.type('', 5000);
    expect([...asked, table.moves()]).toEqual([0, false, 4]);
  });

  test("the solver's answer is dropped if the game has gone on", async () => {
    const searches = [new Promise<undefined>((resolve) => setTimeout(resolve, 500, undefined))];
    const finish = (): Promise<undefined> => searches.pop() ?? new Promise(() => undefined);
    const table = tableAt(ACES, { assistant: { finish } });
    await table.type('e', 200);
    const before = table.shown();
    await table.type('5\r4\r', 1000);
    expect([before, table.shown()]).toEqual(
      [0, 1].map(() => expect.not.stringContaining('does not play itself')),
    );
  });

  test('e answers even before the game can finish itself', async () => {
    const table = tableAt(ACES, {});
    await table.type('e', 0);
    expect(table.below()).toBe("The game can't finish itself yet.");
  });
});
