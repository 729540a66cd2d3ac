/** Plays the words of a script on a Monte Carlo controller with a recording view. */
import type { RedoCall } from '../../src/core/redo.js';
import type { MonteCarloCall } from '../../src/games/montecarlo/contract/handler.js';
import { callHandler } from '../../src/games/montecarlo/contract/handler.js';
import type { MonteCarloOptions } from '../../src/games/montecarlo/controller/options.js';
import { MonteCarloController } from '../../src/games/montecarlo/controller/montecarlo-controller.js';
import { dealFromGrid } from '../../src/games/montecarlo/model/deals.js';
import { parseCell } from '../../src/games/montecarlo/words/cell.js';
import { parseGrid } from '../../src/games/montecarlo/model/grid.js';
import { MonteCarloRecordingView } from '../../src/games/montecarlo/views/recording.js';

export interface MonteCarloSeat {
  readonly game: MonteCarloController;
  readonly view: MonteCarloRecordingView;
  /** The reasons for refused events, oldest first. */
  readonly refusals: string[];
  /** Makes the calls of `'new:5 a1 b2 consolidate'` and returns the view's calls for the last of them. */
  readonly press: (events: string) => string[];
}

/** A controller before the first deal. */
export function emptyMonteCarloSeat(options: MonteCarloOptions = {}): MonteCarloSeat {
  const refusals: string[] = [];
  const game = new MonteCarloController({ onRefusal: (why) => refusals.push(why), ...options });
  const view = new MonteCarloRecordingView(game);
  game.attach(view);
  const press = (events: string): string[] => {
    for (const word of events.split(' ')) {
      view.take();
      callHandler(game, callOf(word));
    }
    return view.take();
  };
  return { game, view, refusals, press };
}

/** A controller in mid-game. The view has already received its calls, so `view.take()` starts after them. */
export function monteCarloSeatAt(grid: string, options: MonteCarloOptions = {}): MonteCarloSeat {
  const seat = emptyMonteCarloSeat(options);
  seat.game.nextDeal(dealFromGrid(parseGrid(grid)));
  seat.press('deal');
  return seat;
}

const PLAIN: Readonly<Record<string, MonteCarloCall | RedoCall>> = {
  deal: { event: 'newDeal', args: [] },
  consolidate: { event: 'consolidate', args: [] },
  hint: { event: 'hint', args: [] },
  ahead: { event: 'hintAhead', args: [] },
  help: { event: 'help', args: [] },
  replay: { event: 'replay', args: [] },
  undo: { event: 'undo', args: [] },
  redo: { event: 'redo', args: [] },
};

function callOf(word: string): MonteCarloCall | RedoCall {
  const cell = parseCell(word);
  if (cell !== undefined) return { event: 'clickCard', args: [cell.row, cell.column] };
  if (word.startsWith('new:')) return { event: 'newGame', args: [BigInt(word.slice('new:'.length))] };
  const call = PLAIN[word];
  if (call === undefined) throw new Error(`${word} is no event`);
  return call;
}
