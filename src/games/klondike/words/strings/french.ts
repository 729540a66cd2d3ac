/** What Klondike says in every medium, in French. */
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

export const KLONDIKE_FRENCH: typeof KLONDIKE_ENGLISH = {
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
    return balance === undefined ? `${points} $` : `${points} $, solde ${balance} $`;
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

export const KLONDIKE_HELP_FRENCH: typeof KLONDIKE_HELP_ENGLISH = {
  press: {
    foundations: 'comme un clic\u202f: envoyer sur une base, prendre, poser',
    off: 'comme un clic\u202f: prendre, poser',
  },
  clicks: {
    always: 'Un clic envoie des cartes à la meilleure place, ou sinon les prend.',
    foundations: 'Un clic envoie des cartes sur les bases, ou sinon les prend.',
    off: 'Un double clic envoie des cartes sur les bases.',
  },
};

/** `à la colonne 3`, `au talon` */
const toPile = (pile: PileId): string => (pile === 'waste' ? 'au talon' : `à ${thePile(pile)}`);

export const KLONDIKE_HINTS_FRENCH: KlondikeHintStrings = {
  noFinish: 'La partie ne se joue pas encore toute seule.',
  noWayBack: {
    winnable: 'La partie peut encore être gagnée à partir d’ici.',
    never: 'Aucun coup n’a perdu cette partie\u202f: cette donne ne peut pas être gagnée.',
    unknown: 'On ne sait pas si la partie pouvait être gagnée avant.',
    sought: 'On cherche encore si la partie peut être gagnée.',
    untold: 'On ne dit pas si la partie peut être gagnée.',
  },
  solution: { sought: 'Recherche d’une solution…', none: 'Aucune solution n’a été trouvée.' },
  possible: 'Il y a quelque chose à faire.',
  where: (pile) => `Regardez ${thePile(pile)}.`,
  which: (card, pile) => `Regardez cette carte ${ofPile(pile)}\u202f: ${CORE_FRENCH.card(card)}.`,
  draw: 'Piochez.',
  move: ({ card, count, from, to }) =>
    `Passez cette carte ${ofPile(from)} ${toPile(to)}${count > 1 ? ', avec celles qui la couvrent' : ''}\u202f: ${CORE_FRENCH.card(card)}.`,
  why: {
    finish: 'Le reste de la partie se joue tout seul.',
    safe: 'Elle monte, et aucune carte plus basse n’en a plus besoin.',
    'turn-up': 'Ainsi une carte face cachée est retournée.',
    free: 'Ainsi une carte couverte par des cartes en désordre est libérée.',
    empty: 'Ainsi une colonne se vide et peut recevoir un roi.',
    'raise-from-stock': 'Ainsi une carte de la pioche ou du talon monte sur sa base.',
    'play-from-stock': 'Ainsi une carte de la pioche ou du talon entre en jeu.',
    look: 'La pioche contient des cartes que vous n’avez pas encore vues.',
    raise: 'Ainsi il y a plus de cartes sur les bases.',
    'x-ray': 'Cette suite gagne\u202f; elle a été trouvée en regardant toutes les cartes, même face cachée.',
  },
  none: {
    won: 'La partie est gagnée.',
    'nothing-left':
      'Il ne reste aucun coup utile\u202f: aucun ne retourne une carte, ne vide une colonne ni ne fait monter une base, ni maintenant ni plus tard.',
    lost: 'La partie ne peut plus être gagnée.',
    'not-known': 'Aucun coup utile n’a été trouvé avant l’arrêt de la recherche.',
  },
  keyOrMenu: (key) => `${key}, ou le menu,`,
  wayBack: (key) => `${key} revient où elle pouvait être gagnée.`,
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
  turnedOver: 'le talon est retourné sur la pioche',
  wasteEmpty: 'le talon est vide',
  drawn: (cards) => `${names(cards)} sur le talon`,
  turnedUp: (card) => `${cardName(card)} face visible`,
  turnedDown: (card) => `${cardName(card)} face cachée`,
  won: (moves) => `vous avez gagné en ${inMoves(moves)}`,
  inHand: (cards) => `${together(cards)} en main`,
  letGo: 'cartes reposées',
};
