/** The texts of Klondike in the terminal, in French, with those of line mode. */
import { unreadInFrench } from '../../../../core/strings/french.js';
import { KLONDIKE_RULES_FRENCH } from '../../model/strings/french.js';
import { FRENCH as TABLE_FRENCH } from '../../terminal/strings/french.js';
import { KLONDIKE_HOUSES_FRENCH } from '../../strings/french.js';
import { KLONDIKE_REFUSALS_FRENCH } from '../../words/strings/french.js';
import type { KLONDIKE_COMMAND_ENGLISH, KlondikeCommandStrings } from './english.js';

export const KLONDIKE_COMMAND_FRENCH: typeof KLONDIKE_COMMAND_ENGLISH = {
  does: 'jouer au Klondike dans le terminal',
  options: {
    deal: `commencer par cette donne\u202f: un nombre (12345, '#12345'), java:NOMBRE (ou dotnet, kpat, pysol, greenfelt), la liste des 52
          cartes ou une disposition\u202f; par défaut, une donne tirée au hasard, dont le nom s’affiche`,
    draw: 'nombre de cartes à piocher à la fois\u202f: 1, 3 ou tout autre nombre jusqu’à 24\u202f; par défaut, celui que prévoient les règles',
    scoring: `tenir le score\u202f: none (aucun score, par défaut), standard (en points) ou vegas (en dollars\u202f; sans
          --redeals, vous parcourez alors la pioche autant de fois que vous piochez de cartes à la fois)`,
    redeals:
      'nombre maximal de retournements du talon\u202f: 0, 1, 2, 3 ou plus, ou unlimited (sans limite)\u202f; par défaut, celui que prévoient les règles',
  },
  values: {
    scoring: { standard: 'en points', vegas: 'en dollars' },
  },
  examples: {
    klondike: 'jouer une donne au hasard',
    'klondike 12345 --rules ksu': 'jouer la donne 12345 avec d’autres règles',
    'klondike --draw 3 --scoring vegas': 'piocher trois cartes et compter en dollars',
    'klondike --winnable --difficulty hard': 'jouer une donne gagnable et difficile',
    'klondike --handler my-handler.js': 'jouer avec votre gestionnaire',
  },
  notes: [
    'klondike DONNE équivaut à klondike play --deal DONNE.',
    `Dans le jeu, tapez ? pour voir les touches. Dans un tube (pipe) ou avec TERM=dumb, vous jouez ligne par ligne, avec des
        commandes comme dans un script .klon (new, stock, w>t3, t2>t6*3, undo, redo, ..., ainsi que moves, hint, finish,
        winnable, solution, show, help, about et quit). Avant la première partie, vous pouvez aussi
        choisir les règles avec [Rules "ksu"], sauf si vous utilisez --rules. Dans un tube, le premier «\u202fnew\u202f» distribue la donne de --deal.`,
  ],
};

export const FRENCH: KlondikeCommandStrings = {
  ...TABLE_FRENCH,
  words: [
    ['new', 'distribuer les cartes'],
    ['w>t3', 'du talon à la colonne 3'],
    ['stock', 'cliquer sur la pioche'],
    ['w>f1', 'du talon à la fondation 1'],
    ['stock*8', 'cliquer huit fois'],
    ['t2>t6*3', 'déplacer trois cartes'],
    ['undo*5 redo', 'annuler, puis rétablir'],
    ['t5>f2', 'une carte vers la fondation 2'],
    ['hint', 'demander un indice'],
    ['f1>t4', 'une carte vers la colonne 4'],
    ['finish', 'finir la partie, dès qu’elle peut se terminer toute seule'],
    ['winnable', 'revenir à une position gagnable'],
    ['solution', 'comment gagner à partir d’ici, avec ces commandes'],
    ['moves go:3', 'montrer tous les coups, même annulés\u202f; aller au numéro 3'],
    ['show', 'afficher la table, même avec --frames none'],
    ['[Deal "java:12345"]', 'choisir la donne de la partie suivante'],
    ['[Rules "ksu"]', 'choisir les règles, avant la première partie et sans --rules'],
    ['{ moves: 4; t1: 9d }', 'vérifier l’état de la table'],
    ['help about quit'],
  ],
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikeRules: KLONDIKE_RULES_FRENCH,
  klondikeHouses: KLONDIKE_HOUSES_FRENCH,
  noDeal: ({ word, expected }) => unreadInFrench(word, expected),
};
