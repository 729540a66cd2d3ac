/** What reads the scripts of each game, a function and a command: told to one who gave a script to the wrong reader. */
import type { Readers } from '../scripts/language/game-tag.js';

export const READERS: Readers = {
  klondike: 'parseScript (klondike-kit) and klondike play',
  montecarlo: 'parseMonteCarloScript (klondike-kit/montecarlo) and klondike montecarlo',
};
