/** The French text for Klondike that every view uses. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import { CORE_FRENCH, counted, theCard } from '../../../../core/strings/french.js';
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

const STEP = { help: 'déplacer le curseur\u202f; la flèche du haut prend plus de cartes' };
const COUNT = { help: 'prendre une carte de plus ou de moins' };

const pileName = (pile: PileId): string => {
  if (isTableau(pile)) return `colonne ${pile.slice(1)}`;
  if (isFoundation(pile)) return `fondation ${pile.slice(1)}`;
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
    tableau: { help: 'aller à une colonne, puis à sa première carte visible' },
    inPlay: { help: 'aller au talon' },
    foundation: { help: 'aller à une fondation, puis à la suivante' },
    press: { help: 'jouer, prendre ou poser' },
    pickUp: { help: 'prendre des cartes et choisir où les poser' },
    more: COUNT,
    fewer: COUNT,
    letGo: { help: 'reposer les cartes, ou fermer' },
    clickStock: { label: 'Piocher', help: 'piocher, ou retourner le talon' },
    sendUp: { help: 'monter la carte sur une fondation' },
    hint: { label: 'Indice', help: 'montrer un coup\u202f; une 2e fois, le jouer' },
    finish: { label: 'Finir', help: 'finir la partie si possible\u202f; une touche suffit pour arrêter' },
    undoOne: { help: 'annuler un seul des coups automatiques' },
    toWinnable: {
      label: 'Revenir à une position gagnable',
      help: 'revenir à une position gagnable',
    },
    readPile: { help: 'décrire la pile, ou toute la table' },
    readTable: { help: 'décrire la pile, ou toute la table' },
    solution: { label: 'Voir la solution', help: 'voir comment gagner à partir d’ici' },
    previousDeal: { label: 'Donne précédente', help: 'jouer la donne précédente ou suivante' },
    nextDeal: { label: 'Donne suivante', help: 'jouer la donne précédente ou suivante' },
    deal: { label: 'Donne', help: 'choisir une donne par son numéro ou son nom' },
    help: { label: 'Touches', help: 'afficher ces touches' },
  },
  score: ({ scoring, points, balance }) => {
    if (scoring === 'standard') return `${points} ${Math.abs(points) < 2 ? 'point' : 'points'}`;
    return balance === undefined ? `${points} $` : `${points} $, solde ${balance} $`;
  },
  redealsLeft: (left) =>
    left === 0 ? 'dernier tour de pioche' : `encore ${counted(left, 'tour')} de pioche`,
  toStock: 'aller à la pioche',
};

export const KLONDIKE_REFUSALS_FRENCH: KlondikeRefusalStrings = {
  'not-dealt': 'Les cartes n’ont pas encore été distribuées.',
  'nothing-to-undo': 'Il n’y a aucun coup à annuler.',
  'nothing-to-redo': 'Il n’y a aucun coup à rétablir.',
  'no-such-pile': 'Cette pile n’existe pas.',
  'not-a-source': 'Vous ne pouvez pas prendre de carte dans cette pile.',
  'not-a-target': 'Une carte de cette pile ne peut pas aller à cet endroit.',
  'no-worrying-back': 'Vous ne pouvez pas reprendre une carte d’une fondation.',
  'bad-count': 'Le nombre de cartes doit être un nombre entier, 1 ou plus.',
  'empty-source': 'Il n’y a pas de carte à prendre.',
  'too-many': 'Il n’y a pas assez de cartes.',
  'top-card-only': 'Vous ne pouvez prendre ici que la carte du dessus.',
  'face-down': 'Vous ne pouvez pas jouer une carte face cachée.',
  'one-at-a-time': 'Une fondation ne reçoit qu’une carte à la fois.',
  'needs-ace': 'Une fondation commence par un as.',
  'wrong-suit': 'Cette fondation attend une autre couleur (pique, cœur, carreau ou trèfle).',
  'needs-king': 'Seul un roi peut aller sur une colonne vide.',
  'wrong-color': 'Dans les colonnes, une carte rouge va sur une noire, et une noire sur une rouge.',
  'wrong-rank': 'Cette carte n’a pas la bonne valeur.',
  'no-cards-left': 'La pioche et le talon sont vides.',
  'no-redeal-left': 'Vous ne pouvez plus retourner le talon.',
};

export const KLONDIKE_HELP_FRENCH: typeof KLONDIKE_HELP_ENGLISH = {
  press: {
    foundations: 'monter sur une fondation, prendre ou poser',
    off: 'prendre ou poser',
  },
  clicks: {
    always: 'D’un clic, vous jouez les cartes à la meilleure place ou vous les prenez en main.',
    foundations: 'D’un clic, vous montez les cartes sur une fondation ou vous les prenez en main.',
    off: 'D’un double clic, vous montez les cartes sur une fondation.',
  },
};

export const KLONDIKE_HINTS_FRENCH: KlondikeHintStrings = {
  noFinish: 'La partie ne peut pas encore se terminer toute seule.',
  noWayBack: {
    winnable: 'Vous pouvez encore gagner à partir d’ici.',
    never: 'Cette donne est impossible à gagner. Vous n’y êtes pour rien.',
    unknown: 'On ne connaît aucune position gagnable avant celle-ci.',
    searching: 'Le calcul continue\u202f: on ne sait pas encore si vous pouvez gagner.',
    trackerOff: 'L’indicateur de victoire est désactivé.',
  },
  solution: { searching: 'Recherche d’une solution…', none: 'Aucune solution n’a été trouvée.' },
  again: (key) => `Appuyez encore sur ${key ?? 'Indice'} pour le jouer.`,
  possible: 'Il existe un coup utile. Demandez un autre indice pour savoir où.',
  where: (pile) => `Regardez ${thePile(pile)}.`,
  which: (card, pile) => `Regardez ${theCard(card)} ${ofPile(pile)}.`,
  draw: 'Piochez.',
  move: ({ card, count, from, to }) =>
    `Déplacez ${theCard(card)}${count > 1 ? ', avec les cartes posées dessus,' : ''} ${ofPile(from)} vers ${thePile(to)}.`,
  why: {
    finish: 'La partie peut maintenant se terminer toute seule.',
    safe: 'Dans les colonnes, plus aucune carte de valeur inférieure n’a besoin de celle-ci.',
    'turn-up': 'Ce coup retourne une carte face cachée.',
    free: 'Ce coup libère une carte bloquée sous des cartes en désordre.',
    empty: 'Ce coup vide une colonne, où un roi pourra aller.',
    'raise-from-stock': 'Ce coup fait monter une carte de la pioche ou du talon sur sa fondation.',
    'play-from-stock': 'Ce coup met en jeu une carte de la pioche ou du talon.',
    look: 'Une carte que vous n’avez pas encore vue peut aider.',
    raise: 'Ce coup fait monter d’autres cartes sur les fondations.',
    'keeps-win': 'Ce coup garde la partie gagnable.',
    'later-turn-up': 'Ce coup en prépare un qui retourne une carte face cachée.',
    'later-free': 'Ce coup en prépare un qui libère une carte.',
    'later-empty': 'Ce coup en prépare un qui vide une colonne.',
    'later-raise-from-stock': 'Une carte de la pioche ou du talon pourra bientôt monter sur sa fondation.',
    'later-play-from-stock': 'Une carte de la pioche ou du talon pourra bientôt être jouée.',
    'later-raise': 'Ce coup prépare une montée sur les fondations.',
    'x-ray': 'Ce coup mène à la victoire. La recherche tient compte de toutes les cartes, même cachées.',
  },
  none: {
    won: 'La partie est gagnée.',
    'nothing-left': 'Plus aucun coup utile. Revenez en arrière ou commencez une nouvelle partie.',
    lost: 'Vous ne pouvez plus gagner cette partie.',
    'not-known': 'La recherche s’est arrêtée avant de trouver un coup utile.',
  },
  keyOrMenu: (key) => `${key} (ou les réglages)`,
  wayBack: (key) => `Pour revenir à une position gagnable, utilisez ${key}.`,
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
  dealt: (tops) => `sur les colonnes\u202f: ${names(tops)}`,
  undone: 'coup annulé',
  moved: (cards, pile) => `${together(cards)} sur ${thePile(pile)}`,
  movedUp: ([first = NO_CARD, ...more]) =>
    more.length === 0
      ? `${theCard(first)} monte`
      : `${theCard(first)} et ${more.length} ${more.length < 2 ? 'autre carte' : 'autres cartes'} montent`,
  stockEmpty: 'la pioche est vide',
  topOfStock: (card) => `${cardName(card)} sur la pioche`,
  turnedOver: 'talon retourné',
  wasteEmpty: 'le talon est vide',
  drawn: (cards) => `${names(cards)} sur le talon`,
  turnedUp: (card) => `${theCard(card)} devient visible`,
  turnedDown: (card) => `${theCard(card)} n’est plus visible`,
  won: (moves) => `vous avez gagné en ${inMoves(moves)}`,
  inHand: (cards) => `${together(cards)} en main`,
  letGo: 'cartes reposées',
};
