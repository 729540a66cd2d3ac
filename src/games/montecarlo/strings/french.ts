/** French names of the game and its houses. */
import type { MONTECARLO_HOUSES_ENGLISH } from './english.js';

export const MONTECARLO_TITLE_FRENCH = 'Solitaire Monte-Carlo';

export const MONTECARLO_HOUSES_FRENCH: typeof MONTECARLO_HOUSES_ENGLISH = { umbc: 'Monte-Carlo' };
