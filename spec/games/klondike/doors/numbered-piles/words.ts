/** Games at this door, in the notation of layouts and scripts. */
import { CardLocation, Game } from '../../../../../src/games/klondike/doors/numbered-piles/game.js';
import type { Card, Deck } from '../../../../../src/games/klondike/doors/numbered-piles/deck.js';
import type { Rules } from '../../../../../src/games/klondike/model/rules.js';

export const at = (pile: number, index: number): CardLocation => new CardLocation(pile, index);

/** A game that starts from a layout. Piles 8 to 11 are `f1` to `f4`. */
export const gameAt = (layout: string, rules?: Rules): Game => new Game({ deal: layout, rules });

export const cardsOf = (deck: Deck): Card[] =>
  Array.from({ length: deck.getNumCards() }, (_, index) => deck.getCard(index));

/** `Td`, as in the package's scripts. */
export const wordOf = (card: Card): string =>
  'A23456789TJQK'.charAt(card.getRank().ordinal()) + 'cdhs'.charAt(card.getSuit().ordinal());

/** The cards from bottom to top, with a bar before the first exposed card if any are hidden. */
export function deckText(deck: Deck): string {
  const words = cardsOf(deck).map(wordOf);
  if (deck.getExposeIndex() > 0) words.splice(deck.getExposeIndex(), 0, '|');
  return words.join(' ');
}

/** Prints one line per pile, with its number and its cards, then the waste. */
export function gameText(game: Game): string[] {
  const piles = Array.from({ length: 12 }, (_, index) => `${index}: ${deckText(game.getPile(index))}`);
  return [...piles, `waste: ${deckText(game.getWastePile())}`];
}

/** The changes that a call made, with one line per pile. */
export function changesBy(game: Game, call: () => void): string[] {
  const before = gameText(game);
  call();
  return gameText(game).filter((line, index) => line !== before[index]);
}

/** Plays an event of a script: `stock`, or a move of cards. */
export function playEvent(game: Game, event: string): void {
  if (event === 'stock') return game.drawNextCard();
  const { take, place } = carryOf(game, event);
  game.moveCards(take, place);
}

/** A move in a script, such as `t2>t6*3`, as a move of the game. `w` is the main deck's top card. */
export function carryOf(game: Game, word: string): { readonly take: CardLocation; readonly place: number } {
  const [, from = '', to = '', count = '1'] = /^(\w+)>(\w+)(?:\*(\d+))?$/.exec(word) ?? [];
  const pile = numberOf(from);
  return { take: at(pile, game.getPile(pile).getNumCards() - Number(count)), place: numberOf(to) };
}

const numberOf = (pile: string): number =>
  pile === 'w' ? 0 : Number(pile.slice(1)) + (pile.startsWith('f') ? 7 : 0);
