/** Tracks a game without its deck. The places of cards are assumed until the view shows them. */
import { expect, test } from '@jest/globals';
import { topOf } from '../../../../src/core/pile.js';
import { JavaRandom } from '../../../../src/core/random.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { KnownGame } from '../../../../src/grading/examine/game/known-game.js';

/** A game after a click on the stock, and the card on top of its waste. */
function drawn(): { readonly game: KnownGame; readonly top: number } {
  const game = new KnownGame(ULG);
  click(game);
  const top = topOf(game.layout.waste);
  if (top === undefined) throw new Error('nothing was drawn');
  return { game, top };
}

function click(game: KnownGame): void {
  const outcome = game.outcomeOf('stock');
  if (!outcome.ok) throw new Error(outcome.why);
  game.makeMove('stock', outcome.next);
}

const cardsOf = ({ layout }: KnownGame): number[] =>
  PILES.flatMap((pile) => [...layout[pile].cards]).sort((one, other) => one - other);

/** Another unknown card. */
const another = (card: number): number => (card === 7 ? 8 : 7);

test('at the deal no card is known, but all 52 have an assumed place', () => {
  const game = new KnownGame(ULG);
  expect(game.unknownCards).toHaveLength(52);
  expect(cardsOf(game)).toEqual(Array.from({ length: 52 }, (_, card) => card));
});

test('a newly seen card swaps places with the card that was assumed there', () => {
  const { game, top } = drawn();
  const seen = another(top);
  game.learn(top as never, seen as never);
  expect([topOf(game.layout.waste), game.isKnown(seen as never), game.isKnown(top as never)]).toEqual([
    seen,
    true,
    false,
  ]);
  expect(cardsOf(game)).toEqual(Array.from({ length: 52 }, (_, card) => card));
});

test('after an undo, a new draw shows the same card', () => {
  const { game, top } = drawn();
  const seen = another(top);
  game.learn(top as never, seen as never);
  game.undo();
  expect(game.moves).toBe(0);
  click(game);
  expect(topOf(game.layout.waste)).toBe(seen);
});

test('the start contains cards that were seen later', () => {
  const { game, top } = drawn();
  const place = game.start.stock.cards.indexOf(top as never);
  game.learn(top as never, another(top) as never);
  expect(game.start.stock.cards[place]).toBe(another(top));
});

test('two cards that were assumed in each other’s place swap when both are seen', () => {
  const { game } = drawn();
  const [low, middle] = game.layout.waste.cards;
  if (low === undefined || middle === undefined) throw new Error('three cards are drawn');
  game.learnAll([
    { assumed: low, seen: middle },
    { assumed: middle, seen: low },
  ]);
  expect(game.layout.waste.cards.slice(0, 2)).toEqual([middle, low]);
});

test('a shuffle of the assumptions moves only unknown cards', () => {
  const { game, top } = drawn();
  game.learn(top as never, top as never);
  const before = game.layout.stock.cards;
  game.shuffleAssumptions(new JavaRandom(5n));
  expect(topOf(game.layout.waste)).toBe(top);
  expect(game.layout.stock.cards).not.toEqual(before);
  expect(cardsOf(game)).toHaveLength(52);
});
