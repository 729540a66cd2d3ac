/** The English text for a Klondike table on a page, for the screen and for screen readers. */
import { BROWSER_ENGLISH } from '../../../../browser/strings/english.js';
import type { Card, Suit } from '../../../../core/card.js';
import { CARD_SEARCH_ENGLISH, CORE_ENGLISH } from '../../../../core/strings/english.js';
import { capitalized } from '../../../../core/text/format.js';
import type { PileId } from '../../words/piles.js';
import {
  KLONDIKE_CHANGES_ENGLISH,
  KLONDIKE_ENGLISH,
  KLONDIKE_HELP_ENGLISH,
  KLONDIKE_HINTS_ENGLISH,
  KLONDIKE_READING_ENGLISH,
  thePile,
} from '../../words/strings/english.js';

const cardName = (card: Card): string => CORE_ENGLISH.card(card);
const pileName = (pile: PileId): string => KLONDIKE_ENGLISH.pile(pile);
const titled = (pile: PileId, suit?: Suit): string =>
  capitalized(pileName(pile)) + (suit === undefined ? '' : ` for ${CORE_ENGLISH.suit(suit)}`);

export const KLONDIKE_BROWSER_ENGLISH = {
  refused: "You can't do that.",
  notTaken: (pile: PileId): string => `You can't put that on ${thePile(pile)}.`,
  fixedCard: "You can't pick up this card.",
  noCard: "There's no card to pick up.",
  nothingToSendUp: "There's no card to move up.",
  noFoundation: 'No foundation takes this card yet.',
  noUndo: 'This game has no undo.',
  nothingToUndo: "There's no move to undo.",
  isWon: 'You won this game. Undo, or start a new one.',
  isWonForGood: 'You won this game. Start a new one.',
  /** Added once to the sentence that says the game can finish itself. */
  pressToFinish: 'Press E to finish.',
  /** Added to the sentence that says the win tracker is off. */
  turnOnTracker: 'Turn it on in the settings (F10).',

  /** The win tracker, above the table. */
  truth: { winnable: 'winnable', lost: 'lost', unknown: 'unknown', searching: 'checking…' },

  /** The button that undoes the moves after the last winnable position. */
  backToMove: (move: number): string => (move === 0 ? 'Back to the start' : `Back to move ${move}`),

  table: 'Table',
  /** `Foundation 2`, or `Foundation 2 for diamonds` if it takes only that suit */
  pile: titled,
  /** `Tableau 4, 5 cards, 3 face down` @param hidden how many of the cards are face down */
  column: (pile: PileId, cards: number, hidden: number): string =>
    [titled(pile), CORE_ENGLISH.cards(cards), ...(hidden > 0 ? [`${hidden} face down`] : [])].join(', '),
  emptyPile: (pile: PileId, suit?: Suit): string => `${titled(pile, suit)}, empty`,
  hiddenPile: (pile: PileId, cards: number): string =>
    `${titled(pile)}, ${CORE_ENGLISH.cards(cards)} face down`,
  /** `queen of hearts, 3 of 5 in tableau 4` */
  cardInColumn: (card: Card, pile: PileId, [place, of]: readonly [number, number]): string =>
    `${cardName(card)}, ${place} of ${of} in ${pileName(pile)}`,
  topCard: (card: Card, pile: PileId): string => `${cardName(card)}, top of ${pileName(pile)}`,
  cardIn: (card: Card, pile: PileId): string => `${cardName(card)}, in ${pileName(pile)}`,
  stockToDraw: 'Stock: draw cards',
  stockToTurn: 'Stock, empty: turn the waste over',
  /** Used if the stock is in play. Then a drawn card goes face down on the waste. */
  buryingWaste: (isEmpty: boolean, mayDraw: boolean): string =>
    `Waste, ${isEmpty ? 'empty' : 'face down'}${mayDraw ? ': draw a card onto it' : ''}`,

  clickHint: 'Click a card, then the pile to move it to.',
  dragHint: 'Drag cards, or click one and then the pile to move it to.',
  stockHint: "You play the stock's top card. Click the waste to put it there.",
  /** Used if the rules limit redeals. */
  redealsHint: 'The number on the stock shows how many redeals are left.',
  dealButton: (title: string): string => `Deal ${title}`,
  /** The label of the field in which the player types a deal. */
  dealField: 'Type a deal, such as 12345, kpat:1 or 52 cards:',
};

export type KlondikeBrowserSection = typeof KLONDIKE_BROWSER_ENGLISH;

/** The texts of a `BrowserView`, such as `FRENCH` from `klondike-kit/french`. */
export interface KlondikeBrowserStrings {
  readonly core: typeof CORE_ENGLISH;
  readonly cardSearch: typeof CARD_SEARCH_ENGLISH;
  readonly browser: typeof BROWSER_ENGLISH;
  readonly klondike: typeof KLONDIKE_ENGLISH;
  readonly klondikeHelp: typeof KLONDIKE_HELP_ENGLISH;
  readonly klondikeHints: typeof KLONDIKE_HINTS_ENGLISH;
  readonly klondikeReading: typeof KLONDIKE_READING_ENGLISH;
  readonly klondikeChanges: typeof KLONDIKE_CHANGES_ENGLISH;
  readonly klondikeBrowser: typeof KLONDIKE_BROWSER_ENGLISH;
}

export const ENGLISH: KlondikeBrowserStrings = {
  core: CORE_ENGLISH,
  cardSearch: CARD_SEARCH_ENGLISH,
  browser: BROWSER_ENGLISH,
  klondike: KLONDIKE_ENGLISH,
  klondikeHelp: KLONDIKE_HELP_ENGLISH,
  klondikeHints: KLONDIKE_HINTS_ENGLISH,
  klondikeReading: KLONDIKE_READING_ENGLISH,
  klondikeChanges: KLONDIKE_CHANGES_ENGLISH,
  klondikeBrowser: KLONDIKE_BROWSER_ENGLISH,
};
