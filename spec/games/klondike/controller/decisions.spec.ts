/** The rows of the table "Controller decisions" in the contract of the events door. */
import { describe, expect, test } from '@jest/globals';
import { emptySeat, seatAt } from '../../../support/seat.js';
import { suitText } from '../../../support/suit-text.js';

describe('foundations', () => {
  test('any ace goes to any empty foundation', () => {
    const { press } = seatAt('waste: Ad\nt1: As');
    expect(press('w>f3')).toEqual(['waste:', 'f3: Ad', 'moves: 1', 'refresh']);
    expect(press('t1>f1')).toEqual(['f1: As', 't1:', 'moves: 2', 'refresh']);
  });

  test('after an ace, only the next card of its suit goes to the foundation', () => {
    const { press, refusals } = seatAt('waste: 3d 2d\nf2: Ad');
    expect(press('w>f2')).toEqual(['waste: 3d', 'f2: Ad 2d', 'moves: 1', 'refresh']);
    expect(press('w>f2 undo w>f2')).toEqual(['waste:', 'f2: 2d 3d', 'moves: 2', 'refresh']);
    expect(refusals).toEqual([]);
  });
});

describe('an empty tableau pile takes only a king, from any pile', () => {
  test.each<[event: string, layout: string, viewCalls: string[]]>([
    ['w>t2', 'waste: Kh', ['waste:', 't2: Kh']],
    ['t1>t2', 't1: Kh', ['t1:', 't2: Kh']],
    ['t1>t2*2', 't1: 5d | Kh Qs', ['t1: 5d', 't2: Kh Qs']],
    ['f1>t2', `f1: ${suitText('h')}`, ['f1: Jh Qh', 't2: Kh']],
  ])('%s at %s', (event, layout, viewCalls) => {
    expect(seatAt(layout).press(event)).toEqual([...viewCalls, 'moves: 1', 'refresh']);
  });
});

describe('a stock click', () => {
  test.each([
    ['2h 3h 4h 5h', ['stock: full', 'waste: 5h 4h 3h']],
    ['3h 4h 5h', ['stock: empty', 'waste: 5h 4h 3h']],
    ['4h 5h', ['stock: empty', 'waste: 5h 4h']],
    ['5h', ['stock: empty', 'waste: 5h']],
  ])('draws three cards of %s, or all if there are fewer', (stock, viewCalls) => {
    expect(seatAt(`stock: ${stock}`).press('stock')).toEqual([...viewCalls, 'moves: 1', 'refresh']);
  });

  test('turns the waste over if the stock is empty, and draws nothing', () => {
    const { press } = seatAt('waste: 2s Kc 6d 9h');
    expect(press('stock')).toEqual(['stock: full', 'waste:', 'moves: 1', 'refresh']);
  });

  test('draws the cards in the same order after the waste was turned over', () => {
    const { press } = seatAt('stock: 9c 8c 7c 6c 5c');
    expect(press('stock')).toContain('waste: 5c 6c 7c');
    expect(press('stock')).toContain('waste: 7c 8c 9c');
    press('stock');
    expect(press('stock')).toContain('waste: 5c 6c 7c');
    expect(press('stock')).toContain('waste: 7c 8c 9c');
  });

  test('is refused and not counted if the stock and the waste are empty', () => {
    const { press, view, refusals } = seatAt('t1: Kh');
    expect(press('stock')).toEqual([]);
    expect([view.frame.moves, refusals]).toEqual([0, ['no-cards-left']]);
  });
});

describe('what counts as a move', () => {
  test.each([
    ['a click that draws', 'stock: 5h', 'stock', 1],
    ['turning the waste over', 'waste: 5h', 'stock', 1],
    ['a carry', 'waste: Kh', 'w>t1', 1],
    ['a move that turns up an uncovered card', 'waste: Ah\nt1: 5d | Kh', 't1>t2', 1],
    ['undo is not a move', 'waste: Kh', 'w>t1 undo', 0],
    ['a move made by redo', 'waste: Kh', 'w>t1 undo w>t1', 1],
    ['a refused event is not a move', 'waste: Kh\nstock: 2s', 'w>f1 stock w>f1', 1],
    ['a new game starts at 0', 'stock: 5h', 'stock new', 0],
  ])('%s', (...[, layout, events, moves]) => {
    const { press, view } = seatAt(layout);
    press(events);
    expect(view.frame.moves).toBe(moves);
  });
});

describe('the waste', () => {
  test('shows its top three cards, and a covered card again after the top card is played', () => {
    const { press } = seatAt('waste: 2s Kc 6d 9h\nt1: Tc');
    expect(press('w>t1')).toEqual(['waste: 2s Kc 6d', 't1: Tc 9h', 'moves: 1', 'refresh']);
  });

  test('shows all its cards if there are fewer', () => {
    const { press } = seatAt('waste: 6d 9h\nt1: Tc');
    expect(press('w>t1')).toEqual(['waste: 6d', 't1: Tc 9h', 'moves: 1', 'refresh']);
  });
});

describe('a new game', () => {
  test('sends everything: stock, waste, foundations, tableau and moves, then a refresh', () => {
    expect(emptySeat({ deal: 'java:11' }).press('new')).toEqual([
      'stock: full',
      'waste:',
      ...['f1:', 'f2:', 'f3:', 'f4:'],
      't1: 2d',
      't2: ## Qc',
      't3: ## ## 4s',
      't4: ## ## ## 4h',
      't5: ## ## ## ## 8d',
      't6: ## ## ## ## ## 5c',
      't7: ## ## ## ## ## ## Jh',
      'moves: 0',
      'refresh',
    ]);
  });

  test('starts from the same deal, whatever the moves before', () => {
    const { press } = emptySeat({ deal: 'java:11' });
    const first = press('new');
    expect(press('stock stock w>t5 new')).toEqual(first);
  });

  test('cannot be undone', () => {
    const { press, refusals } = emptySeat({ deal: 'java:11' });
    expect(press('new stock new undo')).toEqual([]);
    expect(refusals).toEqual(['nothing-to-undo']);
  });
});

test('getName returns the given name or, by default, the name of the package', () => {
  expect(emptySeat({ name: 'Ada Lovelace' }).game.getName()).toBe('Ada Lovelace');
  expect(emptySeat().game.getName()).toBe('klondike-kit');
});
