/** Measures how fast the controller answers, with a view that does nothing and with a view that keeps everything. */
import type { KlondikeView } from 'klondike-kit';
import { KlondikeController, RecordingView, callHandler } from 'klondike-kit';
import type { Game } from './games.js';
import { rate } from './measure.js';

const NO_VIEW: KlondikeView = {
  stockEmpty: nothing,
  wasteCards: nothing,
  tableauCards: nothing,
  foundationCards: nothing,
  updateMoves: nothing,
  win: nothing,
  refreshWindow: nothing,
};

function nothing(): void {
  // This view leaves only the controller's own time to measure.
}

/** Events per second. */
export function eventRate(
  games: readonly Game[],
  viewOf: (controller: KlondikeController) => KlondikeView,
): number {
  const events = games.reduce((sum, { calls }) => sum + calls.length, 0);
  return rate(events, () => {
    for (const { deal, calls } of games) {
      const controller = new KlondikeController({ deal });
      controller.attach(viewOf(controller));
      for (const call of calls) callHandler(controller, call);
    }
  });
}

export const noView = (): KlondikeView => NO_VIEW;

export const recordingView = (controller: KlondikeController): KlondikeView => new RecordingView(controller);

/** Nanoseconds to undo a move and make it again, after `moves` moves. The garbage of these moves is collected first. */
export function undoCost(moves: number): number {
  const pairs = 200_000;
  const controller = new KlondikeController({ deal: 'java:12345' });
  controller.attach(NO_VIEW);
  controller.newGame();
  for (let move = 0; move < moves; move++) controller.clickStock();
  collect();
  const perSecond = rate(pairs, () => {
    for (let pair = 0; pair < pairs; pair++) {
      controller.undo();
      controller.clickStock();
    }
  });
  return 1e9 / perSecond;
}

/** Games saved and restored per second. */
export function saveRate(games: readonly Game[]): number {
  const tables = games.map(({ deal, calls }) => {
    const table = new KlondikeController({ deal });
    for (const call of calls) callHandler(table, call);
    return table;
  });
  const other = new KlondikeController();
  return rate(games.length, () => {
    for (const table of tables) other.restore(table.save() ?? '');
  });
}

/** Bytes of heap memory that each move keeps, over all games. */
export function historyBytes(games: readonly Game[]): number {
  const moves = games.reduce((sum, { calls }) => sum + calls.length - 1, 0);
  const tables = games.map(({ deal }) => new KlondikeController({ deal }));
  for (const table of tables) table.newGame();
  const before = heap();
  games.forEach(({ calls }, index) => {
    const table = tables[index];
    if (table !== undefined) for (const call of calls.slice(1)) callHandler(table, call);
  });
  const bytes = (heap() - before) / moves;
  if (tables.some((table) => table.layout === undefined)) throw new Error('a game was never dealt');
  return bytes;
}

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

function collect(): void {
  if (globalThis.gc === undefined) throw new Error('run with node --expose-gc: npm run bench');
  globalThis.gc();
}
