/** The French text for Monte Carlo Solitaire for the page and the terminal. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_FRENCH, theCard } from '../../../../core/strings/french.js';
import { MONTECARLO_TITLE_FRENCH } from '../../strings/french.js';
import type {
  CardCounts,
  CellContent,
  MONTECARLO_ENGLISH,
  MONTECARLO_HELP_ENGLISH,
  MonteCarloChangeStrings,
  MonteCarloRefusalStrings,
} from './english.js';

const STEP = { help: 'aller d’une carte à l’autre' };
const ROW_END = { help: 'aller au début ou à la fin de la ligne' };

export const MONTECARLO_FRENCH: typeof MONTECARLO_ENGLISH = {
  title: MONTECARLO_TITLE_FRENCH,
  commands: {
    left: STEP,
    down: STEP,
    up: STEP,
    right: STEP,
    rowStart: ROW_END,
    rowEnd: ROW_END,
    press: { help: 'cliquer sur la carte' },
    consolidate: { label: 'Consolider', help: 'combler les vides et compléter la grille' },
    hint: { label: 'Indice', help: 'indice\u202f: montrer une paire\u202f; une 2e fois, la retirer' },
    hintAhead: {
      label: 'Meilleur indice',
      help: 'meilleur indice\u202f: montrer le meilleur coup, puis le jouer',
    },
    game: { label: 'Numéro de partie', help: 'choisir une partie par son numéro' },
    help: { label: 'Aide', help: 'aide\u202f: les règles et ces touches' },
  },
  hints: {
    pair: 'Elles se touchent et ont la même valeur.',
    best: 'Cela mène à la meilleure fin trouvée.',
    consolidate: 'Aucune paire ne mène à une meilleure fin.',
    again: (isBest) => `Appuyez encore sur ${isBest ? 'Meilleur indice' : 'Indice'} pour le jouer.`,
  },
};

export const MONTECARLO_REFUSALS_FRENCH: MonteCarloRefusalStrings = {
  'not-dealt': 'Les cartes n’ont pas encore été distribuées.',
  'no-such-game': 'Un numéro de partie est un nombre entier de 64 bits.',
  'no-such-cell': 'Cette case n’existe pas.',
  'no-card': 'Cette case est vide.',
  'same-card': 'Une carte ne forme pas de paire avec elle-même.',
  'not-touching': 'Ces cartes ne se touchent pas.',
  'not-a-pair': 'Ces cartes n’ont pas la même valeur.',
  'nothing-to-do': 'Cela ne changerait rien.',
  'no-pair': 'Aucune carte ne touche une carte de même valeur.',
  'no-move': 'Il n’y a plus aucun coup possible.',
  won: 'Vous avez déjà gagné.',
  'nothing-to-undo': 'Il n’y a aucun coup à annuler.',
  'nothing-to-redo': 'Il n’y a aucun coup à rétablir.',
};

const RULES = `Retirez les 52 cartes, deux par deux. Chaque carte retirée vaut un point.

Deux cartes de même valeur qui se touchent, par un côté ou par un coin, forment
une paire. La couleur ne compte pas, et les bords opposés de la grille ne se
touchent pas. Cliquez sur une carte de la paire, puis sur l’autre.

«\u202fConsolider\u202f» ramène les cartes vers la gauche et vers le haut, puis remplit
les vides avec les cartes du paquet. Vous pouvez le faire à tout moment.

«\u202fIndice\u202f» montre une paire à retirer.`;

export const MONTECARLO_HELP_FRENCH: typeof MONTECARLO_HELP_ENGLISH = {
  course: `${RULES} «\u202fReplay\u202f» recommence la même
partie, et «\u202fNew Deal\u202f» en commence une autre.`,
  help: `${RULES} «\u202fAnnuler\u202f» annule votre
dernier coup. «\u202fRecommencer\u202f» recommence la même partie, et «\u202fNouvelle\u202f» en
commence une autre.`,
};

const { card: cardName, cards: inCards } = CORE_FRENCH;

const names = (cards: readonly Card[]): string => cards.map(cardName).join(' et ');

const left = (cards: number): string => (cards === 0 ? 'le paquet est vide' : `${cards} dans le paquet`);

const all = ({ dealt, left: inDeck }: CardCounts): string =>
  `${inCards(dealt)} sur la table, ${left(inDeck)}`;

const dealtNow = (cards: number): string =>
  `${cards === 0 ? 'aucune carte' : inCards(cards)} distribuée${cards < 2 ? '' : 's'}`;

/** `cinq de pique, ligne 1, colonne 3` */
export const cellName = ({ card, row, column }: CellContent): string =>
  `${card === NO_CARD ? 'case vide' : cardName(card)}, ligne ${row + 1}, colonne ${column + 1}`;

const hint = (isBest: boolean): string => (isBest ? 'Meilleur indice' : 'Indice');

export const MONTECARLO_CHANGES_FRENCH: MonteCarloChangeStrings = {
  won: (score) => `Vous avez gagné\u202f! Score\u202f: ${score}.`,
  score: (score) => `Score\u202f: ${score}.`,
  dealt: (game, cards) =>
    `${game === undefined ? 'Nouvelle partie' : `Partie ${game}`}\u202f: ${all(cards)}.`,
  restarted: (game, cards) =>
    `${game === undefined ? 'Partie' : `Partie ${game}`} recommencée\u202f: ${all(cards)}.`,
  undone: (cards) => `Coup annulé\u202f: ${all(cards)}.`,
  pairBack: (cards) => `Coup annulé\u202f: ${cards.map(theCard).join(' et ')} sont de retour.`,
  removed: (cards) => `${cards.length < 2 ? 'Carte retirée' : 'Cartes retirées'}\u202f: ${names(cards)}.`,
  changed: (cards) => `Les cartes ont changé\u202f: ${all(cards)}.`,
  consolidated: ({ dealt, left: inDeck }) => `Grille consolidée\u202f: ${dealtNow(dealt)}, ${left(inDeck)}.`,
  hint: (cells, isBest) => `${hint(isBest)}\u202f: ${cells.map(cellName).join(', et ')}.`,
  consolidateHint: (isBest) => `${hint(isBest)}\u202f: consolider.`,
  chosen: (cell) => `Sélection\u202f: ${cellName(cell)}.`,
  nothingChosen: 'Aucune carte n’est sélectionnée.',
};
