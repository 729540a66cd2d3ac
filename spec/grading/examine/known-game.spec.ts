/** The game that is known without its deck: cards are assumed until they are seen. */
import { expect, test } from '@jest/globals';
import { topOf } from '../../../src/core/pile.js';
import { JavaRandom } from '../../../src/core/random.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { PILES } from '../../../src/games/klondike/words/piles.js';
import { KnownGame } from '../../../src/grading/examine/known-game.js';

/** After a click on the stock, with the card then on top of the waste. */
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
  game.go('stock', outcome.next);
}

const cardsOf = ({ layout }: KnownGame): number[] =>
  PILES.flatMap((pile) => [...layout[pile].cards]).sort((one, other) => one - other);

/** Another card than this one, that nobody has seen either. */
const another = (card: number): number => (card === 7 ? 8 : 7);

test('nobody knows where a card lies at the deal, and all 52 lie somewhere', () => {
  const game = new KnownGame(ULG);
  expect(game.unknownCards).toHaveLength(52);
  expect(cardsOf(game)).toEqual(Array.from({ length: 52 }, (_, card) => card));
});

test('a card that is seen changes places with the one assumed there', () => {
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

test('what is learnt holds for the tables before, so that undo and a new draw show the same card', () => {
  const { game, top } = drawn();
  const seen = another(top);
  game.learn(top as never, seen as never);
  game.undo();
  expect(game.moves).toBe(0);
  click(game);
  expect(topOf(game.layout.waste)).toBe(seen);
});

test('the start is told with what was learnt since', () => {
  const { game, top } = drawn();
  const place = game.start.stock.cards.indexOf(top as never);
  game.learn(top as never, another(top) as never);
  expect(game.start.stock.cards[place]).toBe(another(top));
});

test('two cards seen at once that were assumed in each other’s place both come to lie where they are', () => {
  const { game } = drawn();
  const [low, middle] = game.layout.waste.cards;
  if (low === undefined || middle === undefined) throw new Error('three cards are drawn');
  game.learnAll([
    { assumed: low, seen: middle },
    { assumed: middle, seen: low },
  ]);
  expect(game.layout.waste.cards.slice(0, 2)).toEqual([middle, low]);
});

test('other places are assumed for unknown cards only', () => {
  const { game, top } = drawn();
  game.learn(top as never, top as never);
  const before = game.layout.stock.cards;
  game.assumeAnew(new JavaRandom(5n));
  expect(topOf(game.layout.waste)).toBe(top);
  expect(game.layout.stock.cards).not.toEqual(before);
  expect(cardsOf(game)).toHaveLength(52);
});
