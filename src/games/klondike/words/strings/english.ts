/** The texts of Klondike in every medium, in English, with one section per subject. */
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
    left: { help: 'move between and within piles; up: more cards' },
    down: { help: 'move between and within piles; up: more cards' },
    up: { help: 'move between and within piles; up: more cards' },
    right: { help: 'move between and within piles; up: more cards' },
    tableau: { help: 'go to a tableau pile; again: its lowest face-up card' },
    inPlay: { help: 'go to the waste' },
    foundation: { help: 'go to a foundation; again: the next one' },
    press: { help: 'like a click: send cards, pick up, put down' },
    pickUp: { help: 'pick up cards, to choose where they go' },
    more: { help: 'take more or fewer cards' },
    fewer: { help: 'take more or fewer cards' },
    letGo: { help: 'let go of cards; go back' },
    clickStock: { label: 'Draw', help: 'draw, or turn the waste over' },
    sendUp: { help: 'send a card to a foundation' },
    hint: { label: 'Hint', help: 'get a hint; again: see more of it' },
    finish: { label: 'Finish', help: 'play the rest if it plays itself; any key stops it' },
    undoOne: { help: 'undo only one of the cards that moved automatically' },
    toWinnable: { label: 'Back to a winnable position', help: 'go back to a winnable position' },
    readPile: { help: 'read the pile, or the whole table' },
    readTable: { help: 'read the pile, or the whole table' },
    solution: { label: 'Show the solution', help: 'show how to win from here' },
    previousDeal: { label: 'Previous deal', help: 'the deal before or after this one' },
    nextDeal: { label: 'Next deal', help: 'the deal before or after this one' },
    deal: { label: 'Deal', help: 'choose a deal by number or name' },
    help: { label: 'Keys', help: 'show these keys' },
  },
  /** Next to the number of moves: `45 points`, `-$32, all games $12`. */
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
    return balance === undefined ? dollars(points) : `${dollars(points)}, all games ${dollars(balance)}`;
  },
  /** `no redeals left`, `2 redeals left`. */
  redealsLeft: (left: number): string =>
    `${left === 0 ? 'no' : left} ${left === 1 ? 'redeal' : 'redeals'} left`,
  /** Help for the command `inPlay` if the stock's top card is in play. */
  toStock: 'go to the stock',
};

export const KLONDIKE_REFUSALS_ENGLISH = {
  'not-dealt': 'No game has been dealt yet.',
  'nothing-to-undo': 'There is no move to undo.',
  'nothing-to-redo': 'There is no move to redo.',
  'no-such-pile': 'There is no such pile.',
  'not-a-source': "You can't take cards from this pile.",
  'not-a-target': "You can't move cards there from this pile.",
  'no-worrying-back': "You can't take cards back from a foundation.",
  'bad-count': 'The number of cards must be a whole number, at least 1.',
  'empty-source': 'There is no card to take.',
  'too-many': "There aren't that many cards.",
  'top-card-only': 'You can only take the top card here.',
  'face-down': "Face-down cards aren't in play.",
  'one-at-a-time': 'A foundation takes one card at a time.',
  'needs-ace': 'Only an ace can start a foundation.',
  'wrong-suit': 'This foundation takes another suit.',
  'needs-king': 'Only a king can go to an empty tableau pile.',
  'wrong-color': 'A tableau pile takes red on black and black on red.',
  'wrong-rank': 'The card has the wrong rank.',
  'no-cards-left': 'The stock and the waste are both empty.',
  'no-redeal-left': 'You have no redeals left.',
};

/** The code of a reason for a refusal: one of `REFUSALS`, or one of your own rules (see `Rules.refusals`). */
export type Refusal = keyof typeof KLONDIKE_REFUSALS_ENGLISH | (string & Record<never, never>);

/** A sentence for each reason in `REFUSALS`. */
export type KlondikeRefusalStrings = Readonly<Record<Refusal, string>>;

/** Lines in lists of keys about clicks and Enter. They depend on the player's settings. */
export const KLONDIKE_HELP_ENGLISH = {
  /** The effect of Enter if a click can't send cards to every pile. */
  press: {
    foundations: 'like a click: send up, pick up, put down',
    off: 'like a click: pick up, put down',
  },
  /** The effect of clicks. */
  clicks: {
    always: 'One click sends cards to the best pile or picks them up.',
    foundations: 'One click sends cards to the foundations or picks them up.',
    off: 'A double click sends cards to the foundations.',
  },
};

/** `tableau 4`, `the waste` */
export const thePile = (pile: PileId): string =>
  `${isTableau(pile) || isFoundation(pile) ? '' : 'the '}${KLONDIKE_ENGLISH.pile(pile)}`;

