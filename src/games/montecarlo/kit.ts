/** Monte Carlo Solitaire as a kit. */
import type { Kit } from '../../kit/kit.js';
import { wholeKit } from '../../kit/whole.js';
import { MONTE_CARLO_COMMAND } from './command/help.js';
import { EMPTY_FRAME } from './contract/frame.js';
import { printFrame } from './contract/frame-text.js';
import { FIRST_GAME, gameDeal, parseDeal } from './model/deals.js';
import type { MonteCarlo } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { parseMonteCarloScript } from './script/script.js';
import { HOUSE, MonteCarloSeat, playerFor } from './seat.js';
import { callsBetween } from './views/view-call.js';
import { printCellCard } from './words/rows.js';
import { plainName } from '../../core/text/deal-name.js';
import { printCell } from './words/cell.js';

export const MONTE_CARLO: Kit<MonteCarlo, MonteCarloSeat> = wholeKit({
  ...STAGE,
  title: 'Monte Carlo Solitaire',
  dealing: 'deal',
  dealCall: { event: 'newDeal', args: [] },
  houses: [HOUSE],
  readDeal: (name) => parseDeal(plainName(name)),
  firstDeal: gameDeal(FIRST_GAME),
  parse: parseMonteCarloScript,
  playerFor,
  seatIn: (_, settings) => new MonteCarloSeat(settings),
  emptyFrame: EMPTY_FRAME,
  printFrame,
  frameData: (frame) => ({
    rows: frame.rows.map((cards) => cards.map(printCellCard)),
    left: frame.cardsLeft,
    score: frame.score,
    // The number is text, because a JSON number cannot hold 64 bits.
    game: frame.game === undefined ? null : String(frame.game),
    highlighted: frame.highlighted.map(printCell),
    won: frame.won,
    beeped: frame.beeped,
    help: frame.help !== undefined,
    hinted: frame.consolidateHinted,
  }),
  callsBetween,
  command: MONTE_CARLO_COMMAND,
  browser: async (language) => (await import('./page/browser-tables.js')).monteCarloTables(language),
  terminal: async (language) => (await import('./command/terminal-table.js')).monteCarloTable(language),
});
