/** Monte Carlo Solitaire as one value. */
import { readSeed } from '../../core/text/deck-text.js';
import { plainName } from '../../core/text/typed-name.js';
import { JAVA_SEEDS } from '../../core/random/java-random.js';
import type { Kit } from '../../kit/kit.js';
import { wholeKit } from '../../kit/whole.js';
import { EMPTY_FRAME } from './contract/frame.js';
import { printFrame } from './contract/frame-text.js';
import { FIRST_GAME, gameDeal, parseDeal } from './model/deals.js';
import { playerFor } from './player.js';
import type { MonteCarlo } from './script/stage.js';
import { STAGE } from './script/stage.js';
import { parseMonteCarloScript } from './script/text.js';
import { HOUSE, MonteCarloSeat } from './seat.js';
import { callsBetween } from './views/frame-calls.js';
import { printCell } from './words/cell-text.js';
import { printCellCard } from './words/rows.js';

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
  seatIn: (_, sitting) => new MonteCarloSeat(sitting),
  emptyFrame: EMPTY_FRAME,
  printFrame,
  frameData: (frame) => ({
    rows: frame.rows.map((cards) => cards.map(printCellCard)),
    left: frame.cardsLeft,
    score: frame.score,
    // As text, because a JSON number cannot hold 64 bits.
    game: frame.game === undefined ? null : String(frame.game),
    highlighted: frame.highlighted.map(printCell),
    won: frame.won,
    beeped: frame.beeped,
    help: frame.help !== undefined,
    hinted: frame.consolidateHinted,
  }),
  callsBetween,
  command: {
    does: 'play Monte Carlo Solitaire, or analyse its games',
    deals: {
      game: {
        takes: 'N',
        text: `begin with the game of this number, a whole one of 64 bits; without it with the course's
          first, 12345`,
        read: (text) => gameDeal(readSeed({ text: plainName(text), line: 1, column: 1 }, JAVA_SEEDS)),
      },
      deal: {
        takes: 'NAME',
        text: "begin with this deal: a game's number, java:NUMBER, the 52 cards of a deck or a grid",
      },
    },
    notes: [
      `In the game ? tells the keys. Where a game cannot fill the terminal (a pipe, TERM=dumb) commands
        are read as in a .klon script (new:12345, deal, a1 b2, consolidate, hint, ahead, replay, undo,
        ..., and show, help, about, quit). In a pipe --game or --deal is
        what the first "deal" deals.`,
    ],
    rulesTold: ({ help }) => help,
  },
  browser: async (language) => (await import('./page/browser-tables.js')).monteCarloTables(language),
  terminal: async (language) => (await import('./command/terminal-table.js')).monteCarloTable(language),
});
