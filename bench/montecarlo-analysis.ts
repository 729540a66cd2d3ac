/** Measures for how many Monte Carlo games per second one thread can find the best ending. */
import { FIVE_BY_FIVE, findBestEnding, gameDeal } from 'klondike-kit/montecarlo';
import { rate } from './measure.js';

/** Numbered from 0. With this many games, the few long searches weigh the same in every run. */
const GAMES = 300;

const POSITIONS = 200_000;

/** The mean over games 0 to 299, all of which are decided. */
export function gamesAnalysed(): number {
  let open = 0;
  const figure = rate(GAMES, () => {
    for (let game = 0; game < GAMES; game++) {
      const grid = gameDeal(BigInt(game)).start(FIVE_BY_FIVE);
      if (!findBestEnding(grid, { positions: POSITIONS }).isExact) open++;
    }
  });
  if (open > 0) throw new Error(`${open} games were left open`);
  return figure;
}
