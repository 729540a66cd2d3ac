/** Monte Carlo Solitaire as one value. */
import { EMPTY_FRAME } from '../../montecarlo/contract/frame.js';
import { REFUSALS } from '../../montecarlo/model/refusal.js';
import { printCell } from '../../montecarlo/notation/cell.js';
import { printFrame } from '../../montecarlo/notation/frame.js';
import { printCellCard } from '../../montecarlo/notation/rows.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { STAGE } from '../../replay/montecarlo/stage.js';
import { parseMonteCarloScript } from '../../replay/montecarlo/text.js';
import type { Kit } from '../../replay/running/kit.js';
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