/** The move of a hint: its lowest card, and the number of cards. */
export interface HintedMove {
  readonly card: Card;
  readonly count: number;
  readonly from: PileId;
  readonly to: PileId;
}

/** The sentences of hints. */
export const KLONDIKE_HINTS_ENGLISH = {
  noFinish: "The game can't play itself yet.",
  /** Why undo can't make the game winnable again. */
  noWayBack: {
    winnable: 'You can still win from here.',
    never: "This deal can't be won. It wasn't you.",
    unknown: 'No earlier position is known to be winnable.',
    sought: 'Still checking whether you can win this game.',
    /** For a player whose win tracker is off. */
    untold: 'Win tracker is off.',
  },
  solution: { sought: 'Looking for a solution…', none: 'No solution found.' },
  possible: 'A useful move exists. Ask again to see more.',
  where: (pile: PileId): string => `Look at ${thePile(pile)}.`,
  which: (card: Card, pile: PileId): string => `Look at the ${CORE_ENGLISH.card(card)} on ${thePile(pile)}.`,
  draw: 'Draw from the stock.',
  move: ({ card, count, from, to }: HintedMove): string =>
    `Move the ${CORE_ENGLISH.card(card)}${count > 1 ? ' and the cards on it' : ''} from ${thePile(from)} to ${thePile(to)}.`,
  why: {
    finish: 'The rest of the game plays itself.',
    safe: 'It can go up safely: no other card needs it any more.',
    'turn-up': 'This turns up a face-down card.',
    free: 'This frees a card that lies under cards out of order.',
    empty: 'This empties a tableau pile, so it can take a king.',
    'raise-from-stock': 'This sends a card of the stock or the waste to its foundation.',
    'play-from-stock': 'This brings a card of the stock or the waste into play.',
    look: "The stock has cards that you haven't seen yet.",
    raise: 'This brings more cards to the foundations.',
    'x-ray': 'This line wins. The search looked at all cards, even face-down ones.',
  },
  none: {
    won: 'The game is won.',
    'nothing-left':
      'No useful moves left: nothing can turn up a card, empty a pile or build up a foundation, now or later.',
    lost: 'The game can no longer be won.',
    'not-known': 'The search stopped before it found a useful move.',
  },
  /** A key, at a table with a menu that does the same. */
  keyOrMenu: (key: string): string => `${key}, or the menu,`,
  /** @param key the key that goes back to a winnable position */
  wayBack: (key: string): string => `${key} goes back to a winnable position.`,
};

export type KlondikeHintStrings = typeof KLONDIKE_HINTS_ENGLISH;

const titled = (pile: PileId): string => capitalized(KLONDIKE_ENGLISH.pile(pile));

/** Sentences that read out the table when the player asks. */
export const KLONDIKE_READING_ENGLISH = {
  /** `Tableau 4, 3 face down, seven of hearts, six of clubs` @param cards the face-up cards, bottom to top */
  pile: (pile: PileId, hidden: number, cards: readonly Card[]): string =>
    [
      titled(pile),
      ...(hidden > 0 ? [`${hidden} face down`] : []),
      ...(cards.length > 0 ? [CORE_ENGLISH.list(cards.map(CORE_ENGLISH.card))] : []),
      ...(hidden + cards.length === 0 ? ['empty'] : []),
    ].join(', '),
  /** A face-down pile whose cards the player can't count. */
  hiddenPile: (pile: PileId): string => `${titled(pile)}, face down`,
  /**
   * `Stock, 24 cards, 2 redeals left`
   * @param cards undefined if there are cards that the player can't count @param redeals undefined if they are unlimited
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

/** `jack of spades and 2 more`: the lowest of some cards that move together, and the number of cards on it. */
const together = ([first, ...more]: readonly Card[]): string => {
  if (first === undefined) return 'no card';
  return more.length === 0 ? cardName(first) : `${cardName(first)} and ${more.length} more`;
};

/** Clauses about the changes in a game. */
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
  turnedOver: 'the waste is turned over',
  wasteEmpty: 'the waste is empty',
  drawn: (cards: readonly Card[]): string => `${names(cards)} on the waste`,
  turnedUp: (card: Card): string => `${cardName(card)} turned up`,
  turnedDown: (card: Card): string => `${cardName(card)} turned down`,
  won: (moves: number): string => `you have won in ${CORE_ENGLISH.moves(moves)}`,
  inHand: (cards: readonly Card[]): string => `${together(cards)} in hand`,
  letGo: 'let go',
};

export type KlondikeChangeStrings = typeof KLONDIKE_CHANGES_ENGLISH;
