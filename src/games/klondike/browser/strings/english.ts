/** The texts of a table of Klondike on a page, those for screen readers included, in English. */
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
} from '../../words/strings/english.js';

const cardName = (card: Card): string => CORE_ENGLISH.card(card);
const pileName = (pile: PileId): string => KLONDIKE_ENGLISH.pile(pile);
const titled = (pile: PileId, suit?: Suit): string =>
  capitalized(pileName(pile)) + (suit === undefined ? '' : ` for ${CORE_ENGLISH.suit(suit)}`);

export const KLONDIKE_BROWSER_ENGLISH = {
  /** Sentences that are shown. */
  wonSentence: (moves: number): string => `You have won in ${CORE_ENGLISH.moves(moves)}.`,
  refused: 'That is refused.',
  notTaken: (pile: PileId): string => `${titled(pile)} does not take what was in hand.`,
  fixedCard: 'This card may not be picked up.',
  noCard: 'There is no card to pick up.',
  nothingToSendUp: 'There is no card to send up.',
  noFoundation: 'No foundation takes this card.',
  noUndo: 'In this game no move is taken back.',
  nothingToUndo: 'There is no move to undo.',
  isWon: 'The game is won: undo, or start a new one.',
  isWonForGood: 'The game is won: start a new one.',
  /** Told once after the sentence that the rest of the game plays itself. */
  playedBy: 'E plays it.',

  /** Told after the sentence that it is not told whether the game can be won. */
  truthToldBy: 'The menu (F10) has it told.',

  /** Can the game be won? Shown over the table. */
  truth: { winnable: 'can be won', lost: 'lost', unknown: 'not known', sought: 'deciding…' },

  /** Names of things. */
  table: 'Table',
  /** `Foundation 2`, or `Foundation 2 for diamonds` if only that suit goes there */
  pile: titled,
  /** `Tableau 4, 5 cards, 3 face down` @param hidden how many of the cards lie face down */
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
  /** For a game played from its stock: a drawn card is laid on the waste, face down. */
  buryingWaste: (isEmpty: boolean, mayDraw: boolean): string =>
    `Waste, ${isEmpty ? 'empty' : 'face down'}${mayDraw ? ': draw a card onto it' : ''}`,

  /** Under the list of keys. */
  clickHint: 'Click a card, then the pile it goes to.',
  dragHint: 'Drag cards, or press one and then the pile it goes to.',
  stockHint: "The stock's top card is in play; a press on the waste lays it there.",
  /** Where the waste may not be turned over as often as one likes. */
  redealsHint: "The number in the stock's corner tells how many redeals are left.",
  /** The button that shows the deal. */
  dealButton: (title: string): string => `Deal ${title}`,
  /** The label of the field in which a deal is typed. */
  dealField: 'A name, such as 12345, dotnet:0 or 52 cards:',
};

export type KlondikeBrowserSection = typeof KLONDIKE_BROWSER_ENGLISH;

/** The texts of a `BrowserView`, such as `FRENCH` of `klondike-kit/french`. */
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
