import { describe, expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { dealFromLayout } from '../../../../src/games/klondike/model/deals.js';
import { parseLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { emptySeat, seatAt } from '../../../support/seat.js';
import { foundationsText } from '../../../support/suit-text.js';

test('a view attached before the first game gets no calls', () => {
  expect(emptySeat().view.calls).toEqual([]);
});

describe('a view that is attached during a game', () => {
  const LAYOUT = 'stock: 2s 3s\nwaste: Kc 6d\nf2: Ah 2h\nt3: 9c | 4s';
  const TABLE = [
    'stock: full',
    'waste: Kc 6d',
    ...['f1:', 'f2: Ah 2h', 'f3:', 'f4:'],
    ...['t1:', 't2:', 't3: ## 4s', 't4:', 't5:', 't6:', 't7:'],
  ];

  test('gets the whole table', () => {
    const { game } = seatAt(LAYOUT);
    const second = new RecordingView(game);
    game.attach(second);
    expect(second.take()).toEqual([...TABLE, 'moves: 0', 'refresh']);
  });

  test('gets the number of moves', () => {
    const { game, press } = seatAt(LAYOUT);
    press('stock');
    const second = new RecordingView(game);
    game.attach(second);
    expect(second.take()).toContain('moves: 1');
  });

  test('gets later changes, and so does the first view', () => {
    const { game, press } = seatAt(LAYOUT);
    const second = new RecordingView(game);
    game.attach(second);
    second.take();
    const drawn = ['stock: empty', 'waste: 6d 3s 2s', 'moves: 1', 'refresh'];
    expect([press('stock'), second.take()]).toEqual([drawn, drawn]);
  });

  test('gets everything again when it is attached again', () => {
    const { game, view } = seatAt(LAYOUT);
    view.take();
    game.attach(view);
    expect(view.take()).toEqual([...TABLE, 'moves: 0', 'refresh']);
  });

  test('can show that an earlier move is undone', () => {
    const { game, press } = seatAt(LAYOUT);
    press('stock');
    const second = new RecordingView(game);
    game.attach(second);
    second.take();
    game.undo();
    expect(second.take()).toEqual(['stock: full', 'waste: Kc 6d', 'moves: 0', 'refresh']);
  });
});

test('a view that is attached to a won game shows the win', () => {
  const { game } = seatAt(foundationsText(13, 13, 13, 13));
  const second = new RecordingView(game);
  game.attach(second);
  expect(second.take().slice(-3)).toEqual(['moves: 0', 'win', 'refresh']);
});

test('a game continues without a view, and the next attached view shows it', () => {
  const game = new KlondikeController();
  game.nextDeal(dealFromLayout(parseLayout('stock: 2s\nt1: Kh')));
  game.newGame();
  game.clickStock();
  const view = new RecordingView(game);
  game.attach(view);
  expect(view.text).toBe('stock: empty\nwaste: 2s\nt1: Kh\nmoves: 1');
});

/** A view that throws when it gets waste cards, as long as it is broken. */
class ThrowingView extends RecordingView {
  outOfOrder = false;

  override wasteCards(cards: readonly Card[]): void {
    if (this.outOfOrder) throw new Error('jammed');
    super.wasteCards(cards);
  }
}

test('a view that threw gets the whole table with the next event', () => {
  const game = new KlondikeController({ deal: 'java:11' });
  const view = new ThrowingView(game);
  game.attach(view);
  game.newGame();
  view.outOfOrder = true;
  expect(() => game.clickStock()).toThrow('jammed');
  view.outOfOrder = false;
  view.take();
  game.undo();
  expect(view.take()).toHaveLength(15);
  expect(view.text).toMatch(/^stock: full\nt1: 2d\n.*moves: 0$/s);
});

test('a view that plays on during a refresh shows the move it played', () => {
  class Eager extends RecordingView {
    override refreshWindow(): void {
      super.refreshWindow();
      if (this.frame.moves === 0) this.game.clickStock();
    }

    constructor(private readonly game: KlondikeController) {
      super(game);
    }
  }
  const game = new KlondikeController();
  const view = new Eager(game);
  game.attach(view);
  game.nextDeal(dealFromLayout(parseLayout('stock: 2s 3s 4s 5s')));
  game.newGame();
  expect(view.take().slice(-5)).toEqual(['refresh', 'stock: full', 'waste: 5s 4s 3s', 'moves: 1', 'refresh']);
  game.clickStock();
  expect(view.text).toBe('stock: empty\nwaste: 4s 3s 2s\nmoves: 2');
});
