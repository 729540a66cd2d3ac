/**
 * The function and the command that read the scripts of each game. The error for a script given to the wrong
 * reader names them.
 */

export const READERS: Readonly<Record<string, string>> = {
  klondike: 'parseScript (klondike-kit) and klondike play',
  montecarlo: 'parseMonteCarloScript (klondike-kit/montecarlo) and klondike montecarlo',
};
