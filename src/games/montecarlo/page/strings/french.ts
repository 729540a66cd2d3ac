/** The texts of Monte Carlo Solitaire on the page, in French. */
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import { FRENCH as TABLE_FRENCH } from '../../browser/strings/french.js';
import { MONTECARLO_HOUSES_FRENCH } from '../../strings/french.js';
import { MONTECARLO_HELP_FRENCH, MONTECARLO_REFUSALS_FRENCH } from '../../words/strings/french.js';
import type { MONTECARLO_PAGE_ENGLISH, MonteCarloPageStrings } from './english.js';

export const MONTECARLO_PAGE_FRENCH: typeof MONTECARLO_PAGE_ENGLISH = {
  houses: MONTECARLO_HOUSES_FRENCH,
  game: (number) => `partie ${number}`,
  score: (score) => `score ${score}`,
  standing: (score, left) => `score ${score}, reste ${CORE_FRENCH.cards(left)}`,
  howTo: {
    title: 'Comment jouer',
    goal: {
      title: 'Le but',
      text: 'Retirer les 52 cartes, deux par deux. Chaque carte retirée est un point.',
    },
    pair: {
      title: 'Des paires qui se touchent',
      text: 'Deux cartes de même valeur qui se touchent sont une paire\u202f: côte à côte, l’une au-dessus de l’autre, ou par un coin. La couleur ne compte pas. Appuyez sur une carte, puis sur l’autre.',
    },
    consolidate: {
      title: 'Combler les vides',
      text: 'Consolider pousse les cartes à gauche et en haut dans les vides, et distribue des cartes du paquet aux places qui restent. Faites-le quand vous voulez.',
    },
  },
  spent: (searches) => `Seuls les événements jusqu’à la ${searches}e grille où ahead cherche sont montrés.`,
};

export const FRENCH: MonteCarloPageStrings = {
  ...TABLE_FRENCH,
  montecarloRefusals: MONTECARLO_REFUSALS_FRENCH,
  montecarloHelp: MONTECARLO_HELP_FRENCH,
  montecarloPage: MONTECARLO_PAGE_FRENCH,
};
