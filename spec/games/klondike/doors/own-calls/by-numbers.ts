/** Makes every possible call at a layout in a game of numbered piles. */
import type { CardLocation, Game } from '../../../../../src/games/klondike/doors/numbered-piles/game.js';
import type { Layout } from '../../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../../src/games/klondike/model/layout-text.js';
import { at, cardsOf, gameAt, wordOf } from '../numbered-piles/words.js';
import { tableText } from './table-text.js';

/** Pile numbers to try: one too low, the piles from 0 to 11, and two too high. */
const NUMBERS = Array.from({ length: 15 }, (_, index) => index - 1);

/** The piles by their numbers in the game. The waste has no number. */
const IDS = ['stock', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 'f1', 'f2', 'f3', 'f4'];

/** The layouts after every turn at the console. Throws if an invalid move changes something. */
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

/** The indexes from -1 to two above the top card. */
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
