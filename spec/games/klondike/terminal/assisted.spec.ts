/** A table in a terminal with an assistant: hints, and finishing a game. */
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

const MOVE = 'Move the queen of diamonds from tableau 5 to tableau 4.';
const REASON = 'This empties a tableau pile, where a king can go.';

describe('h shows a move, and again plays it', () => {
  test('in words and on the cards, then as one move of the player', async () => {
    const table = tableAt(ACES, hinting(ADVICE));
    await table.type('1h', 0);
    const told = table.shown();
    const marked = table.lines().join('').split('╔').length - 1;
    await table.type('h');
    expect([marked, table.moves()]).toEqual([2, 1]);
    expect(told).toMatch(new RegExp(`${MOVE} ${REASON} Press h again to play it.$`));
    await table.type('u');
    expect(table.moves()).toBe(0);
  });

  test('but only once the player has seen it', async () => {
    const table = tableAt(ACES, hinting(ADVICE));
    await table.type('hh');
    expect(table.moves()).toBe(0);
  });

  test('but shows another hint after another move', async () => {
    const table = tableAt(ACES, hinting(ADVICE));
    await table.type('h', 0);
    await table.type('5\r4\r');
    const before = table.shown();
    await table.type('h', 0);
    expect([before, table.shown(), table.moves()]).toEqual([
      expect.not.stringContaining('again to play'),
      expect.stringContaining('again to play'),
      1,
    ]);
  });

  test('and says why there is none', async () => {
    const table = tableAt(ACES, hinting({ isPossible: false, why: 'lost' }));
    for (let press = 0; press < 2; press++) await table.type('h', 0);
    expect([table.below(), table.moves()]).toEqual(["This game can't be won anymore.", 0]);
  });

  test('in fewer words in a narrow window', async () => {
    const table = tableAt(ACES, { ...hinting(ADVICE), columns: 50 });
    await table.type('h', 0);
    expect(table.shown()).toMatch(new RegExp(`${MOVE}$`));
  });
});

describe('with hints in small steps, h shows a hint level by level', () => {
  test('in words, and on the cards', async () => {
    const table = tableAt(ACES, { ...hinting(ADVICE), settings: { hints: 'steps' } });
    await table.type('1', 0);
    const levels = [
      'A useful move exists. Another hint shows where.',
      'Look at tableau 5.',
      'Look at the queen of diamonds on tableau 5.',
      MOVE,
      `${MOVE} ${REASON}`,
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
    await table.type('1h', 0);
    const hinted = table.lines().filter((line) => line.includes('[Q♦]') && line.includes('[K♣]'));
    await table.type('5\r4\r', 0);
    const left = table.lines().filter((line) => /\[[QK]/.test(line));
    expect([hinted.length, left]).toEqual([1, []]);
  });

  test('and says once, without a request, that no useful move is left', async () => {
    const table = tableAt(ACES, hinting({ isPossible: false, why: 'nothing-left' }));
    await table.type('5\r4\r');
    const told = table.shown();
    await table.type('4\r5\r');
    expect([told, table.shown()]).toEqual([
      expect.stringContaining('No useful moves left. Go'),
      expect.not.stringContaining('useful'),
    ]);
  });
});

describe('e finishes a game that can finish itself', () => {
  test('and is offered, also for a click; one u undoes all, backspace one card', async () => {
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

  test('until a key stops it, without another effect', async () => {
    const table = tableAt(LAST, {});
    await table.type('', 1000);
    await table.type('e', 200);
    const playing = table.below();
    const before = table.moves();
    await table.type('a');
    expect([playing, before, table.moves()]).toEqual(['e stops it, like any other key', 2, 2]);
  });

  test('until u stops and undoes it', async () => {
    const table = tableAt(LAST, {});
    await table.type('', 1000);
    await table.type('e', 200);
    const before = table.moves();
    await table.type('u');
    expect([before, table.moves()]).toEqual([2, 0]);
  });

  test('even while the search for the rest is running', async () => {
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

  test('and drops its answer if the game has gone on', async () => {
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

  test('and answers before that', async () => {
    const table = tableAt(ACES, {});
    await table.type('e', 0);
    expect(table.below()).toBe("The game can't finish itself yet.");
  });
});
