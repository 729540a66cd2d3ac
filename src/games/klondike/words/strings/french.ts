/** The texts of Klondike in every medium, in French. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_FRENCH, counted } from '../../../../core/strings/french.js';
import { capitalized } from '../../../../core/text/format.js';
import type { PileId } from '../piles.js';
import { isFoundation, isTableau } from '../piles.js';
import type {
  KLONDIKE_ENGLISH,
  KLONDIKE_HELP_ENGLISH,
  KlondikeChangeStrings,
  KlondikeHintStrings,
  KlondikeReadingStrings,
  KlondikeRefusalStrings,
} from './english.js';

const STEP = { help: 'changer de pile ou de carte\u202f; vers le haut\u202f: plus de cartes' };
const COUNT = { help: 'prendre plus ou moins de cartes' };

const pileName = (pile: PileId): string => {
  if (isTableau(pile)) return `colonne ${pile.slice(1)}`;
  if (isFoundation(pile)) return `base ${pile.slice(1)}`;
  return pile === 'stock' ? 'pioche' : 'talon';
};

/** `la colonne 3`, `le talon` */
export const thePile = (pile: PileId): string => `${pile === 'waste' ? 'le' : 'la'} ${pileName(pile)}`;

/** `de la colonne 3`, `du talon` */
export const ofPile = (pile: PileId): string => (pile === 'waste' ? 'du talon' : `de ${thePile(pile)}`);

export const KLONDIKE_FRENCH: typeof KLONDIKE_ENGLISH = {
  title: 'Klondike',
  pile: pileName,
  commands: {
    left: STEP,
    down: STEP,
    up: STEP,
    right: STEP,
    tableau: { help: 'aller à une colonne\u202f; encore\u202f: sa carte visible la plus basse' },
    inPlay: { help: 'aller au talon' },
    foundation: { help: 'aller à une base\u202f; encore\u202f: la suivante' },
    press: { help: 'comme un clic\u202f: envoyer, prendre, poser' },
    pickUp: { help: 'prendre des cartes, pour choisir où les poser' },
    more: COUNT,
    fewer: COUNT,
    letGo: { help: 'reposer les cartes\u202f; revenir' },
    clickStock: { label: 'Piocher', help: 'piocher, ou retourner le talon' },
    sendUp: { help: 'envoyer une carte sur une base' },
    hint: { label: 'Indice', help: 'obtenir un indice\u202f; encore\u202f: en voir plus' },
    finish: {
      label: 'Finir',
      help: 'finir la partie si elle se joue toute seule\u202f; une touche l’arrête',
    },
    undoOne: { help: 'annuler une seule des cartes jouées automatiquement' },
    toWinnable: { label: 'Revenir à une position gagnable', help: 'revenir à une position gagnable' },
    readPile: { help: 'lire la pile, ou toute la table' },
    readTable: { help: 'lire la pile, ou toute la table' },
    solution: { label: 'Voir la solution', help: 'voir comment gagner à partir d’ici' },
    previousDeal: { label: 'Donne précédente', help: 'la donne précédente ou suivante' },
    nextDeal: { label: 'Donne suivante', help: 'la donne précédente ou suivante' },
    deal: { label: 'Donne', help: 'choisir une donne par son numéro ou son nom' },
    help: { label: 'Touches', help: 'voir ces touches' },
  },
  score: ({ scoring, points, balance }) => {
    if (scoring === 'standard') return `${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`;
    return balance === undefined ? `${points} $` : `${points} $, en tout ${balance} $`;
  },
  redealsLeft: (left) =>
    left === 0 ? 'plus aucun retournement' : `encore ${left} ${left < 2 ? 'retournement' : 'retournements'}`,
  toStock: 'aller à la pioche',
};

export const KLONDIKE_REFUSALS_FRENCH: KlondikeRefusalStrings = {
  'not-dealt': 'Aucune partie n’a encore été distribuée.',
  'nothing-to-undo': 'Il n’y a aucun coup à annuler.',
  'nothing-to-redo': 'Il n’y a aucun coup à rétablir.',
  'no-such-pile': 'Cette pile n’existe pas.',
  'not-a-source': 'Vous ne pouvez pas prendre de carte dans cette pile.',
  'not-a-target': 'Vous ne pouvez rien y poser depuis cette pile.',
  'no-worrying-back': 'Vous ne pouvez pas reprendre une carte d’une base.',
  'bad-count': 'Le nombre de cartes doit être un entier, au moins 1.',
  'empty-source': 'Il n’y a pas de carte à prendre.',
  'too-many': 'Il n’y a pas assez de cartes.',
  'top-card-only': 'Vous ne pouvez prendre ici que la carte du dessus.',
  'face-down': 'Les cartes face cachée ne sont pas en jeu.',
  'one-at-a-time': 'Une base prend une carte à la fois.',
  'needs-ace': 'Seul un as peut commencer une base.',
  'wrong-suit': 'Cette base prend une autre couleur\u202f: pique, cœur, carreau ou trèfle.',
  'needs-king': 'Seul un roi peut aller sur une colonne vide.',
  'wrong-color': 'Dans une colonne, les cartes rouges et noires alternent.',
  'wrong-rank': 'La carte n’a pas la bonne valeur.',
  'no-cards-left': 'La pioche et le talon sont vides tous les deux.',
  'no-redeal-left': 'Vous ne pouvez plus retourner le talon.',
};

export const KLONDIKE_HELP_FRENCH: typeof KLONDIKE_HELP_ENGLISH = {
  press: {
    foundations: 'comme un clic\u202f: envoyer sur une base, prendre, poser',
    off: 'comme un clic\u202f: prendre, poser',
  },
  clicks: {
    always: 'Un clic envoie les cartes à la meilleure place ou les prend.',
    foundations: 'Un clic envoie les cartes sur les bases ou les prend.',
    off: 'Un double clic envoie les cartes sur les bases.',
  },
};

