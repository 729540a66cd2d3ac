/** English names of the game and its houses. The page shows them before it loads the game. */
export const MONTECARLO_TITLE_ENGLISH = 'Monte Carlo Solitaire';

export const MONTECARLO_HOUSES_ENGLISH = { umbc: 'Monte Carlo' };
