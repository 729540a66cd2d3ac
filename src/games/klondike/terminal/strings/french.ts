/** The texts of Klondike in a terminal, in French. */
import { CARD_SEARCH_FRENCH, CORE_FRENCH } from '../../../../core/strings/french.js';
import { TERMINAL_FRENCH } from '../../../../terminal/strings/french.js';
import {
  KLONDIKE_CHANGES_FRENCH,
  KLONDIKE_FRENCH,
  KLONDIKE_HELP_FRENCH,
  KLONDIKE_HINTS_FRENCH,
  KLONDIKE_READING_FRENCH,
} from '../../words/strings/french.js';
import type { KlondikeTerminalSection, KlondikeTerminalStrings } from './english.js';

const won = (moves: number): string => `Vous avez gagné en ${CORE_FRENCH.moves(moves)}\u202f!`;

const KLONDIKE_TERMINAL_FRENCH: KlondikeTerminalSection = {
  credits: 'Solitaire Klondike',
  moves: (moves) => `Coups\u202f: ${moves}`,
  won,
  footer: {
    commands: {
      clickStock: ['piocher', 'pioche'],
      sendUp: ['monter', 'monte'],
      undo: ['annuler', 'annule'],
      newGame: ['nouvelle partie', 'nouvelle'],
      again: ['recommencer', 'début'],
      deal: ['choisir la donne', 'donne'],
      hint: ['indice'],
      help: ['aide'],
      quit: ['quitter', 'quitte'],
    },
    playing: [
      { carrying: 'flèches\u202f: bouger  {press prend, pose}', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: true },
      { carrying: '', isBrief: true },
    ],
    sending: [
      { carrying: 'flèches\u202f: bouger  {press envoie ou prend}', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: true },
      { carrying: '', isBrief: true },
    ],
    carrying: 'flèches, entrée',
    finish: [
      'Le reste se joue tout seul\u202f: {finish le joue}',
      '{finish joue le reste}',
      '{finish finir}',
    ],
    finishing: ['{finish l’arrête, comme toute autre touche}', 'Une touche l’arrête.'],
    inHand: (cards) => [`En main\u202f: ${cards} - {press pose}, {letGo repose}`, `En main\u202f: ${cards}`],
    won: (moves, choosesDeals) => [
      `${won(moves)} {newGame nouvelle}, ${choosesDeals ? '{again recommencer}, ' : ''}{undo annuler}`,
      `${won(moves)} {newGame}, {undo}\u202f: continuer`,
      'Gagné\u202f! {newGame nouvelle}, {undo annuler}',
      'Gagné\u202f! {newGame}, {undo}',
    ],
  },
  truth: { winnable: 'gagnable', lost: 'perdue', unknown: 'inconnu', sought: '...' },
  truthToldBy: (key) => `Les réglages (${key}) le font dire.`,
  solution: {
    sought: 'Recherche d’une solution… Appuyez sur une touche pour l’arrêter.',
    stopped: 'La recherche est arrêtée. v la relance.',
  },
  adviceFailed: 'Aucun conseil possible\u202f: le solveur ne marche pas.',
  line: {
    begins: (moves) => `D’ici la partie est gagnée en ${CORE_FRENCH.moves(moves)}.`,
    move: (number, of, text) => `${number} sur ${of}\u202f: ${text}`,
    keys: ['Droite avance, gauche recule, échap revient à la partie.', 'Droite, gauche, échap.'],
  },
  cannotPutThere: 'Ces cartes ne peuvent pas être posées là.',
  noCardToSendUp: 'Il n’y a pas de carte à monter.',
  noCardToPickUp: 'Il n’y a pas de carte à prendre.',
  takable: (most) =>
    most === 1
      ? 'Ici, vous pouvez prendre une seule carte.'
      : `Ici, vous pouvez prendre de 1 à ${most} cartes.`,
  noFoundationTakes: 'Aucune base ne prend cette carte.',
  leaving: {
    newGame: (key) => [
      `Quitter cette partie\u202f? ${key} en donne une autre, toute autre touche continue.`,
      `Quitter\u202f? ${key} redonne, sinon non.`,
    ],
    again: (key) => [
      `Recommencer cette donne\u202f? ${key} recommence, toute autre touche continue.`,
      `Recommencer\u202f? ${key}\u202f: oui, sinon non.`,
    ],
    previousDeal: (key) => [
      `Quitter cette partie pour la donne précédente\u202f? ${key} y va, toute autre touche continue.`,
      `Donne précédente\u202f? ${key}\u202f: oui, sinon non.`,
    ],
    nextDeal: (key) => [
      `Quitter cette partie pour la donne suivante\u202f? ${key} y va, toute autre touche continue.`,
      `Donne suivante\u202f? ${key}\u202f: oui, sinon non.`,
    ],
  },
  deal: {
    label: 'Donne',
    hints: [
      '12345 ou #12345\u202f; entrée la joue, haut rappelle les précédentes, échap revient',
      '12345\u202f; haut\u202f: précédentes, échap\u202f: retour',
    ],
    expected: 'Attendu un nombre ou des cartes',
  },
  help: {
    title: 'Comment jouer',
    mouse: {
      waste:
        'La souris clique sur la pioche, fait glisser les cartes (ou clique sur elles, puis sur leur place), et clique sur les commandes sous la table.',
      stock:
        'La souris clique sur le talon pour piocher, fait glisser les cartes (ou clique sur elles, puis sur leur place), et clique sur les commandes sous la table.',
    },
    rules: 'Les règles',
    rulesOf: (house) => `Les règles\u202f: ${house}`,
  },
  differences: (sentences) => [
    `Règles de la maison\u202f: ${sentences.join(' ')}`,
    'Cette maison a ses propres règles\u202f: «\u202f?\u202f» les dit.',
    '? dit les règles',
  ],
};

export const FRENCH: KlondikeTerminalStrings = {
  core: CORE_FRENCH,
  cardSearch: CARD_SEARCH_FRENCH,
  terminal: TERMINAL_FRENCH,
  klondike: KLONDIKE_FRENCH,
  klondikeChanges: KLONDIKE_CHANGES_FRENCH,
  klondikeHelp: KLONDIKE_HELP_FRENCH,
  klondikeHints: KLONDIKE_HINTS_FRENCH,
  klondikeReading: KLONDIKE_READING_FRENCH,
  klondikeTerminal: KLONDIKE_TERMINAL_FRENCH,
};
