/**
 * The texts of Klondike in every medium, in French: its piles and commands, its refusals, its hints.
 */
import type { PileId } from './piles.js';
import { isFoundation, isTableau } from './piles.js';
import type { KlondikeRefusalStrings, KlondikeStrings } from './english.js';

const STEP = { help: 'd’une pile à l’autre et dans une pile\u202f; vers le haut, plus de cartes' };
const COUNT = { help: 'plus ou moins de cartes' };

const pileName = (pile: PileId): string => {
  if (isTableau(pile)) return `colonne ${pile.slice(1)}`;
  if (isFoundation(pile)) return `base ${pile.slice(1)}`;
  return pile === 'stock' ? 'pioche' : 'talon';
};

/** `la colonne 3`, `le talon` */
export const thePile = (pile: PileId): string => `${pile === 'waste' ? 'le' : 'la'} ${pileName(pile)}`;

/** `de la colonne 3`, `du talon` */
export const ofPile = (pile: PileId): string => (pile === 'waste' ? 'du talon' : `de ${thePile(pile)}`);

export const KLONDIKE_FRENCH: KlondikeStrings = {
  title: 'Klondike',
  pile: pileName,
  commands: {
    left: STEP,
    down: STEP,
    up: STEP,
    right: STEP,
    tableau: { help: 'vers une colonne\u202f; encore\u202f: sa carte visible la plus basse' },
    inPlay: { help: 'vers le talon' },
    foundation: { help: 'vers une base\u202f; encore\u202f: la suivante' },
    press: { help: 'comme un clic\u202f: envoyer, prendre, poser' },
    pickUp: { help: 'prendre, pour choisir où poser' },
    more: COUNT,
    fewer: COUNT,
    letGo: { help: 'reposer\u202f; revenir' },
    clickStock: { label: 'Piocher', help: 'piocher, ou retourner le talon' },
    sendUp: { help: 'envoyer sur une base' },
    hint: { label: 'Indice', help: 'un indice\u202f; encore\u202f: un peu plus' },
    finish: { label: 'Finir', help: 'jouer le reste quand il se joue tout seul\u202f; une touche l’arrête' },
    undoOne: { help: 'annuler une seule carte, de celles qui sont montées d’elles-mêmes' },
    toWinnable: {
      label: 'Revenir où l’on pouvait gagner',
      help: 'revenir où la partie pouvait être gagnée',
    },
    readPile: { help: 'lire la pile, ou toute la table' },
    readTable: { help: 'lire la pile, ou toute la table' },
    solution: { label: 'Voir la solution', help: 'voir comment gagner la partie d’ici' },
    previousDeal: { label: 'Donne précédente', help: 'la donne du numéro précédent, ou du suivant' },
    nextDeal: { label: 'Donne suivante', help: 'la donne du numéro précédent, ou du suivant' },
    deal: { label: 'Donne', help: 'une donne par son numéro ou son nom' },
    help: { label: 'Touches', help: 'aide\u202f: ces touches' },
  },
  score: ({ scoring, points, balance }) => {
    if (scoring === 'standard') return `${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`;
    return balance === undefined ? `${points} $` : `${points} $, en tout ${balance} $`;
  },
  redealsLeft: (left) =>
    left === 0 ? 'plus de retournement' : `encore ${left} ${left < 2 ? 'retournement' : 'retournements'}`,
  toStock: 'vers la pioche',
};

export const KLONDIKE_REFUSALS_FRENCH: KlondikeRefusalStrings = {
  'not-dealt': 'Aucune partie n’a encore été distribuée.',
  'nothing-to-undo': 'Il n’y a aucun coup à annuler.',
  'nothing-to-redo': 'Il n’y a aucun coup à rétablir.',
  'no-such-pile': 'Cette pile n’existe pas.',
  'not-a-source': 'On ne peut prendre aucune carte de cette pile.',
  'not-a-target': 'On ne peut rien poser là depuis cette pile.',
  'no-worrying-back': 'Une carte ne revient pas d’une base.',
  'bad-count': 'Le nombre de cartes est un entier à partir de 1.',
  'empty-source': 'Il n’y a pas de carte à prendre.',
  'too-many': 'Il n’y a pas autant de cartes.',
  'top-card-only': 'Seule la carte du dessus peut être prise ici.',
  'face-down': 'Une carte face cachée ne peut pas être jouée.',
  'one-at-a-time': 'Une base prend une carte à la fois.',
  'needs-ace': 'Seul un as peut commencer une base.',
  'wrong-suit': 'Une base prend les cartes de sa couleur\u202f: pique, cœur, carreau ou trèfle.',
  'needs-king': 'Seul un roi peut aller sur une colonne vide.',
  'wrong-color': 'Une colonne prend rouge sur noir et noir sur rouge.',
  'wrong-rank': 'La carte ne suit pas dans l’ordre.',
  'no-cards-left': 'La pioche et le talon sont vides.',
  'no-redeal-left': 'Le talon ne peut plus être retourné.',
};
