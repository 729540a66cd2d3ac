/**
 * The function and the command that read the scripts of each game. The error for a script given to the wrong
 * reader names them.
 */
import type { Readers } from '../scripts/language/parse.js';

export const READERS: Readers = {
  klondike: 'parseScript (klondike-kit) and klondike play',
  montecarlo: 'parseMonteCarloScript (klondike-kit/montecarlo) and klondike montecarlo',
};
