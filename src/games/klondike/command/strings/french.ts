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
    deal: `commencer par cette donne\u202f: un nombre (12345, '#12345'), java:NOMBRE, dotnet:NOMBRE, la liste des 52
          cartes ou une disposition\u202f; par défaut une donne au hasard, dont le nom est affiché`,
    draw: 'piocher ce nombre de cartes à la fois\u202f: 1, 3 ou tout nombre jusqu’à 24\u202f; par défaut selon les règles',
    scoring: `compter les points\u202f: none (pas du tout, par défaut), standard (en points) ou vegas (en dollars\u202f; on
          parcourt alors la pioche autant de fois qu’on pioche de cartes à la fois, sauf avec --redeals)`,
    redeals:
      'retourner le talon au plus 0, 1, 2, 3 fois ou davantage, ou unlimited (sans limite)\u202f; par défaut selon les règles',
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
    `Dans le jeu, tapez ? pour voir les touches. Via un pipe ou avec TERM=dumb, vous jouez ligne par ligne, avec des
        commandes comme dans un script .klon (new, stock, w>t3, t2>t6*3, undo, redo, ...\u202f; aussi moves, hint, finish,
        winnable, solution, show, help, about et quit). Avec [Rules "ksu"] avant la première partie,
        vous y choisissez aussi les règles, sauf avec --rules. Via un pipe, le premier «\u202fnew\u202f» distribue la donne de --deal.`,
  ],
};

export const FRENCH: KlondikeCommandStrings = {
  ...TABLE_FRENCH,
  words: [
    ['new', 'nouvelle partie'],
    ['w>t3', 'du talon à la colonne 3'],
    ['stock', 'cliquer sur la pioche'],
    ['w>f1', 'du talon à la base 1'],
    ['stock*8', 'huit fois'],
    ['t2>t6*3', 'trois cartes, colonne 2 vers 6'],
    ['undo*5 redo', 'annuler, rétablir'],
    ['t5>f2', 'de la colonne 5 à la base 2'],
    ['hint', 'un indice par étapes'],
    ['f1>t4', 'de la base 1 à la colonne 4'],
    ['finish', 'terminer la partie, dès que la fin se joue toute seule'],
    ['winnable', 'revenir à une position gagnable'],
    ['solution', 'comment gagner à partir d’ici, avec ces commandes'],
    ['moves go:3', 'montrer tous les coups, même annulés\u202f; aller au numéro 3'],
    ['show', 'afficher la table\u202f; avec --frames none, elle ne s’affiche qu’ainsi'],
    ['[Deal "java:12345"]', 'la donne de la partie suivante'],
    ['[Rules "ksu"]', 'les règles, avant la première partie et sans --rules'],
    ['{ moves: 4; t1: 9d }', 'vérifier l’état de la table'],
    ['help about quit'],
  ],
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikeRules: KLONDIKE_RULES_FRENCH,
  klondikeHouses: KLONDIKE_HOUSES_FRENCH,
  noDeal: ({ word, expected }) => unreadInFrench(word, expected),
};
