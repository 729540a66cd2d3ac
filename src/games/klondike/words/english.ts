/**
 * The texts of Klondike in every medium, in English: its piles and commands, its refusals, its hints.
 */
import type { PileId } from './piles.js';
import { isFoundation, isTableau } from './piles.js';

/** What a game has scored, and what all games have. */
interface Scored {
  readonly scoring: 'standard' | 'vegas';
  readonly points: number;
  readonly balance?: number;
}

const dollars = (sum: number): string => `${sum < 0 ? '-' : ''}$${Math.abs(sum)}`;

export const KLONDIKE_ENGLISH = {
  title: 'Klondike',
  /** `tableau 4`, `foundation 1`, `waste` */
  pile: (pile: PileId): string => {
    if (isTableau(pile)) return `tableau ${pile.slice(1)}`;
    return isFoundation(pile) ? `foundation ${pile.slice(1)}` : pile;
  },
  commands: {
    left: { help: 'between and within piles; up takes more cards' },
    down: { help: 'between and within piles; up takes more cards' },
    up: { help: 'between and within piles; up takes more cards' },
    right: { help: 'between and within piles; up takes more cards' },
    tableau: { help: 'to a tableau pile; again: its lowest open card' },
    inPlay: { help: 'to the waste' },
    foundation: { help: 'to a foundation; again: the next' },
    press: { help: 'as a click: send cards, pick up, put down' },
    pickUp: { help: 'pick up, to choose where cards go' },
    more: { help: 'more cards, or fewer' },
    fewer: { help: 'more cards, or fewer' },
    letGo: { help: 'let go; go back' },
    clickStock: { label: 'Draw', help: 'draw, or turn over what was drawn' },
    sendUp: { help: 'send up to a foundation' },
    hint: { label: 'Hint', help: 'a hint; again: more of it' },
    finish: { label: 'Finish', help: 'play the rest, once it plays itself; any key stops it' },
    undoOne: { help: 'take back one card only, of those that went up by themselves' },
    toWinnable: { label: 'Back to where it could be won', help: 'back to where the game could be won' },
    readPile: { help: 'read the pile, or the whole table' },
    readTable: { help: 'read the pile, or the whole table' },
    solution: { label: 'Show the solution', help: 'show how the game is won from here' },
    previousDeal: { label: 'Previous deal', help: 'the deal with the number before, or after' },
    nextDeal: { label: 'Next deal', help: 'the deal with the number before, or after' },
    deal: { label: 'Deal', help: 'a deal by its number or name' },
    help: { label: 'Keys', help: 'help: these keys' },
  },
  /** Beside the number of moves: `45 points`, `-$32, all games $12`. */
  score: ({ scoring, points, balance }: Scored): string => {
    if (scoring === 'standard') return `${points} ${points === 1 ? 'point' : 'points'}`;
    return balance === undefined ? dollars(points) : `${dollars(points)}, all games ${dollars(balance)}`;
  },
  /** How often the waste may still be turned over: `no redeal left`, `2 redeals left`. */
  redealsLeft: (left: number): string =>
    `${left === 0 ? 'no' : left} ${left < 2 ? 'redeal' : 'redeals'} left`,
  /** Help on the command `inPlay` if the stock's top card is in play. */
  toStock: 'to the stock',
};

export type KlondikeStrings = typeof KLONDIKE_ENGLISH;

export const KLONDIKE_REFUSALS_ENGLISH = {
  'not-dealt': 'No game has been dealt yet.',
  'nothing-to-undo': 'There is no move to undo.',
  'nothing-to-redo': 'There is no move to redo.',
  'no-such-pile': 'There is no such pile.',
  'not-a-source': 'No card may be taken from this pile.',
  'not-a-target': 'No card may be put there from this pile.',
  'no-worrying-back': 'A card does not come back from a foundation.',
  'bad-count': 'The number of cards is a whole number from 1.',
  'empty-source': 'There is no card to take.',
  'too-many': 'There are not that many cards.',
  'top-card-only': 'Only the top card may be taken here.',
  'face-down': 'A face-down card takes no part.',
  'one-at-a-time': 'A foundation takes one card at a time.',
  'needs-ace': 'Only an ace may start a foundation.',
  'wrong-suit': 'A foundation takes cards of its own suit.',
  'needs-king': 'Only a king may go to an empty tableau pile.',
  'wrong-color': 'A tableau pile takes red on black and black on red.',
  'wrong-rank': 'The card does not follow in rank.',
  'no-cards-left': 'Stock and waste are both empty.',
  'no-redeal-left': 'The waste may not be turned over again.',
};

/** The code of a reason why a move is refused: one of `REFUSALS`, or one of your own rules (see `Rules.refusals`). */
export type Refusal = keyof typeof KLONDIKE_REFUSALS_ENGLISH | (string & Record<never, never>);

/** The sentence of each reason in `REFUSALS`. */
export type KlondikeRefusalStrings = Readonly<Record<Refusal, string>>;
