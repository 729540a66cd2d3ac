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
    settings: { help: 'les réglages' },
    interrupt: { help: 'arrêter le programme' },
    redraw: { help: 'redessiner l’écran' },
    suspend: { help: 'suspendre' },
  },
  settings: {
    title: 'Réglages',
    bell: {
      label: 'Sonnerie pour un coup refusé ou une victoire',
      values: { on: 'Activé', off: 'Désactivé' },
    },
    hints: [
      'haut ou bas pour choisir, entrée pour modifier, échap pour revenir',
      'entrée pour modifier, échap pour revenir',
      'entrée, échap',
    ],
  },
  back: 'une touche\u202f: retour',
  more: 'une touche\u202f: suite',
  by: (author) => `par ${author}`,
  deal: (title) => `Donne\u202f: ${title}`,
  tooSmall: ({ game, needs, has }) =>
    `${game} demande ${needs.columns} colonnes et ${needs.rows} lignes. Il y en a ici ${has.columns} et ${has.rows}.`,
  refused: 'Ce n’est pas possible.',
  notHere: 'Ce n’est pas possible à cette table.',
  noMoveToUndo: 'Il n’y a aucun coup à annuler.',
  noMoveToRedo: 'Il n’y a aucun coup à rétablir.',
  labelled: (label, text) => `${label}\u202f: ${text}`,
  typingHints: ['entrée pour donner, échap pour revenir', 'échap\u202f: retour'],
};
