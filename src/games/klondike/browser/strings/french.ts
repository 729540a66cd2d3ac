/** The French text for a Klondike table on a page, for the screen and for screen readers. */
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

const { card: cardName, list, cards: inCards } = CORE_FRENCH;
const titled = (pile: PileId, suit?: Suit): string =>
  capitalized(KLONDIKE_FRENCH.pile(pile)) + (suit === undefined ? '' : `, ${CORE_FRENCH.suit(suit)}`);

const KLONDIKE_BROWSER_FRENCH: KlondikeBrowserSection = {
  refused: 'Ce n’est pas possible.',
  notTaken: (pile) => `Vous ne pouvez pas poser cela sur ${thePile(pile)}.`,
  fixedCard: 'Vous ne pouvez pas prendre cette carte.',
  noCard: 'Il n’y a pas de carte à prendre.',
  nothingToSendUp: 'Il n’y a pas de carte à monter sur une fondation.',
  noFoundation: 'Aucune fondation ne peut recevoir cette carte pour le moment.',
  noUndo: 'Ce jeu ne permet pas d’annuler.',
  nothingToUndo: 'Il n’y a aucun coup à annuler.',
  isWon: 'Vous avez gagné. Annulez, ou commencez une nouvelle partie.',
  isWonForGood: 'Vous avez gagné. Commencez une nouvelle partie.',

  pressToFinish: 'Appuyez sur E pour finir.',
  turnOnTracker: 'Activez-le dans les réglages (F10).',

  truth: { winnable: 'gagnable', lost: 'perdue', unknown: 'inconnu', searching: 'calcul…' },

  backToMove: (move) => (move === 0 ? 'Revenir au début' : `Revenir au coup ${move}`),

  table: 'Table',
  pile: titled,
  column: (pile, cards, hidden) =>
    list([titled(pile), inCards(cards), ...(hidden > 0 ? [`${inCards(hidden)} face cachée`] : [])]),
  emptyPile: (pile, suit) => `${titled(pile, suit)}, vide`,
  hiddenPile: (pile, cards) => `${titled(pile)}, ${inCards(cards)} face cachée`,
  cardInColumn: (card, pile, [place, of]) => `${cardName(card)}, ${place} sur ${of} dans ${thePile(pile)}`,
  topCard: (card, pile) => `${cardName(card)}, sur le dessus ${ofPile(pile)}`,
  cardIn: (card, pile) => `${cardName(card)}, dans ${thePile(pile)}`,
  stockToDraw: 'Pioche\u202f: piocher des cartes',
  stockToTurn: 'Pioche, vide\u202f: retourner le talon',
  buryingWaste: (isEmpty, mayDraw) =>
    `Talon, ${isEmpty ? 'vide' : 'face cachée'}${mayDraw ? '\u202f: y poser une carte de la pioche' : ''}`,

  clickHint: 'Cliquez sur une carte, puis sur la pile où la poser.',
  dragHint: 'Faites glisser les cartes, ou cliquez sur une carte, puis sur la pile où la poser.',
  stockHint: 'Vous jouez la carte du dessus de la pioche. Cliquez sur le talon pour l’y poser.',
  redealsHint: 'Le nombre sur la pioche indique combien de fois vous pouvez encore retourner le talon.',
  dealButton: (title) => `Donne ${title}`,
  dealField: 'Tapez une donne, par exemple 12345, kpat:1 ou les 52 cartes\u202f:',
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
