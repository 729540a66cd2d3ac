/** The piles belong to the window. The game moves only their current cards and changes nothing else. */
import { describe, expect, test } from '@jest/globals';
import { Card, CardPile, DiscardPile, Game, Suit, TableauColumn } from '../../../../../src/clicks.js';
import { Board, boardAt, cardOf } from './board.js';

describe('the piles belong to the window:', () => {
  test('card objects stay the same when they move', () => {
    const board = boardAt('stock: 9c 8c; w: 2h Ad; t1: 6c 7s; t2: 9h | 6d 5c');
    const held = new Set(board.cards);
    board.click('w f1 t2*2 t1 stock stock stock');
    expect(board.text).toEqual(['w: 2h 8c 9c', 'f1: Ad', 't1: 6c 7s 6d 5c', 't2: 9h']);
    expect([board.cards.length, new Set([...held, ...board.cards]).size]).toEqual([9, 9]);
  });

  test('stacks and queues stay the same objects', () => {
    const board = boardAt('w: Ad; t1: 7s; t2: 9h | 6d');
    const stacks = (): unknown[] => [
      board.discard.pile,
      board.foundation('f1').pile,
      ...board.columns.flatMap(({ faceDownPile, faceUpPile }) => [faceDownPile, faceUpPile]),
    ];
    const held = stacks();
    board.click('w f1 t2 t1');
    expect(stacks().map((stack, index) => stack === held[index])).toEqual(new Array(16).fill(true));
  });

  test('two equal cards keep their places', () => {
    const board = boardAt('w: Ad Ad');
    const [below, top] = board.discard.pile;
    board.click('w f1');
    expect([board.discard.pile[0] === below, board.foundation('f1').pile[0] === top]).toEqual([true, true]);
  });

  test('a foundation can be passed as its stack', () => {
    const { game, discard } = boardAt('w: Ad');
    const stack: Card[] = [];
    game.selectDiscard(discard);
    game.selectFoundationPile(stack);
    expect(stack).toEqual([new Card(1, Suit.Diamonds)]);
  });

  test('the game also works with piles that it did not deal to', () => {
    const { game } = boardAt('');
    const [stock, discard, foundation] = [new CardPile(), new DiscardPile(), new CardPile()];
    const [from, to] = [new TableauColumn(), new TableauColumn()];
    stock.pile.push(cardOf('6d'), cardOf('Ac'));
    from.faceDownPile.push(cardOf('9h'));
    from.faceUpPile.enqueue(cardOf('6h'));
    to.faceUpPile.enqueue(cardOf('7s'));
    game.drawCardsFromStock(stock, discard);
    game.selectTableauCards(from, 1);
    game.selectTableauCards(to, 1);
    stock.pile.push(discard.pile.shift() ?? cardOf('Kd'));
    game.drawCardsFromStock(stock, discard);
    game.selectDiscard(discard);
    game.selectFoundationPile(foundation);
    expect([stock.pile, discard.pile, foundation.pile]).toEqual([[], [cardOf('6d')], [cardOf('Ac')]]);
    expect([from.faceUpPile.toArray(), to.faceUpPile.toArray()]).toEqual([
      [cardOf('9h')],
      [cardOf('7s'), cardOf('6h')],
    ]);
  });
});

