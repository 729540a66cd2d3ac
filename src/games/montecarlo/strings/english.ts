/** The names of the houses in English, which menus show before the game is loaded. */
export const MONTECARLO_HOUSES_ENGLISH = { umbc: 'Monte Carlo (UMBC)' };
