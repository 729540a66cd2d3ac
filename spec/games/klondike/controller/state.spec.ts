/** The state that a controller reports. Changing it doesn't change the game. */
import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { FOUNDATION_4, SPADES_A, TABLEAU_1 } from '../../../../src/games/klondike/contract/constants.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { seatAt } from '../../../support/seat.js';
import { CLICKS, DOORS } from '../../../support/doors.js';
import { suitText } from '../../../support/suit-text.js';

const stateOf = ({ moves, isWon, canUndo, canRedo }: KlondikeController): string =>
  [`${moves} moves`, isWon && 'won', canUndo && 'undo', canRedo && 'redo'].filter(Boolean).join(', ');

/** The suits of York's foundations. */
const ONE_LEFT = ['c', 'd', 'h'].map((suit, index) => `f${index + 1}: ${suitText(suit)}; `).join('');

test.each([['rules alone', undefined] as const, ...DOORS.map((door) => [door.name, door] as const)])(
  'a controller (%s) reports its moves, whether it is won, and whether undo and redo are possible',
  (_, door) => {
    const game = door?.newHandler() ?? new KlondikeController();
    const states = [stateOf(game)];
    game.nextDeal(`${ONE_LEFT}f4: ${suitText('s', 12)}; t1: Ks`);
    for (const call of ['newGame', 'play', 'undo', 'redo', 'newGame'] as const) {
      if (call === 'play') game.moveTableauToFoundation(TABLEAU_1, FOUNDATION_4);
      else game[call]();
      states.push(stateOf(game));
    }
    // At Kansas State, a game is won as soon as it plays itself.
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
  "changing the layout that a controller (%s) returns doesn't change its game",
  (_, door) => {
    const games = [1, 2].map(() => door?.newHandler() ?? new KlondikeController());
    const [game = games[0], other] = games;
    for (const act of ['newGame', 'clickStock', 'undo', 'redo', 'clickStock'] as const) {
      for (const each of games) {
        if (act === 'newGame') each.nextDeal('java:11');
        each[act]();
      }
      const { layout } = game ?? {};
      if (layout !== undefined) for (const change of CHANGES) change(layout);
    }
    const [view, otherView] = games.map((each) => new RecordingView(each));
    if (view !== undefined) game?.attach(view);
    if (otherView !== undefined) other?.attach(otherView);
    expect([game?.moves, view?.text]).toEqual([2, otherView?.text]);
  },
);

test('a card pushed onto a returned layout is not in the next one', () => {
  const { game } = seatAt('stock: 2s 3s\nt1: 7s Kh | 6d\nt2: 7c\nf1: Ah');
  const text = (): string | undefined => game.layout && printLayout(game.layout);
  const before = text();
  (game.layout?.t1.cards as Card[] | undefined)?.push(SPADES_A);
  expect(text()).toBe(before);
});
