/** The texts of Monte Carlo Solitaire on the page, besides those of its view, in French. */
import { CORE_FRENCH } from '../../../../core/strings/french.js';
import type { MonteCarloPageStrings } from './english.js';
import { MONTE_CARLO_HOUSES } from './houses.js';

export const MONTECARLO_PAGE_FRENCH: MonteCarloPageStrings = {
  houses: MONTE_CARLO_HOUSES.fr,
  game: (number) => `partie ${number}`,
  score: (score) => `score ${score}`,
  standing: (score, left) => `score ${score}, reste ${CORE_FRENCH.cards(left)}`,
  spent: (searches) => `Seuls les événements jusqu’à la ${searches}e grille où ahead cherche sont montrés.`,
};