describe('between two clicks the window may', () => {
  test.each<[what: string, clicks: string, change: (board: Board) => unknown, then: string]>([
    ['select fewer cards', 't2*2 | t1', ({ t2 }) => (t2.numberSelected = 1), 't1: 7s; t2: 6d 5c'],
    ['select more cards', 't2 | t1', ({ t2 }) => (t2.numberSelected = 2), 't1: 7s 6d 5c'],
    ['end the selection of a column', 't2 | t1', ({ t2 }) => (t2.numberSelected = 0), 't1: [7s]; t2: 6d 5c'],
    ['take selected cards away', 't2*2 | t1', ({ t2 }) => t2.faceUpPile.dequeue(), 't1: 7s; t2: 5c'],
    ['take a column away', 't2*2 | t1', ({ t2 }) => t2.faceUpPile.clear(), 't1: 7s'],
    ['lay a card down', 't2*2 | t1', ({ t2 }) => t2.faceDownPile.push(cardOf('9h')), 't1: 7s 6d 5c; t2: 9h'],
    ['change the target', 't2*2 | t1', ({ t1 }) => t1.faceUpPile.clear(), 't2: 6d 5c'],
  ])('%s', (...[, clicks, change, then]) => {
    expect(boardAfter({ at: 't1: 7s; t2: 6d 5c', clicks, change })).toBe(then);
  });

  test.each<[what: string, clicks: string, change: (board: Board) => unknown, then: string]>([
    [
      'end the selection of the discard',
      'w | t1',
      ({ discard }) => (discard.isSelected = false),
      'w: 6d 5c; t1: [6h]',
    ],
    ['take the discard away', 'w | t1', ({ discard }) => (discard.pile.length = 0), 't1: 6h'],
    ['uncover another discard', 'w | t1', ({ discard }) => discard.pile.pop(), 'w: 6d; t1: 6h'],
    [
      'lay another discard',
      'w | f1',
      ({ discard }) => discard.pile.push(cardOf('Ac')),
      'w: 6d 5c; f1: Ac; t1: 6h',
    ],
    ['take all cards away', 'w | w', ({ discard }) => (discard.pile.length = 0), 't1: 6h'],
  ])('%s', (...[, clicks, change, then]) => {
    expect(boardAfter({ at: 'w: 6d 5c; t1: 6h', clicks, change })).toBe(then);
  });

  test('remove the discard, and a click on the empty pile ends its selection', () => {
    const board = boardAt('w: 6d');
    board.click('w');
    board.discard.pile.length = 0;
    board.click('w');
    expect(board.discard.isSelected).toBe(false);
  });

  test('deal another game, in which no card is selected', () => {
    const board = new Board(0);
    board.click('t1');
    const next = new Game(board.stock, board.columns, 0);
    next.selectTableauCards(board.column('t2'), 1);
    expect(board.columns.map(({ numberSelected }) => numberSelected)).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });
});

describe('a pile with a different role is not a foundation:', () => {
  test.each<[what: string, at: string, pile: (board: Board) => Card[]]>([
    ['the stock', 'w: 6d Ac', ({ stock }) => stock.pile],
    ['the discard', 't1: As', ({ discard }) => discard.pile],
    ['the selected discard', 'w: 6d Ac', ({ discard }) => discard.pile],
    ['the face-down cards below the selected ones', 't1: As', ({ t1 }) => t1.faceDownPile],
    ['the face-down cards of another column', 't1: As', ({ t2 }) => t2.faceDownPile],
  ])('%s', (_, at, pile) => {
    const board = boardAt(at);
    board.click(at.startsWith('w') ? 'w' : 't1');
    board.game.selectFoundationPile(pile(board));
    expect(board.text).toEqual([at]);
  });
});

test("a pile can't be drawn onto itself", () => {
  const { game, discard } = boardAt('w: 6d Ac');
  game.drawCardsFromStock(Object.assign(new CardPile(), { pile: discard.pile }), discard);
  expect(discard.pile).toEqual([cardOf('6d'), cardOf('Ac')]);
});

describe('a win depends on', () => {
  const pileOf = <Pile extends CardPile | DiscardPile>(pile: Pile, ...words: string[]): Pile => {
    pile.pile.push(...words.map(cardOf));
    return pile;
  };

  test.each<[what: string, call: (board: Board) => void]>([
    [
      'the stock of the last draw',
      ({ game, discard }) => {
        const stock = pileOf(new CardPile(), '2c', '3c', '4c', '5c', '6c');
        game.drawCardsFromStock(stock, discard);
        discard.pile.length = 0;
      },
    ],
    [
      'the discard pile of the last draw',
      ({ game, stock }) => game.drawCardsFromStock(stock, pileOf(new DiscardPile(), '2c', '3c', '4c')),
    ],
    [
      'the discard pile of the last click',
      ({ game }) => game.selectDiscard(pileOf(new DiscardPile(), '2c', '3c')),
    ],
  ])('%s', (_, call) => {
    const board = boardAt('stock: 9h; f1: Ah');
    const before = board.click('f1');
    call(board);
    expect([before, board.click('f2')]).toEqual([true, false]);
  });
});

/** The board after clicks. At the bar, the window changes a pile. */
function boardAfter({ at, clicks, change }: WindowChange): string {
  const board = boardAt(at);
  const [before = '', after = ''] = clicks.split(' | ');
  board.click(before);
  change(board);
  board.click(after);
  return board.text.join('; ');
}

interface WindowChange {
  readonly at: string;
  readonly clicks: string;
  readonly change: (board: Board) => unknown;
}
