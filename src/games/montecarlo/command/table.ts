/** Monte Carlo Solitaire in the terminal. */
import type { TerminalTable } from '../../../kit/terminal-table.js';
import type { MonteCarlo } from '../script/stage.js';
import type { MonteCarloSeat } from '../seat.js';
import { MonteCarloTerminalView } from '../terminal/terminal-view.js';

export const MONTE_CARLO_TABLE: TerminalTable<MonteCarlo, MonteCarloSeat> = {
  newView: (game, settings) => new MonteCarloTerminalView(game.handler, { ...settings, assistant: game }),
};
