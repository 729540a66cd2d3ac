/** What happened in a game of Monte Carlo Solitaire, in sentences, in French. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import { CORE_FRENCH } from '../../../core/strings/french.js';
import type { CardsTold, CellTold, MonteCarloChangeStrings } from './changes-english.js';

const { card: cardName, cards: inCards } = CORE_FRENCH;

const names = (cards: readonly Card[]): string => cards.map(cardName).join(' et ');

const left = (cards: number): string => (cards === 0 ? 'paquet vide' : `${cards} dans le paquet`);

const all = ({ dealt, left: inDeck }: CardsTold): string => `${inCards(dealt)} sur la table, ${left(inDeck)}`;

const dealtNow = (cards: number): string =>
  `${cards === 0 ? 'aucune carte' : inCards(cards)} distribuée${cards < 2 ? '' : 's'}`;

/** `cinq de pique, ligne 1, colonne 3` */
export const cellName = ({ card, row, column }: CellTold): string =>
  `${card === NO_CARD ? 'case vide' : cardName(card)}, ligne ${row + 1}, colonne ${column + 1}`;

const hint = (isBest: boolean): string => (isBest ? 'Meilleur indice' : 'Indice');

export const MONTECARLO_CHANGES_FRENCH: MonteCarloChangeStrings = {
  won: (score) => `Vous avez gagné\u202f: score ${score}.`,
  score: (score) => `Score\u202f: ${score}.`,
  dealt: (game, cards) =>
    `${game === undefined ? 'Nouvelle partie' : `Partie ${game}`}\u202f: ${all(cards)}.`,
  restarted: (game, cards) =>
    `${game === undefined ? 'Partie' : `Partie ${game}`} recommencée\u202f: ${all(cards)}.`,
  undone: (cards) => `Annulé\u202f: ${all(cards)}.`,
  pairBack: (cards) => `Annulé\u202f: ${names(cards)} sont de retour.`,
  removed: (cards) => `${cards.length < 2 ? 'Carte retirée' : 'Cartes retirées'}\u202f: ${names(cards)}.`,
  changed: (cards) => `Les cartes ont changé\u202f: ${all(cards)}.`,
  consolidated: ({ dealt, left: inDeck }) => `Consolidé\u202f: ${dealtNow(dealt)}, ${left(inDeck)}.`,
  hint: (cells, isBest) => `${hint(isBest)}\u202f: ${cells.map(cellName).join(', et ')}.`,
  consolidateHint: (isBest) => `${hint(isBest)}\u202f: consolider.`,
  chosen: (cell) => `Choix\u202f: ${cellName(cell)}.`,
  nothingChosen: 'Plus rien n’est choisi.',
};
