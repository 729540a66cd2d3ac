/** The French text for Monte Carlo Solitaire on the page. */
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import { FRENCH as TABLE_FRENCH } from '../../browser/strings/french.js';
import { MONTECARLO_HOUSES_FRENCH } from '../../strings/french.js';
import { MONTECARLO_HELP_FRENCH, MONTECARLO_REFUSALS_FRENCH } from '../../words/strings/french.js';
import type { MONTECARLO_PAGE_ENGLISH, MonteCarloPageStrings } from './english.js';

export const MONTECARLO_PAGE_FRENCH: typeof MONTECARLO_PAGE_ENGLISH = {
  houses: MONTECARLO_HOUSES_FRENCH,
  game: (number) => `partie ${number}`,
  firstWin: 'Première victoire à Monte-Carlo\u202f!',
  score: (score) => `score ${score}`,
  standing: (score, left) => `score ${score}, il reste ${CORE_FRENCH.cards(left)}`,
  howTo: {
    title: 'Comment jouer',
    goal: {
      title: 'Le but',
      text: 'Retirez les 52 cartes, deux par deux. Chaque carte retirée vaut un point.',
    },
    pair: {
      title: 'Former une paire',
      text: 'Une paire se compose de deux cartes de même valeur qui se touchent\u202f: côte à côte, l’une au-dessus de l’autre ou par un coin. La couleur ne compte pas. Appuyez sur une carte, puis sur l’autre.',
    },
    consolidate: {
      title: 'Combler les vides',
      text: '«\u202fConsolider\u202f» ramène les cartes vers la gauche et vers le haut pour combler les vides, puis complète la grille avec les cartes du paquet. Vous pouvez le faire à tout moment.',
    },
  },
  spent: (searches) =>
    `Cette relecture s’arrête ici\u202f: elle ne peut chercher que ${searches} meilleurs indices.`,
};

export const FRENCH: MonteCarloPageStrings = {
  ...TABLE_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
  montecarloPage: MONTECARLO_PAGE_FRENCH,
};
