/** The texts of Monte Carlo Solitaire in the terminal, in French, with those of line mode. */
import { FRENCH as TABLE_FRENCH } from '../../terminal/strings/french.js';
import {
  MONTECARLO_CHANGES_FRENCH,
  MONTECARLO_HELP_FRENCH,
  MONTECARLO_REFUSALS_FRENCH,
} from '../../words/strings/french.js';
import type { MONTECARLO_COMMAND_ENGLISH, MonteCarloCommandStrings } from './english.js';

export const MONTECARLO_COMMAND_FRENCH: typeof MONTECARLO_COMMAND_ENGLISH = {
  does: 'jouer au solitaire Monte-Carlo, ou l’analyser',
  options: {
    game: 'commencer par la partie qui porte ce numéro, un nombre entier de 64 bits\u202f; la première partie du cours est 12345',
    deal: 'commencer par cette donne\u202f: un numéro de partie, java:NOMBRE, la liste des 52 cartes ou une grille',
  },
  examples: {
    'klondike montecarlo': 'jouer une partie au hasard',
    'klondike montecarlo 12345': 'jouer la première partie du cours',
    'klondike montecarlo --analyse 1..100': 'voir lesquelles de ces parties sont gagnables',
  },
  notes: [
    'klondike montecarlo DONNE équivaut à klondike montecarlo --deal DONNE.',
    `Dans le jeu, tapez ? pour voir les touches. Dans un tube (pipe) ou avec TERM=dumb, vous jouez ligne par ligne, avec des
        commandes comme dans un script .klon (new:12345, deal, a1 b2, consolidate, hint, ahead, restart, undo, ..., ainsi que
        show, help, about et quit). Dans un tube, le premier «\u202fdeal\u202f» distribue la partie de --game ou --deal.`,
  ],
};

export const FRENCH: MonteCarloCommandStrings = {
  ...TABLE_FRENCH,
  words: [
    ['new:12345', 'jouer cette partie'],
    ['a1 b2', 'cliquer sur a1, puis sur b2'],
    ['deal', 'une partie au hasard'],
    ['undo*5', 'annuler cinq coups'],
    ['consolidate', 'combler les vides'],
    ['redo', 'rétablir un coup'],
    ['hint', 'une paire à retirer'],
    ['ahead', 'le meilleur coup, trouvé en regardant plus loin'],
    ['restart', 'rejouer cette donne'],
    ['moves go:3', 'montrer tous les coups, même annulés\u202f; aller au numéro 3'],
    ['show', 'afficher la table, même avec --frames none'],
    ['[Deal "java:12345"]', 'choisir la prochaine partie lancée par deal'],
    ['{ left: 25; a1: -- }', 'vérifier l’état de la table'],
    ['help about quit'],
  ],
  montecarloChanges: MONTECARLO_CHANGES_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
};
