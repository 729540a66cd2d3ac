import { checkMethods } from '../../../../core/given.js';
import type { Deck } from './deck.js';
import type { Game } from './game.js';

/**
 * What the console shows before each turn: one line for the main deck, one for the finished piles, one for
 * each working pile.
 * @throws TypeError unless it is a game
 */
export function stateText(game: Game): string {
  mustBeGame(game);
  const lines = [
    `Main deck: [${game.getMainDeck().getNumCards()}] ${topText(game.getMainDeck())}`,
    `Finished : ${FINISHED.map((pile) => `${topText(game.getPile(pile))} `).join('')}`,
    ...WORKING.map((pile) => `Pile ${pile}: ${cardsText(game.getPile(pile))}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** @throws TypeError unless this has the piles of a game */
export const mustBeGame = (game: unknown): void => checkMethods('game', game, ['getMainDeck', 'getPile']);

const WORKING = [1, 2, 3, 4, 5, 6, 7];
const FINISHED = [8, 9, 10, 11];

const topText = (deck: Deck): string => `[${deck.getNumCards() === 0 ? '' : deck.getTopCard().toString()}]`;

/** The cards as text, each with a space after it. */
function cardsText(deck: Deck): string {
  const cards = Array.from({ length: deck.getNumCards() }, (_, index) =>
    index < deck.getExposeIndex() ? 'xx' : deck.getCard(index).toString(),
  );
  return cards.map((card) => `${card} `).join('');
}
