/** What Monte Carlo Solitaire says in every medium, in French. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import { MONTECARLO_TITLE_FRENCH } from '../../strings/french.js';
import type {
  CardCounts,
  CellContent,
  MONTECARLO_ENGLISH,
  MONTECARLO_HELP_ENGLISH,
  MonteCarloChangeStrings,
  MonteCarloRefusalStrings,
} from './english.js';

const STEP = { help: 'd’une carte à l’autre' };
const ALONG = { help: 'aux bouts de la ligne' };

export const MONTECARLO_FRENCH: typeof MONTECARLO_ENGLISH = {
  title: MONTECARLO_TITLE_FRENCH,
  commands: {
    left: STEP,
    down: STEP,
    up: STEP,
    right: STEP,
    rowStart: ALONG,
    rowEnd: ALONG,
    press: { help: 'cliquer sur la carte' },
    consolidate: { label: 'Consolider', help: 'resserrer les cartes et compléter depuis le paquet' },
    hint: { label: 'Indice', help: 'indice\u202f: la première paire qu’il y a' },
    hintAhead: { label: 'Meilleur indice', help: 'chercher le coup qui mène le plus loin' },
    game: { label: 'Numéro de partie', help: 'une partie par son numéro' },
    help: { label: 'Aide', help: 'aide\u202f: les règles et ces touches' },
  },
};

export const MONTECARLO_REFUSALS_FRENCH: MonteCarloRefusalStrings = {
  'not-dealt': 'Aucune partie n’a encore été distribuée.',
  'no-such-game': 'Une partie a pour numéro un entier de 64 bits.',
  'no-such-cell': 'Cette case n’existe pas.',
  'no-card': 'Il n’y a pas de carte dans cette case.',
  'same-card': 'Une carte ne fait pas paire avec elle-même.',
  'not-touching': 'Les cartes ne se touchent pas.',
  'not-a-pair': 'Les cartes ne sont pas de même valeur.',
  'nothing-to-do': 'Rien ne changerait.',
  'no-pair': 'Il n’y a pas deux cartes de même valeur qui se touchent.',
  'no-move': 'Il ne reste aucun coup.',
  won: 'La partie est gagnée.',
  'nothing-to-undo': 'Il n’y a aucun coup à annuler.',
  'nothing-to-redo': 'Il n’y a aucun coup à rétablir.',
};

const RULES = `But\u202f: retirer les 52 cartes, deux par deux. Chaque carte retirée est un point.

Une paire\u202f: deux cartes de même valeur qui se touchent, par un côté ou par un
coin. La couleur ne compte pas, et lignes et colonnes ne continuent pas à
l’autre bout. Cliquez sur une carte, puis sur l’autre.

Consolider, à tout moment, pousse les cartes à gauche et en haut dans les vides
et distribue des cartes du paquet aux places qui restent, tant qu’il y en a.

Indice montre une paire à retirer.`;

export const MONTECARLO_HELP_FRENCH: typeof MONTECARLO_HELP_ENGLISH = {
  course: `${RULES} Replay recommence la même partie, New Deal en
commence une autre.`,
  help: `${RULES} Recommencer reprend la donne depuis le
début, Nouvelle commence une autre partie. Annuler reprend des coups.`,
};

const { card: cardName, cards: inCards } = CORE_FRENCH;

const names = (cards: readonly Card[]): string => cards.map(cardName).join(' et ');

const left = (cards: number): string => (cards === 0 ? 'paquet vide' : `${cards} dans le paquet`);

const all = ({ dealt, left: inDeck }: CardCounts): string =>
  `${inCards(dealt)} sur la table, ${left(inDeck)}`;

const dealtNow = (cards: number): string =>
  `${cards === 0 ? 'aucune carte' : inCards(cards)} distribuée${cards < 2 ? '' : 's'}`;

/** `cinq de pique, ligne 1, colonne 3` */
export const cellName = ({ card, row, column }: CellContent): string =>
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
