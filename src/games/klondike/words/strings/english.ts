/** What Klondike says in every medium, in English: one section a subject. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { capitalized } from '../../../../core/text/format.js';
import type { PileId } from '../piles.js';
import { isFoundation, isTableau } from '../piles.js';

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
  /** Beside the number of moves: `45 points`, `-$32, balance $12`. */
  score: ({
    scoring,
    points,
    balance,
  }: {
    readonly scoring: 'standard' | 'vegas';
    readonly points: number;
    readonly balance?: number;
  }): string => {
    if (scoring === 'standard') return `${points} ${points === 1 ? 'point' : 'points'}`;
    return balance === undefined ? dollars(points) : `${dollars(points)}, balance ${dollars(balance)}`;
  },
  /** How often the waste may still be turned over: `no redeal left`, `2 redeals left`. */
  redealsLeft: (left: number): string =>
    `${left === 0 ? 'no' : left} ${left < 2 ? 'redeal' : 'redeals'} left`,
  /** Help on the command `inPlay` if the stock's top card is in play. */
  toStock: 'to the stock',
};

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

/** Lines in lists of keys about a click and Enter, which follow the player's settings. */
export const KLONDIKE_HELP_ENGLISH = {
  /** What Enter does where one click does less than send any card. */
  press: {
    foundations: 'as a click: send up, pick up, put down',
    off: 'as a click: pick up, put down',
  },
  /** Where clicks send cards. */
  clicks: {
    always: 'One click sends cards to the best place, or else picks them up.',
    foundations: 'One click sends cards to the foundations, or else picks them up.',
    off: 'A double click sends cards to the foundations.',
  },
};

/** `tableau 4`, `the waste` */
export const thePile = (pile: PileId): string =>
  `${isTableau(pile) || isFoundation(pile) ? '' : 'the '}${KLONDIKE_ENGLISH.pile(pile)}`;

/** Cards that are carried: the lowest, and how many they are. */
export interface HintedMove {
  readonly card: Card;
  readonly count: number;
  readonly from: PileId;
  readonly to: PileId;
}

/** The sentences of hints. */
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
  move: ({ card, count, from, to }: HintedMove): string =>
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

export type KlondikeHintStrings = typeof KLONDIKE_HINTS_ENGLISH;

const titled = (pile: PileId): string => capitalized(KLONDIKE_ENGLISH.pile(pile));

/** Sentences that read out the table when the player asks. */
export const KLONDIKE_READING_ENGLISH = {
  /** `Tableau 4, 3 face down, seven of hearts, six of clubs` @param cards those that lie face up, bottom to top */
  pile: (pile: PileId, hidden: number, cards: readonly Card[]): string =>
    [
      titled(pile),
      ...(hidden > 0 ? [`${hidden} face down`] : []),
      ...(cards.length > 0 ? [CORE_ENGLISH.list(cards.map(CORE_ENGLISH.card))] : []),
      ...(hidden + cards.length === 0 ? ['empty'] : []),
    ].join(', '),
  /** A pile of backs that nobody can count. */
  hiddenPile: (pile: PileId): string => `${titled(pile)}, face down`,
  /**
   * `Stock, 24 cards, 2 redeals left`
   * @param cards undefined if nobody can count them, and there are some @param redeals undefined if they are not limited
   */
  stock: (cards: number | undefined, redeals: number | undefined): string =>
    [
      'Stock',
      cards === undefined ? 'not empty' : cards === 0 ? 'empty' : CORE_ENGLISH.cards(cards),
      ...(redeals === undefined ? [] : [KLONDIKE_ENGLISH.redealsLeft(redeals)]),
    ].join(', '),
  found: (card: Card, pile: PileId, [place, of]: readonly [number, number]): string =>
    `${capitalized(CORE_ENGLISH.card(card))}, ${of > 1 ? `${place} of ${of} ` : ''}in ${KLONDIKE_ENGLISH.pile(pile)}`,
};

export type KlondikeReadingStrings = typeof KLONDIKE_READING_ENGLISH;

const cardName = (card: Card): string => CORE_ENGLISH.card(card);
const names = (cards: readonly Card[]): string => CORE_ENGLISH.list(cards.map(cardName));

/** `jack of spades and 2 more`: the lowest of cards that go together, and how many lie on it. */
const together = ([first, ...more]: readonly Card[]): string => {
  if (first === undefined) return 'no card';
  return more.length === 0 ? cardName(first) : `${cardName(first)} and ${more.length} more`;
};

/** Clauses that tell what happened in a game. */
export const KLONDIKE_CHANGES_ENGLISH = {
  newGame: 'new game',
  anotherGame: 'another game',
  dealt: (tops: readonly Card[]): string => `on the tableau ${names(tops)}`,
  undone: 'undone',
  moved: (cards: readonly Card[], pile: PileId): string =>
    `${together(cards)} to ${KLONDIKE_ENGLISH.pile(pile)}`,
  /** Several cards go up to the foundations, one after the other. */
  risen: ([first = NO_CARD, ...more]: readonly Card[]): string =>
    more.length === 0
      ? `${cardName(first)} goes up`
      : `${cardName(first)} and ${more.length} more ${more.length === 1 ? 'card' : 'cards'} go up`,
  stockEmpty: 'the stock is empty',
  topOfStock: (card: Card): string => `${cardName(card)} on the stock`,
  turnedOver: 'the waste turned over onto the stock',
  wasteEmpty: 'the waste is empty',
  drawn: (cards: readonly Card[]): string => `${names(cards)} on the waste`,
  turnedUp: (card: Card): string => `${cardName(card)} turned up`,
  turnedDown: (card: Card): string => `${cardName(card)} turned down`,
  won: (moves: number): string => `you have won in ${CORE_ENGLISH.moves(moves)}`,
  inHand: (cards: readonly Card[]): string => `${together(cards)} in hand`,
  letGo: 'let go',
};

export type KlondikeChangeStrings = typeof KLONDIKE_CHANGES_ENGLISH;
