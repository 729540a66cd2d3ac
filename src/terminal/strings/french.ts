/** The French texts that all games share in a terminal. */
import type { TerminalStrings } from './english.js';

export const TERMINAL_FRENCH: TerminalStrings = {
  keys: {
    Arrows: 'flèches',
    Space: 'espace',
    Enter: 'entrée',
    Escape: 'échap',
    Backspace: 'retour',
    Home: 'début',
    End: 'fin',
  },
  commands: {
    settings: { help: 'ouvrir les réglages' },
    interrupt: { help: 'arrêter le programme' },
    redraw: { help: 'redessiner l’écran' },
    suspend: { help: 'suspendre le programme' },
  },
  settings: {
    title: 'Réglages',
    bell: {
      label: 'Signal sonore (coup refusé, victoire)',
      values: { on: 'Activé', off: 'Désactivé' },
    },
    hints: [
      'haut ou bas pour choisir, entrée pour modifier, échap pour revenir',
      'entrée pour modifier, échap pour revenir',
      'entrée, échap',
    ],
  },
  back: 'appuyez sur une touche pour revenir',
  more: 'appuyez sur une touche pour continuer',
  by: (author) => `par ${author}`,
  deal: (title) => `Donne\u202f: ${title}`,
  tooSmall: ({ game, needs, has }) =>
    `${game} demande ${needs.columns} colonnes et ${needs.rows} lignes. Cette fenêtre en a ${has.columns} et ${has.rows}.`,
  refused: 'Ce n’est pas possible.',
  notHere: 'Cette table ne le permet pas.',
  noMoveToUndo: 'Il n’y a aucun coup à annuler.',
  noMoveToRedo: 'Il n’y a aucun coup à rétablir.',
  labelled: (label, text) => `${label}\u202f: ${text}`,
  typingHints: ['entrée pour jouer, échap pour revenir', 'échap pour revenir'],
};
