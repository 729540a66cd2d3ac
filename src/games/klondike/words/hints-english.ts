/** The sentences of hints on a game of Klondike, in English. */
import type { Card } from '../../../core/card.js';
import { CORE_ENGLISH } from '../../../core/strings/english.js';
import { KLONDIKE_ENGLISH } from './english.js';
import type { PileId } from './piles.js';
import { isFoundation, isTableau } from './piles.js';

/** `tableau 4`, `the waste` */
export const thePile = (pile: PileId): string =>
  `${isTableau(pile) || isFoundation(pile) ? '' : 'the '}${KLONDIKE_ENGLISH.pile(pile)}`;

/** Cards that are carried: the lowest, and how many they are. */
export interface Carried {
  readonly card: Card;
  readonly count: number;
  readonly from: PileId;
  readonly to: PileId;
}

export const KLONDIKE_HINTS_ENGLISH = {
  noFinish: 'The game does not play itself yet.',
  /** Why taking moves back can't make the game winnable again. */
  noWayBack: {
    winnable: 'The game can still be won from here.',
    never: 'No move has lost this game: its deal cannot be won.',
    unknown: 'It is not known that the game could be won before.',
    sought: 'It is still being found out whether the game can be won.',
    /** For a player whose win tracker is off. */
    untold: 'Whether the game can be won is not told.',
  },
  solution: { sought: 'Looking for a solution…', none: 'No solution was found.' },
  possible: 'There is something to do.',
  where: (pile: PileId): string => `Look at ${thePile(pile)}.`,
  which: (card: Card, pile: PileId): string => `Look at the ${CORE_ENGLISH.card(card)} on ${thePile(pile)}.`,
  draw: 'Draw from the stock.',
  move: ({ card, count, from, to }: Carried): string =>
    `Move the ${CORE_ENGLISH.card(card)}${count > 1 ? ', with what lies on it,' : ''} from ${thePile(from)} to ${thePile(to)}.`,
  why: {
    finish: 'The rest of the game plays itself.',
    safe: 'It goes up, and no card below needs it any more.',
    'turn-up': 'That way a face-down card is turned up.',
    free: 'That way a card is freed that lies under cards out of order.',
    empty: 'That way a tableau pile becomes empty, and can take a king.',
    'raise-from-stock': 'That way a card of stock or waste goes up to its foundation.',
    'play-from-stock': 'That way a card of stock or waste comes into play.',
    look: 'The stock has cards that you have not seen yet.',
    raise: 'That way more cards lie on the foundations.',
    'x-ray': 'This line wins; it was found by looking at every card, face down or not.',
  },
  none: {
    won: 'The game is won.',
    'nothing-left':
      'No useful move is left: none turns up a card, empties a pile or raises a foundation, now or later.',
    lost: 'The game can no longer be won.',
    'not-known': 'No useful move was found before the search had to stop.',
  },
  /** A key, for a table with a menu that does the same. */
  keyOrMenu: (key: string): string => `${key}, or the menu,`,
  /** @param key what goes back to where the game could be won */
  wayBack: (key: string): string => `${key} goes back to where it could be won.`,
};

/** The sentences of hints. */
export type KlondikeHintStrings = typeof KLONDIKE_HINTS_ENGLISH;
