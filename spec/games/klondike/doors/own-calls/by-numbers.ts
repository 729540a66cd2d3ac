/** Every call of a game of numbered piles, asked at a layout. */
import type { CardLocation, Game } from '../../../../../src/games/klondike/doors/numbered-piles/game.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import { at, cardsOf, gameAt, wordOf } from '../numbered-piles/words.js';
import { tableText } from './table-text.js';

/** One too few and two too many: piles run from 0 to 11. */
const NUMBERS = Array.from({ length: 15 }, (_, index) => index - 1);

/** By their numbers in the game; the waste has none. */
const IDS = ['stock', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 'f1', 'f2', 'f3', 'f4'];

/** Where the cards may lie after one turn of the console. Throws where a move that is not valid is made. */
export function reachedByNumbers(layout: Layout): Set<string> {
  const deal = printLayout(layout) || 'redeals: 0';
  const here = gameAt(deal);
  const before = textOf(here);
  const after = (call: (game: Game) => void): string => {
    const game = gameAt(deal);
    call(game);
    return textOf(game);
  };
  const reached = new Set([after((game) => game.drawNextCard())]);
  for (const take of locations(here)) {
    for (const place of NUMBERS) {
      const call = (game: Game): void => game.moveCards(take, place);
      if (here.isValidTakeLocation(take) && here.isValidMove(take, place)) reached.add(after(call));
      else call(here);
    }
  }
  if (textOf(here) !== before) throw new Error(`an invalid move was made at\n${before}`);
  return reached;
}

/** From index -1 to one above the top card, and the one above that. */
const locations = (game: Game): CardLocation[] =>
  NUMBERS.flatMap((pile) =>
    Array.from({ length: numCards(game, pile) + 3 }, (_, index) => at(pile, index - 1)),
  );

const numCards = (game: Game, pile: number): number =>
  IDS[pile] === undefined ? 0 : game.getPile(pile).getNumCards();

const textOf = (game: Game): string =>
  tableText((id) => {
    const deck = id === 'waste' ? game.getWastePile() : game.getPile(IDS.indexOf(id));
    return { words: cardsOf(deck).map(wordOf), faceDown: deck.getExposeIndex() };
  });
