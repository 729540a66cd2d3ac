/** What a controller says of its game, and that nobody can change the game by it. */
import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { FOUNDATION_4, TABLEAU_1 } from '../../../../src/games/klondike/contract/constants.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { errorOf } from '../../../support/error-of.js';
import { seatAt } from '../../../support/seat.js';
import { CLICKS, DOORS } from '../../../support/doors.js';
import { suitText } from '../../../support/suit-text.js';

const stateOf = ({ moves, isWon, canUndo, canRedo }: KlondikeController): string =>
  [`${moves} moves`, isWon && 'won', canUndo && 'undo', canRedo && 'redo'].filter(Boolean).join(', ');

/** The houses of York bind their foundations to these suits. */
const ONE_LEFT = ['c', 'd', 'h'].map((suit, index) => `f${index + 1}: ${suitText(suit)}; `).join('');

test.each([['rules alone', undefined] as const, ...DOORS.map((door) => [door.name, door] as const)])(
  'a controller (%s) says how many moves were made, whether the game is won, and what can be undone and redone',
  (_, door) => {
    const game = door?.newHandler() ?? new KlondikeController();
    const states = [stateOf(game)];
    game.nextDeal(`${ONE_LEFT}f4: ${suitText('s', 12)}; t1: Ks`);
    for (const call of ['newGame', 'play', 'undo', 'redo', 'newGame'] as const) {
      if (call === 'play') game.moveTableauToFoundation(TABLEAU_1, FOUNDATION_4);
      else game[call]();
      states.push(stateOf(game));
    }
    // Kansas State calls a game won as soon as it plays itself.
    const dealt = door === CLICKS ? '0 moves, won' : '0 moves';
    expect(states.slice(0, 5)).toEqual([
      '0 moves',
      dealt,
      '1 moves, won, undo',
      `${dealt}, redo`,
      '1 moves, won, undo',
    ]);
    expect(states[5]).toMatch(/^0 moves/);
  },
);

const CHANGES: readonly ((layout: Layout) => unknown)[] = [
  (layout) => (layout.t1.cards as unknown as number[]).push(0),
  (layout) => (layout.f1.cards as unknown as number[]).push(0),
  (layout) => Object.assign(layout.t7, { faceDown: 0 }),
  (layout) => Object.assign(layout, { stock: layout.t1 }),
];

test.each([['rules alone', undefined] as const, ...DOORS.map((door) => [door.name, door] as const)])(
  'the layout that a controller (%s) hands out cannot be changed, and is the same until the next move',
  (_, door) => {
    const game = door?.newHandler({ deal: 'java:11' }) ?? new KlondikeController({ deal: 'java:11' });
    const errors = [() => game.newGame(), () => game.clickStock(), () => game.undo()].flatMap((act) => {
      act();
      const { layout } = game;
      if (layout === undefined || game.layout !== layout) return ['no layout'];
      return CHANGES.map((change) => errorOf(() => change(layout)).slice(0, 9));
    });
    expect(errors).toEqual(Array(12).fill('TypeError'));
    game.clickStock();
    game.newGame();
    expect(game.layout?.t1.cards.length).toBe(1);
  },
);

test('a layout that was handed out, or given, can be played on', () => {
  const { game, press } = seatAt('stock: 2s 3s\nt1: 7s Kh | 6d\nt2: 7c\nf1: Ah');
  const words = ['t1>t2', 'stock', 'stock', 'undo', 'undo', 'redo', 'redo'];
  const moves = words.map((word) => {
    if (!isFrozen(game)) throw new Error('not frozen');
    return press(word).find((call) => call.startsWith('moves'));
  });
  expect(moves).toEqual([1, 2, 3, 2, 1, 2, 3].map((count) => `moves: ${count}`));
});

const isFrozen = ({ layout }: KlondikeController): boolean =>
  PILES.every((id) => Object.isFrozen(layout?.[id].cards));
