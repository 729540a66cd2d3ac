/** The French texts of Klondike in a terminal. */
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
    finishing: ['{finish ou une autre touche pour arrêter}', 'Une touche pour arrêter.'],
    inHand: (cards) => [
      `En main\u202f: ${cards} - {press pour poser}, {letGo pour reposer}`,
      `En main\u202f: ${cards}`,
    ],
    won: (moves, choosesDeals) => [
      `${won(moves)} {newGame nouvelle}, ${choosesDeals ? '{again recommencer}, ' : ''}{undo annuler}`,
      `${won(moves)} {newGame}, {undo}\u202f: continuer`,
      'Gagné\u202f! {newGame nouvelle}, {undo annuler}',
      'Gagné\u202f! {newGame}, {undo}',
    ],
  },
  truth: { winnable: 'gagnable', lost: 'perdue', unknown: 'inconnu', searching: '...' },
  turnOnTracker: (key) => `Activez-le dans les réglages (${key}).`,
  solution: {
    searching: 'Recherche d’une solution… Appuyez sur une touche pour l’arrêter.',
    stopped: 'Recherche arrêtée. Appuyez sur v pour la relancer.',
  },
  adviceFailed: 'Les indices ne sont pas disponibles\u202f: le solveur ne répond pas.',
  line: {
    begins: (moves) => `Vous pouvez encore gagner, en ${CORE_FRENCH.moves(moves)}.`,
    move: (number, of, text) => `${number} sur ${of}\u202f: ${text}`,
    keys: [
      'Droite et gauche pour parcourir les coups, échap pour revenir à la partie.',
      'Droite, gauche, échap.',
    ],
  },
  cannotPutThere: 'Vous ne pouvez pas poser ces cartes là.',
  noCardToSendUp: 'Il n’y a pas de carte à monter.',
  noCardToPickUp: 'Il n’y a pas de carte à prendre.',
  takable: (most) =>
    most === 1
      ? 'Vous ne pouvez prendre ici qu’une carte.'
      : `Vous pouvez prendre ici de 1 à ${most} cartes.`,
  noFoundationTakes: 'Aucune base ne peut encore recevoir cette carte.',
  leaving: {
    newGame: (key) => [
      `Quitter cette partie\u202f? ${key}\u202f: nouvelle partie, autre touche\u202f: rester.`,
      `Quitter\u202f? ${key}\u202f: oui, sinon non.`,
    ],
    again: (key) => [
      `Recommencer cette donne\u202f? ${key}\u202f: oui, autre touche\u202f: non.`,
      `Recommencer\u202f? ${key}\u202f: oui, sinon non.`,
    ],
    previousDeal: (key) => [
      `Passer à la donne précédente\u202f? ${key}\u202f: oui, autre touche\u202f: non.`,
      `Donne précédente\u202f? ${key}\u202f: oui, sinon non.`,
    ],
    nextDeal: (key) => [
      `Passer à la donne suivante\u202f? ${key}\u202f: oui, autre touche\u202f: non.`,
      `Donne suivante\u202f? ${key}\u202f: oui, sinon non.`,
    ],
  },
  deal: {
    label: 'Donne',
    hints: [
      '12345 ou #12345\u202f; entrée\u202f: jouer, haut\u202f: précédentes, échap\u202f: retour',
      '12345\u202f; haut\u202f: précédentes, échap\u202f: retour',
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
    'Ce jeu a ses propres règles\u202f: appuyez sur «\u202f?\u202f».',
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
