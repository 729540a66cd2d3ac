/** The texts of a table of Klondike on a page, those for screen readers included, in French. */
import { BROWSER_FRENCH } from '../../../../browser/strings/french.js';
import type { Suit } from '../../../../core/card.js';
import { CARD_SEARCH_FRENCH, CORE_FRENCH } from '../../../../core/strings/french.js';
import { capitalized } from '../../../../core/text/format.js';
import type { PileId } from '../../words/piles.js';
import {
  KLONDIKE_CHANGES_FRENCH,
  KLONDIKE_FRENCH,
  KLONDIKE_HELP_FRENCH,
  KLONDIKE_HINTS_FRENCH,
  KLONDIKE_READING_FRENCH,
  ofPile,
  thePile,
} from '../../words/strings/french.js';
import type { KlondikeBrowserSection, KlondikeBrowserStrings } from './english.js';

const { card: cardName, list, moves: inMoves, cards: inCards } = CORE_FRENCH;
const titled = (pile: PileId, suit?: Suit): string =>
  capitalized(KLONDIKE_FRENCH.pile(pile)) + (suit === undefined ? '' : ` de ${CORE_FRENCH.suit(suit)}`);

const KLONDIKE_BROWSER_FRENCH: KlondikeBrowserSection = {
  wonSentence: (moves) => `Vous avez gagné en ${inMoves(moves)}.`,
  refused: 'C’est refusé.',
  notTaken: (pile) => `${capitalized(thePile(pile))} ne prend pas ce qui était en main.`,
  fixedCard: 'Cette carte ne peut pas être prise.',
  noCard: 'Il n’y a pas de carte à prendre.',
  nothingToSendUp: 'Il n’y a pas de carte à envoyer sur une base.',
  noFoundation: 'Aucune base ne prend cette carte.',
  noUndo: 'Dans ce jeu, on ne peut annuler aucun coup.',
  nothingToUndo: 'Il n’y a aucun coup à annuler.',
  isWon: 'La partie est gagnée\u202f: annulez, ou commencez-en une nouvelle.',
  isWonForGood: 'La partie est gagnée\u202f: commencez-en une nouvelle.',

  playedBy: 'E le joue.',

  truthToldBy: 'Le menu (F10) le fait dire.',

  truth: { winnable: 'gagnable', lost: 'perdue', unknown: 'inconnu', sought: 'calcul…' },

  table: 'Table',
  pile: titled,
  column: (pile, cards, hidden) =>
    list([titled(pile), inCards(cards), ...(hidden > 0 ? [`${inCards(hidden)} face cachée`] : [])]),
  emptyPile: (pile, suit) => `${titled(pile, suit)}, vide`,
  hiddenPile: (pile, cards) => `${titled(pile)}, ${inCards(cards)} face cachée`,
  cardInColumn: (card, pile, [place, of]) => `${cardName(card)}, ${place} sur ${of} dans ${thePile(pile)}`,
  topCard: (card, pile) => `${cardName(card)}, dessus ${ofPile(pile)}`,
  cardIn: (card, pile) => `${cardName(card)}, dans ${thePile(pile)}`,
  stockToDraw: 'Pioche\u202f: piocher',
  stockToTurn: 'Pioche, vide\u202f: retourner le talon',
  buryingWaste: (isEmpty, mayDraw) =>
    `Talon, ${isEmpty ? 'vide' : 'face cachée'}${mayDraw ? '\u202f: y piocher une carte' : ''}`,

  clickHint: 'Cliquez sur une carte, puis sur la pile où elle va.',
  dragHint: 'Faites glisser des cartes, ou cliquez sur l’une d’elles, puis sur la pile où elle va.',
  stockHint: 'La carte du dessus de la pioche est en jeu\u202f; un clic sur le talon l’y pose.',
  redealsHint: 'Le nombre au coin de la pioche dit combien de fois le talon peut encore être retourné.',
  dealButton: (title) => `Donne ${title}`,
  dealField: 'Un nom, comme 12345, dotnet:0 ou 52 cartes\u202f:',
};

export const FRENCH: KlondikeBrowserStrings = {
  core: CORE_FRENCH,
  cardSearch: CARD_SEARCH_FRENCH,
  browser: BROWSER_FRENCH,
  klondike: KLONDIKE_FRENCH,
  klondikeHelp: KLONDIKE_HELP_FRENCH,
  klondikeHints: KLONDIKE_HINTS_FRENCH,
  klondikeReading: KLONDIKE_READING_FRENCH,
  klondikeChanges: KLONDIKE_CHANGES_FRENCH,
  klondikeBrowser: KLONDIKE_BROWSER_FRENCH,
};
