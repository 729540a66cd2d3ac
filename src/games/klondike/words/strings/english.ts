/** The English text for Klondike that every view uses. */
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
    left: { help: 'move the cursor; up takes more cards' },
    down: { help: 'move the cursor; up takes more cards' },
    up: { help: 'move the cursor; up takes more cards' },
    right: { help: 'move the cursor; up takes more cards' },
    tableau: { help: 'go to a tableau pile; again: its first face-up card' },
    inPlay: { help: 'go to the waste' },
    foundation: { help: 'go to a foundation; again: the next one' },
    press: { help: 'move, pick up or put down' },
    pickUp: { help: 'pick up cards and choose where they go' },
    more: { help: 'take more or fewer cards' },
    fewer: { help: 'take more or fewer cards' },
    letGo: { help: 'put the cards back; close' },
    clickStock: { label: 'Draw', help: 'draw, or turn the waste over' },
    sendUp: { help: 'move the card to a foundation' },
    hint: { label: 'Hint', help: 'show a move; again: play it' },
    finish: { label: 'Finish', help: 'finish the game, once it can finish itself; any key stops' },
    undoOne: { help: 'undo just one of the automatic moves' },
    toWinnable: { label: 'Back to a winnable position', help: 'go back to a winnable position' },
    readPile: { help: 'describe the pile, or the whole table' },
    readTable: { help: 'describe the pile, or the whole table' },
    solution: { label: 'Show solution', help: 'show how to win from here' },
    previousDeal: { label: 'Previous deal', help: 'play the previous or next deal' },
    nextDeal: { label: 'Next deal', help: 'play the previous or next deal' },
    deal: { label: 'Deal', help: 'choose a deal by its number or name' },
    help: { label: 'Keys', help: 'show these keys' },
  },
  /** `45 points`, or `-$32, balance $12`. */
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
  /** `no redeals left`, `1 redeal left` */
  redealsLeft: (left: number): string =>
    `${left === 0 ? 'no' : left} ${left === 1 ? 'redeal' : 'redeals'} left`,
  /** The help for `inPlay` if the stock's top card is in play. */
  toStock: 'go to the stock',
};

export const KLONDIKE_REFUSALS_ENGLISH = {
  'not-dealt': 'No game has been dealt yet.',
  'nothing-to-undo': "There's no move to undo.",
  'nothing-to-redo': "There's no move to redo.",
  'no-such-pile': "That pile doesn't exist.",
  'not-a-source': "You can't take cards from this pile.",
  'not-a-target': "You can't move cards there from this pile.",
  'no-worrying-back': "You can't take cards back from a foundation.",
  'bad-count': 'The number of cards must be a whole number of at least 1.',
  'empty-source': "There's no card to take.",
  'too-many': "There aren't that many cards.",
  'top-card-only': 'You can only take the top card here.',
  'face-down': "You can't move a face-down card.",
  'one-at-a-time': 'A foundation takes one card at a time.',
  'needs-ace': 'A foundation starts with an ace.',
  'wrong-suit': 'This foundation takes a different suit.',
  'needs-king': 'Only a king can go on an empty tableau pile.',
  'wrong-color': 'On the tableau, red goes on black and black on red.',
  'wrong-rank': "That card isn't next in rank.",
  'no-cards-left': 'The stock and the waste are both empty.',
  'no-redeal-left': 'You have no redeals left.',
};

/** Why a move is refused, as a code from `REFUSALS` or from your own rules (see `Rules.refusals`). */
export type Refusal = keyof typeof KLONDIKE_REFUSALS_ENGLISH | (string & Record<never, never>);

/** A sentence for each code in `REFUSALS`. */
export type KlondikeRefusalStrings = Readonly<Record<Refusal, string>>;

/** The effects of a click and of Enter, in lists of keys. They depend on the setting for one-click moves. */
export const KLONDIKE_HELP_ENGLISH = {
  /** The help for Enter where one click moves cards to foundations only, or not at all. */
  press: {
    foundations: 'move to a foundation, pick up or put down',
    off: 'pick up or put down',
  },
  clicks: {
    always: 'One click moves cards to the best place, or picks them up.',
    foundations: 'One click moves cards to a foundation, or picks them up.',
    off: 'A double click moves cards to a foundation.',
  },
};

/** `tableau 4`, `the waste` */
export const thePile = (pile: PileId): string =>
  `${isTableau(pile) || isFoundation(pile) ? '' : 'the '}${KLONDIKE_ENGLISH.pile(pile)}`;

/** A move of `count` cards, named by the lowest one. */
export interface HintedMove {
  readonly card: Card;
  readonly count: number;
  readonly from: PileId;
  readonly to: PileId;
}

