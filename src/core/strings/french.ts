/** The French texts that all games share in every medium. */
import { rankOf, suitOf } from '../card.js';
import { capitalized } from '../text/format.js';
import type { CardSearchStrings, CoreStrings } from './english.js';

const RANKS = [
  'as',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'valet',
  'dame',
  'roi',
];

const SUITS = ['pique', 'cœur', 'carreau', 'trèfle'];

/** In French, 0 and 1 take the singular. */
export const counted = (number: number, noun: string): string => `${number} ${noun}${number < 2 ? '' : 's'}`;

export const CORE_FRENCH: CoreStrings = {
  language: 'fr',
  card: (card) => `${RANKS[rankOf(card) - 1] ?? ''} de ${SUITS[suitOf(card)] ?? ''}`,
  suit: (suit) => SUITS[suit] ?? '',
  cards: (cards) => counted(cards, 'carte'),
  moves: (moves) => counted(moves, 'coup'),
  list: (items) => items.join(', '),
  clauses: (clauses) => clauses.join('\u202f; '),
  ownLayout: 'disposition personnelle',
  ownDeck: 'paquet personnel',
  keys: {
    Arrows: 'Flèches',
    Space: 'Espace',
    Enter: 'Entrée',
    Escape: 'Échap',
    Backspace: 'Retour arrière',
    Home: 'Début',
    End: 'Fin',
    Shift: 'Maj',
  },
  settings: {
    click: {
      label: 'Un clic déplace une carte',
      values: { always: 'Partout', foundations: 'Vers une base', off: 'Jamais' },
    },
    up: {
      label: 'Les cartes montent d’elles-mêmes',
      values: { all: 'Toujours', safe: 'Quand c’est sans risque', off: 'Jamais' },
    },
    time: { label: 'Montrer le temps', values: { on: 'Oui', off: 'Non' } },
    truth: { label: 'Dire si la partie peut être gagnée', values: { on: 'Oui', off: 'Non' } },
  },
  commands: {
    undo: { label: 'Annuler', help: 'annuler le dernier coup' },
    redo: { label: 'Rétablir', help: 'le rétablir' },
    newGame: { label: 'Nouvelle', help: 'nouvelle partie' },
    again: { label: 'Recommencer', help: 'recommencer cette donne' },
    moves: { label: 'Coups\u2026', help: 'tous les coups, même annulés' },
    find: { help: 'chercher une carte\u202f: sa valeur, puis sa couleur' },
    about: { label: 'À propos', help: 'à propos du jeu' },
    quit: { label: 'Quitter', help: 'quitter' },
  },
};

export const CARD_SEARCH_FRENCH: CardSearchStrings = {
  askCard: 'Quelle carte\u202f? Sa valeur\u202f: a, 2 à 9, x, v, d ou r.',
  askRank: 'Sa valeur\u202f: a, 2 à 9, x, v, d ou r.',
  askSuit: 'Sa couleur\u202f: p, c, k (carreau) ou t.',
  ranks: 'a23456789xvdr',
  suits: 'pckt',
  notSought: 'Aucune carte n’est cherchée.',
  notSeen: (card) => `${capitalized(CORE_FRENCH.card(card))}\u202f: carte non visible.`,
};
