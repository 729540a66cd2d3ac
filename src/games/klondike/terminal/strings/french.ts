/** The French text for Klondike in a terminal. */
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
      { carrying: 'flèches pour bouger  {press pour prendre ou poser}', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: true },
      { carrying: '', isBrief: true },
    ],
    sending: [
      { carrying: 'flèches pour bouger  {press pour jouer ou prendre}', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: false },
      { carrying: 'flèches, entrée', isBrief: true },
      { carrying: '', isBrief: true },
    ],
    carrying: 'flèches, entrée',
    finish: [
      'La partie peut se terminer toute seule\u202f: {finish pour la finir}',
      '{finish pour finir la partie}',
      '{finish finir}',
    ],
    finishing: ['{finish ou une autre touche pour arrêter}', 'Appuyez sur une touche pour arrêter.'],
    inHand: (cards) => [
      `En main\u202f: ${cards} - {press pour poser}, {letGo pour reposer}`,
      `En main\u202f: ${cards}`,
    ],
    won: (moves, choosesDeals) => [
      `${won(moves)} {newGame nouvelle}, ${choosesDeals ? '{again recommencer}, ' : ''}{undo annuler}`,
      `${won(moves)} {newGame nouvelle}, {undo annuler}`,
      'Gagné\u202f! {newGame nouvelle}, {undo annuler}',
      'Gagné\u202f! {newGame}, {undo}',
    ],
  },
  truth: { winnable: 'gagnable', lost: 'perdue', unknown: 'inconnu', searching: '...' },
  turnOnTracker: (key) => `Activez-le dans les réglages (${key}).`,
  solution: {
    searching: 'Recherche d’une solution… Appuyez sur une touche pour arrêter la recherche.',
    stopped: 'La recherche est arrêtée. Appuyez sur v pour la relancer.',
  },
  adviceFailed: 'Les indices ne sont pas disponibles\u202f: le solveur ne répond pas.',
  line: {
    begins: (moves) => `Vous pouvez gagner à partir d’ici en ${CORE_FRENCH.moves(moves)}.`,
    move: (number, of, text) => `${number} sur ${of}\u202f: ${text}`,
    keys: [
      'Droite et gauche pour parcourir les coups, échap pour revenir à la partie.',
      'Droite, gauche, échap.',
    ],
  },
  cannotPutThere: 'Vous ne pouvez pas poser ces cartes à cet endroit.',
  noCardToSendUp: 'Il n’y a pas de carte à monter sur une fondation.',
  noCardToPickUp: 'Il n’y a pas de carte à prendre.',
  takable: (most) =>
    most === 1
      ? 'Ici, vous ne pouvez prendre qu’une carte.'
      : `Ici, vous pouvez prendre de 1 à ${most} cartes.`,
  noFoundationTakes: 'Aucune fondation ne peut recevoir cette carte pour le moment.',
  leaving: {
    newGame: (key) => [
      `Quitter cette partie\u202f? Tapez ${key} pour confirmer, une autre touche pour rester.`,
      `Quitter\u202f? Tapez ${key} pour oui.`,
    ],
    again: (key) => [
      `Recommencer cette donne\u202f? Tapez ${key} pour oui, une autre touche pour non.`,
      `Recommencer\u202f? Tapez ${key} pour oui.`,
    ],
    previousDeal: (key) => [
      `Passer à la donne précédente\u202f? Tapez ${key} pour oui, une autre touche pour non.`,
      `Donne précédente\u202f? Tapez ${key} pour oui.`,
    ],
    nextDeal: (key) => [
      `Passer à la donne suivante\u202f? Tapez ${key} pour oui, une autre touche pour non.`,
      `Donne suivante\u202f? Tapez ${key} pour oui.`,
    ],
  },
  deal: {
    label: 'Donne',
    hints: [
      'par exemple 12345 ou #12345\u202f; entrée pour jouer, haut pour les donnes précédentes, échap pour revenir',
      'par exemple 12345\u202f; entrée pour jouer, haut pour les précédentes',
      'par exemple 12345\u202f; entrée pour jouer',
    ],
    expected: 'Tapez un nombre ou des cartes',
  },
  help: {
    title: 'Comment jouer',
    mouse: {
      waste:
        'À la souris\u202f: cliquez sur la pioche pour piocher, faites glisser les cartes (ou cliquez dessus, puis sur la pile où les poser), ou cliquez sur une commande sous la table.',
      stock:
        'À la souris\u202f: cliquez sur le talon pour piocher, faites glisser les cartes (ou cliquez dessus, puis sur la pile où les poser), ou cliquez sur une commande sous la table.',
    },
    rules: 'Les règles',
    rulesOf: (house) => `Les règles\u202f: ${house}`,
  },
  differences: (sentences) => [
    `Règles particulières\u202f: ${sentences.join(' ')}`,
    'Cette partie a ses propres règles\u202f: appuyez sur «\u202f?\u202f» pour les lire.',
    '? affiche les règles',
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