/** `à la colonne 3`, `au talon` */
const toPile = (pile: PileId): string => (pile === 'waste' ? 'au talon' : `à ${thePile(pile)}`);

export const KLONDIKE_HINTS_FRENCH: KlondikeHintStrings = {
  noFinish: 'La partie ne peut pas encore se jouer toute seule.',
  noWayBack: {
    winnable: 'Vous pouvez encore gagner à partir d’ici.',
    never: 'Cette donne est impossible à gagner. Vous n’y êtes pour rien.',
    unknown: 'Aucune position précédente n’est gagnable à coup sûr.',
    sought: 'Recherche en cours\u202f: peut-on encore gagner\u202f?',
    untold: 'Le suivi de victoire est désactivé.',
  },
  solution: { sought: 'Recherche d’une solution…', none: 'Aucune solution trouvée.' },
  possible: 'Un coup utile existe. Redemandez pour en voir plus.',
  where: (pile) => `Regardez ${thePile(pile)}.`,
  which: (card, pile) => `Regardez cette carte ${ofPile(pile)}\u202f: ${CORE_FRENCH.card(card)}.`,
  draw: 'Piochez.',
  move: ({ card, count, from, to }) =>
    `Passez cette carte ${ofPile(from)} ${toPile(to)}${count > 1 ? ', avec celles qui la couvrent' : ''}\u202f: ${CORE_FRENCH.card(card)}.`,
  why: {
    finish: 'Le reste de la partie se joue tout seul.',
    safe: 'Elle peut monter sans risque\u202f: aucune autre carte n’en a plus besoin.',
    'turn-up': 'Cela retourne une carte face cachée.',
    free: 'Cela libère une carte couverte par des cartes en désordre.',
    empty: 'Cela vide une colonne, qui peut alors recevoir un roi.',
    'raise-from-stock': 'Cela envoie une carte de la pioche ou du talon sur sa base.',
    'play-from-stock': 'Cela met en jeu une carte de la pioche ou du talon.',
    look: 'La pioche contient des cartes que vous n’avez pas encore vues.',
    raise: 'Cela amène plus de cartes sur les bases.',
    'x-ray': 'Cette suite gagne. La recherche a regardé toutes les cartes, même face cachée.',
  },
  none: {
    won: 'La partie est gagnée.',
    'nothing-left':
      'Plus aucun coup utile\u202f: rien ne peut retourner une carte, vider une colonne ou faire monter une base, ni maintenant ni plus tard.',
    lost: 'Vous ne pouvez plus gagner cette partie.',
    'not-known': 'La recherche s’est arrêtée avant de trouver un coup utile.',
  },
  keyOrMenu: (key) => `${key}, ou le menu,`,
  wayBack: (key) => `${key} ramène à une position gagnable.`,
};

const titled = (pile: PileId): string => capitalized(KLONDIKE_FRENCH.pile(pile));

export const KLONDIKE_READING_FRENCH: KlondikeReadingStrings = {
  pile: (pile, hidden, cards) =>
    [
      titled(pile),
      ...(hidden > 0 ? [`${CORE_FRENCH.cards(hidden)} face cachée`] : []),
      ...(cards.length > 0 ? [CORE_FRENCH.list(cards.map(CORE_FRENCH.card))] : []),
      ...(hidden + cards.length === 0 ? ['vide'] : []),
    ].join(', '),
  hiddenPile: (pile) => `${titled(pile)}, face cachée`,
  stock: (cards, redeals) =>
    [
      'Pioche',
      cards === undefined ? 'non vide' : cards === 0 ? 'vide' : CORE_FRENCH.cards(cards),
      ...(redeals === undefined ? [] : [KLONDIKE_FRENCH.redealsLeft(redeals)]),
    ].join(', '),
  found: (card, pile, [place, of]) =>
    `${capitalized(CORE_FRENCH.card(card))}, ${of > 1 ? `${place} sur ${of} ` : ''}dans ${thePile(pile)}`,
};

const { card: cardName, list, moves: inMoves } = CORE_FRENCH;
const names = (cards: readonly Card[]): string => list(cards.map(cardName));

/** `valet de pique et 2 autres` */
const together = ([first, ...more]: readonly Card[]): string => {
  if (first === undefined) return 'aucune carte';
  return more.length === 0 ? cardName(first) : `${cardName(first)} et ${counted(more.length, 'autre')}`;
};

export const KLONDIKE_CHANGES_FRENCH: KlondikeChangeStrings = {
  newGame: 'nouvelle partie',
  anotherGame: 'autre partie',
  dealt: (tops) => `sur les colonnes ${names(tops)}`,
  undone: 'coup annulé',
  moved: (cards, pile) => `${together(cards)} sur ${thePile(pile)}`,
  risen: ([first = NO_CARD, ...more]) =>
    more.length === 0
      ? `${cardName(first)} monte`
      : `${cardName(first)} et ${more.length} ${more.length < 2 ? 'autre carte' : 'autres cartes'} montent`,
  stockEmpty: 'la pioche est vide',
  topOfStock: (card) => `${cardName(card)} sur la pioche`,
  turnedOver: 'le talon est retourné',
  wasteEmpty: 'le talon est vide',
  drawn: (cards) => `${names(cards)} sur le talon`,
  turnedUp: (card) => `${cardName(card)} face visible`,
  turnedDown: (card) => `${cardName(card)} face cachée`,
  won: (moves) => `vous avez gagné en ${inMoves(moves)}`,
  inHand: (cards) => `${together(cards)} en main`,
  letGo: 'cartes reposées',
};
