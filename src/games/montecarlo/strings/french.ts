/** The names of the houses in French. */
import type { MONTECARLO_HOUSES_ENGLISH } from './english.js';

export const MONTECARLO_HOUSES_FRENCH: typeof MONTECARLO_HOUSES_ENGLISH = { umbc: 'Monte-Carlo (UMBC)' };
