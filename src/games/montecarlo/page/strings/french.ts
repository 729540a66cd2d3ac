/** The texts of Monte Carlo Solitaire on the page, besides those of its view, in French. */
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import type { MonteCarloPageStrings } from './english.js';
import { MONTE_CARLO_HOUSES } from './houses.js';

export const MONTECARLO_PAGE_FRENCH: MonteCarloPageStrings = {
  houses: MONTE_CARLO_HOUSES.fr,
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
