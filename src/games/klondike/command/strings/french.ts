/** The texts of Klondike in the terminal, in French, with those of line mode. */
import { unreadInFrench } from '../../../../core/strings/french.js';
import { KLONDIKE_RULES_FRENCH } from '../../model/strings/french.js';
import { FRENCH as TABLE_FRENCH } from '../../terminal/strings/french.js';
import { KLONDIKE_HOUSES_FRENCH } from '../../strings/french.js';
import { KLONDIKE_REFUSALS_FRENCH } from '../../words/strings/french.js';
import type { KlondikeCommandStrings } from './english.js';

export const FRENCH: KlondikeCommandStrings = {
  ...TABLE_FRENCH,
  words: [
    ['new', 'donner une partie'],
    ['w>t3', 'du talon à la colonne 3'],
    ['stock', 'cliquer sur la pioche'],
    ['w>f1', 'du talon à la base 1'],
    ['stock*8', 'huit fois'],
    ['t2>t6*3', 'trois cartes, colonne 2 à 6'],
    ['undo*5 redo', 'annuler, rétablir'],
    ['t5>f2', 'de la colonne 5 à la base 2'],
    ['hint', 'un indice, puis plus'],
    ['f1>t4', 'de la base 1 à la colonne 4'],
    ['finish', 'jouer la fin, dès qu’elle se joue toute seule'],
    ['winnable', 'revenir où la partie pouvait être gagnée'],
    ['solution', 'comment gagner d’ici, avec ces mots-ci'],
    ['moves go:3', 'montrer tous les coups, même annulés\u202f; aller au numéro 3'],
    ['show', 'afficher la table\u202f; avec --frames none, seul ce mot le fait'],
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
