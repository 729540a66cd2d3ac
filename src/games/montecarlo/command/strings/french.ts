/** The French texts of `klondike montecarlo`, including line mode. */
import { FRENCH as TABLE_FRENCH } from '../../terminal/strings/french.js';
import {
  MONTECARLO_CHANGES_FRENCH,
  MONTECARLO_HELP_FRENCH,
  MONTECARLO_REFUSALS_FRENCH,
} from '../../words/strings/french.js';
import type { MONTECARLO_COMMAND_ENGLISH, MonteCarloCommandStrings } from './english.js';

export const MONTECARLO_COMMAND_FRENCH: typeof MONTECARLO_COMMAND_ENGLISH = {
  does: 'jouer au Monte-Carlo, ou analyser ses parties',
  options: {
    game: 'commencer par cette partie, un entier de 64 bits\u202f; la première partie du cours est 12345',
    deal: 'commencer par cette donne\u202f: un numéro de partie, java:NOMBRE, les 52 cartes d’un paquet ou une grille',
  },
  notes: [
    'klondike montecarlo DONNE équivaut à klondike montecarlo --deal DONNE.',
    `Pendant la partie, ? montre les touches. Si le jeu ne peut pas remplir le terminal (un tube, TERM=dumb), il lit des
        commandes comme dans un script .klon (new:12345, deal, a1 b2, consolidate, hint, ahead, restart, undo, ..., et show,
        help, about, quit). Dans un tube, le premier «\u202fdeal\u202f» lance la partie de --game ou de --deal.`,
  ],
};

export const FRENCH: MonteCarloCommandStrings = {
  ...TABLE_FRENCH,
  words: [
    ['new:12345', 'jouer la partie 12345'],
    ['a1 b2', 'cliquer sur a1, puis b2'],
    ['deal', 'jouer au hasard'],
    ['undo*5', 'annuler cinq coups'],
    ['consolidate', 'combler, compléter'],
    ['redo', 'rétablir un coup'],
    ['hint', 'voir une paire'],
    ['ahead', 'voir le meilleur coup'],
    ['restart', 'recommencer la donne'],
    ['moves go:3', 'montrer tous les coups, même annulés\u202f; aller au numéro 3'],
    ['show', 'afficher la table (seul moyen avec --frames none)'],
    ['[Deal "java:12345"]', 'le prochain «\u202fdeal\u202f» commence cette partie'],
    ['{ left: 25; a1: -- }', 'vérifier ce que la table montre'],
    ['help about quit'],
  ],
  montecarloChanges: MONTECARLO_CHANGES_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
};
