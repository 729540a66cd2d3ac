/** Measures how fast Monte Carlo games are played: in the model, with a controller's events, and with the pairs door's calls. */
import type { Grid, MonteCarloCall, MonteCarloView, MonteCarloMove } from 'klondike-kit/montecarlo';
import {
  FIVE_BY_FIVE,
  MonteCarloController,
  callHandler,
  firstPair,
  gameDeal,
  play,
  viewFromCalls,
} from 'klondike-kit/montecarlo';
import { Coordinates, Game } from 'klondike-kit/pairs';
import { rate } from './measure.js';

export interface MonteCarloBench {
  readonly what: string;
  readonly unit: string;
  readonly run: () => number;
}

/** A game played to its end: always with the first pair in row-major order, or else with Consolidate. */
interface Line {
  readonly start: Grid;
  readonly game: number;
  readonly moves: readonly MonteCarloMove[];
  readonly calls: readonly MonteCarloCall[];
}

const GAMES = 400;

/** Times only the moves, because the deals were made before. The door deals by number, so its deals are included. */
export function monteCarloBenches(): MonteCarloBench[] {
  const lines = Array.from({ length: GAMES }, (_, game) => lineOf(game));
  const moves = lines.reduce((sum, line) => sum + line.moves.length, 0);
  const calls = lines.reduce((sum, line) => sum + line.calls.length, 0);
  const playAll = (playLine: (line: Line) => void) => (): void => lines.forEach(playLine);
  return [
    { what: 'Monte Carlo: model', unit: 'moves/s', run: () => rate(moves, playAll(playMoves)) },
    { what: 'Monte Carlo: controller', unit: 'events/s', run: () => rate(calls, playAll(playEvents)) },
    {
      what: 'Monte Carlo: the pairs door, with deals',
      unit: 'moves/s',
      run: () => rate(moves, playAll(playDoor)),
    },
  ];
}

function lineOf(game: number): Line {
  const start = gameDeal(BigInt(game)).start(FIVE_BY_FIVE);
  const moves: MonteCarloMove[] = [];
  for (let grid = start; ;) {
    const move = firstPair(grid) ?? 'consolidate';
    const outcome = play(grid, move);
    if (!outcome.ok) break;
    moves.push(move);
    grid = outcome.next;
  }
  return { start, game, moves, calls: [{ event: 'newGame', args: [game] }, ...moves.flatMap(callsOf)] };
}

const callsOf = (move: MonteCarloMove): MonteCarloCall[] =>
  move === 'consolidate'
    ? [{ event: 'consolidate', args: [] }]
    : move.map(({ row, column }) => ({ event: 'clickCard', args: [row, column] }));

function playMoves({ start, moves, game }: Line): void {
  let grid = start;
  for (const move of moves) {
    const outcome = play(grid, move);
    if (!outcome.ok) throw new Error(`game ${game}: ${outcome.why}`);
    grid = outcome.next;
  }
}

const NO_VIEW: MonteCarloView = viewFromCalls(() => undefined);

function playEvents({ game, calls }: Line): void {
  const controller = new MonteCarloController({
    onRefusal: (why) => {
      throw new Error(`game ${game}: ${why}`);
    },
  });
  controller.attach(NO_VIEW);
  for (const call of calls) callHandler(controller, call);
}

function playDoor({ game, moves }: Line): void {
  const door = new Game(5, 5);
  door.newGame(game);
  for (const move of moves) {
    if (move === 'consolidate') {
      door.consolidate();
      continue;
    }
    const [one, other] = move.map(({ row, column }) => new Coordinates(row, column));
    if (one === undefined || other === undefined || !door.removeCards(one, other)) {
      throw new Error(`game ${game}: a pair was not removed`);
    }
  }
}
