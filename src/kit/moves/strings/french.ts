/** The French text for the list of moves. */
import type { MovesStrings } from './english.js';

export const MOVES_FRENCH: MovesStrings = {
  title: 'Coups',
  deal: 'la donne',
  others: (moves) => `${moves} ${moves < 2 ? 'autre coup' : 'autres coups'} ici`,
  winnable: '\u2713 encore gagnable',
  lost: '\u2717 perdue ici',
  atMove: (number, move) => `Coup ${number}\u202f: ${move}`,
  atDeal: 'Retour à la donne.',
};