export const KLONDIKE_HINTS_ENGLISH = {
  noFinish: "The game can't finish itself yet.",
  /** Why undo can't lead back to a winnable position. */
  noWayBack: {
    winnable: 'You can still win from here.',
    never: "This deal can't be won. It wasn't you.",
    unknown: 'No earlier position is known to be winnable.',
    searching: 'Still checking whether you can win.',
    trackerOff: 'Win tracker is off.',
  },
  solution: { searching: 'Looking for a solution…', none: 'No solution found.' },
  /** Added to a hint that shows its move. */
  /** @param key the key or the button */
  again: (key?: string): string => `Press ${key ?? 'Hint'} again to play it.`,
  possible: 'A useful move exists. Another hint shows where.',
  where: (pile: PileId): string => `Look at ${thePile(pile)}.`,
  which: (card: Card, pile: PileId): string => `Look at the ${CORE_ENGLISH.card(card)} on ${thePile(pile)}.`,
  draw: 'Draw from the stock.',
  move: ({ card, count, from, to }: HintedMove): string =>
    `Move the ${CORE_ENGLISH.card(card)}${count > 1 ? ', with the cards on it,' : ''} from ${thePile(from)} to ${thePile(to)}.`,
  why: {
    finish: 'The game can finish itself now.',
    safe: 'No lower card needs it on the tableau anymore.',
    'turn-up': 'This turns up a face-down card.',
    free: 'This frees a card from under cards that are out of order.',
    empty: 'This empties a tableau pile, where a king can go.',
    'raise-from-stock': 'This brings a card from the stock or waste to its foundation.',
    'play-from-stock': 'This brings a card from the stock or waste into play.',
    look: 'An unseen card may help.',
    raise: 'This brings more cards to the foundations.',
    'keeps-win': 'This keeps the game winnable.',
    // What a later move does.
    'later-turn-up': 'This prepares a move that turns up a face-down card.',
    'later-free': 'This prepares a move that frees a card.',
    'later-empty': 'This prepares a move that empties a tableau pile.',
    'later-raise-from-stock': 'A card from the stock or waste can go to its foundation soon.',
    'later-play-from-stock': 'A card from the stock or waste can be played soon.',
    'later-raise': 'This prepares moves to the foundations.',
    'x-ray': 'This leads to a win. The search looked at every card, even face-down ones.',
  },
  none: {
    won: 'The game is won.',
    'nothing-left': 'No useful moves left. Go back or start a new game.',
    lost: "This game can't be won anymore.",
    'not-known': 'The search stopped before it found a useful move.',
  },
  /** Used if the table's settings have the same command. */
  keyOrMenu: (key: string): string => `${key} (or the settings)`,
  /** @param key the key, or the result of `keyOrMenu` */
  wayBack: (key: string): string => `${key} takes you back to a winnable position.`,
};

export type KlondikeHintStrings = typeof KLONDIKE_HINTS_ENGLISH;

const titled = (pile: PileId): string => capitalized(KLONDIKE_ENGLISH.pile(pile));

/** Descriptions of the table, for players who ask for them. */
export const KLONDIKE_READING_ENGLISH = {
  /** `Tableau 4, 3 face down, seven of hearts, six of clubs` @param cards the face-up cards, bottom to top */
  pile: (pile: PileId, hidden: number, cards: readonly Card[]): string =>
    [
      titled(pile),
      ...(hidden > 0 ? [`${hidden} face down`] : []),
      ...(cards.length > 0 ? [CORE_ENGLISH.list(cards.map(CORE_ENGLISH.card))] : []),
      ...(hidden + cards.length === 0 ? ['empty'] : []),
    ].join(', '),
  /** A face-down pile whose number of cards is not visible. */
  hiddenPile: (pile: PileId): string => `${titled(pile)}, face down`,
  /**
   * `Stock, 24 cards, 2 redeals left`
   * @param cards undefined if there are some, but the player can't see how many @param redeals undefined if unlimited
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

/** `jack of spades and 2 more`: the lowest card, then the number of cards on it. */
const together = ([first, ...more]: readonly Card[]): string => {
  if (first === undefined) return 'no card';
  return more.length === 0 ? cardName(first) : `${cardName(first)} and ${more.length} more`;
};

/** Clauses that announce changes in a game. */
export const KLONDIKE_CHANGES_ENGLISH = {
  newGame: 'new game',
  anotherGame: 'another game',
  dealt: (tops: readonly Card[]): string => `on the tableau ${names(tops)}`,
  undone: 'undone',
  moved: (cards: readonly Card[], pile: PileId): string =>
    `${together(cards)} to ${KLONDIKE_ENGLISH.pile(pile)}`,
  /** Announces cards that automatic moves bring to the foundations. */
  movedUp: ([first = NO_CARD, ...more]: readonly Card[]): string =>
    more.length === 0
      ? `${cardName(first)} goes up`
      : `${cardName(first)} and ${more.length} more ${more.length === 1 ? 'card' : 'cards'} go up`,
  stockEmpty: 'the stock is empty',
  topOfStock: (card: Card): string => `${cardName(card)} on the stock`,
  turnedOver: 'waste turned over',
  wasteEmpty: 'the waste is empty',
  drawn: (cards: readonly Card[]): string => `${names(cards)} on the waste`,
  turnedUp: (card: Card): string => `${cardName(card)} turned up`,
  turnedDown: (card: Card): string => `${cardName(card)} turned down`,
  won: (moves: number): string => `you won in ${CORE_ENGLISH.moves(moves)}`,
  inHand: (cards: readonly Card[]): string => `${together(cards)} in hand`,
  letGo: 'put back',
};

export type KlondikeChangeStrings = typeof KLONDIKE_CHANGES_ENGLISH;
