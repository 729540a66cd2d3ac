/** Monte Carlo Solitaire as one value. */
import { EMPTY_FRAME } from './contract/frame.js';
import { REFUSALS } from './model/refusal.js';
import { printCell } from './words/cell-text.js';
import { printFrame } from './contract/frame-text.js';
import { printCellCard } from './words/rows.js';
import type { MonteCarlo } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { parseMonteCarloScript } from './script/text.js';
import type { Kit } from '../../scripts/running/kit.js';
import { MonteCarloSeat } from './seat.js';

export const MONTE_CARLO: Kit<MonteCarlo, MonteCarloSeat> = {
  ...STAGE,
  title: 'Monte Carlo Solitaire',
  dealing: 'deal',
  refusals: REFUSALS,
  parse: parseMonteCarloScript,
  seatFor: (_, sitting) => new MonteCarloSeat(sitting),
  emptyFrame: EMPTY_FRAME,
  printFrame,
  frameData: (frame) => ({
    rows: frame.rows.map((cards) => cards.map(printCellCard)),
    left: frame.cardsLeft,
    score: frame.score,
    // As text: a JSON number has no 64 bits.
    game: frame.game === undefined ? null : String(frame.game),
    highlighted: frame.highlighted.map(printCell),
    won: frame.won,
    beeped: frame.beeped,
    help: frame.help !== undefined,
    hinted: frame.consolidateHinted,
  }),
};
