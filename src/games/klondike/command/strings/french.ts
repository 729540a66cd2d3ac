/** The texts of Klondike in the terminal and in line mode, in French. */
import { unreadInFrench } from '../../../../core/strings/french.js';
import { KLONDIKE_RULES_FRENCH } from '../../model/strings/french.js';
import { FRENCH as TABLE_FRENCH } from '../../terminal/strings/french.js';
import { KLONDIKE_HOUSES_FRENCH } from '../../strings/french.js';
import { KLONDIKE_REFUSALS_FRENCH } from '../../words/strings/french.js';
import type { KLONDIKE_COMMAND_ENGLISH, KlondikeCommandStrings } from './english.js';

export const KLONDIKE_COMMAND_FRENCH: typeof KLONDIKE_COMMAND_ENGLISH = {
  does: 'jouer dans le terminal',
  options: {
    deal: `commencer par cette donne\u202f: un nombre (12345, '#12345'), java:NOMBRE, dotnet:NOMBRE, les 52 cartes d’un
          paquet ou une disposition\u202f; sans elle, le jeu en tire une et montre son nom`,
    draw: 'combien de cartes un clic sur la pioche retourne\u202f: 1, 3 ou tout nombre jusqu’à 24\u202f; par défaut selon la maison',
    scoring: `comment compter les points\u202f: none (pas du tout, par défaut), standard (en points) ou vegas (en dollars\u202f; la
          pioche est parcourue autant de fois que vous piochez de cartes à la fois, sauf avec --redeals)`,
    redeals:
      'combien de fois le talon peut être retourné\u202f: 0, 1, 2, 3, tout nombre, ou unlimited (sans limite)\u202f; par défaut selon la maison',
  },
  values: {
    scoring: { standard: 'en points', vegas: 'en dollars' },
  },
  notes: [
    'klondike DONNE équivaut à klondike play --deal DONNE.',
    `Dans le jeu, ? montre les touches. Si une partie ne peut pas remplir le terminal (un tube, TERM=dumb), elle lit des
        commandes comme dans un script .klon (new, stock, w>t3, t2>t6*3, undo, redo, ...\u202f; aussi moves, hint, finish,
        winnable, solution, show, help, about et quit). [Rules "ksu"] avant la première partie y choisit aussi la maison,
        sauf avec --rules. Dans un tube, le premier «\u202fnew\u202f» donne ce que --deal nomme.`,
  ],
};

export const FRENCH: KlondikeCommandStrings = {
  ...TABLE_FRENCH,
  words: [
    ['new', 'donner une partie'],
    ['w>t3', 'du talon à la colonne 3'],
    ['stock', 'cliquer sur la pioche'],
    ['w>f1', 'du talon à la base 1'],
    ['stock*8', 'huit fois'],
    ['t2>t6*3', 'trois cartes, colonne 2 à 6'],
    ['undo*5 redo', 'annuler cinq coups, en rétablir un'],
    ['t5>f2', 'de la colonne 5 à la base 2'],
    ['hint', 'un indice\u202f; encore\u202f: plus'],
    ['f1>t4', 'de la base 1 à la colonne 4'],
    ['finish', 'finir la partie si elle se joue toute seule'],
    ['winnable', 'revenir à une position gagnable'],
    ['solution', 'comment gagner d’ici, avec ces commandes'],
    ['moves go:3', 'montrer tous les coups, même annulés\u202f; aller au numéro 3'],
    ['show', 'afficher la table, même avec --frames none'],
    ['[Deal "java:12345"]', 'la donne de la partie suivante'],
    ['[Rules "ksu"]', 'les règles, avant la première partie et sans --rules'],
    ['{ moves: 4; t1: 9d }', 'vérifier ce que la table montre'],
    ['help about quit'],
  ],
  klondikeRefusals: KLONDIKE_REFUSALS_FRENCH,
  klondikeRules: KLONDIKE_RULES_FRENCH,
  klondikeHouses: KLONDIKE_HOUSES_FRENCH,
  noDeal: ({ word, expected }) => unreadInFrench(word, expected),
};
