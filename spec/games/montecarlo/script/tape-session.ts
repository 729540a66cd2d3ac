/** Recorded sessions, and random sessions compared with their replays. */
import type { MonteCarloBus, MonteCarloCall } from '../../../../src/games/montecarlo/contract/handler.js';
import { connectHandler, createBus } from '../../../../src/games/montecarlo/contract/handler.js';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { legalMoves } from '../../../../src/games/montecarlo/model/moves.js';
import { printFrame } from '../../../../src/games/montecarlo/contract/frame-text.js';
import { runMonteCarloScript } from '../../../../src/games/montecarlo/script/runner.js';
import type { MonteCarloScript } from '../../../../src/games/montecarlo/script/script.js';
import {
  parseMonteCarloScript,
  printMonteCarloScript,
} from '../../../../src/games/montecarlo/script/script.js';
import { MonteCarloTape } from '../../../../src/games/montecarlo/script/record-session.js';
import { MonteCarloRecordingView } from '../../../../src/games/montecarlo/views/recording.js';
import { Chance } from '../../../support/chance.js';

interface Session {
  readonly bus: MonteCarloBus;
  readonly controller: MonteCarloController;
  readonly view: MonteCarloRecordingView;
  readonly tape: MonteCarloTape;
}

export function session(): Session {
  const bus = createBus();
  const controller = new MonteCarloController();
  connectHandler(bus, controller);
  const tape = new MonteCarloTape(bus, controller);
  const view = new MonteCarloRecordingView(controller);
  controller.attach(tape.watch(view));
  return { bus, controller, view, tape };
}

const PLAIN = ['hint', 'hintAhead', 'help', 'replay', 'undo', 'undo', 'consolidate', 'newDeal'] as const;

const NONSENSE = [-1, 99, 2.5, NaN, Infinity, 5] as const;

/** A random event: usually a move, sometimes another event, rarely nonsense. */
function randomCalls(chance: Chance, { grid }: MonteCarloController): MonteCarloCall[] {
  const kind = chance.nextInt(12);
  if (kind === 0) return [{ event: 'newGame', args: [chance.pick<number | bigint>([...NONSENSE, 7n])] }];
  if (kind === 1) return [{ event: 'clickCard', args: [chance.pick(NONSENSE), chance.nextInt(5)] }];
  if (kind < 4) return [{ event: chance.pick(PLAIN), args: [] }];
  if (kind === 4) return [{ event: 'clickCard', args: [chance.nextInt(5), chance.nextInt(5)] }];
  const moves = grid === undefined ? [] : legalMoves(grid);
  const move = moves.length > 0 ? chance.pick(moves) : 'consolidate';
  if (move === 'consolidate') return [{ event: 'consolidate', args: [] }];
  return move.map(({ row, column }) => ({ event: 'clickCard', args: [row, column] }));
}

interface Played {
  readonly script: MonteCarloScript;
  readonly frames: readonly string[];
}

/** The frames in a session of random calls, and the frames in its replay. */
export function playedAndReplayed(
  seed: number,
  turns: number,
): { readonly played: Played; readonly replayed: Played & { readonly failure: unknown } } {
  const { bus, controller, view, tape } = session();
  const chance = new Chance(seed);
  for (let turn = 0; turn < turns; turn++)
    for (const { event, args } of randomCalls(chance, controller)) bus.emit(event, args as never);
  const frames: string[] = [];
  const script = parseMonteCarloScript(printMonteCarloScript(tape.script));
  const { failure } = runMonteCarloScript(
    script,
    (replayed) => {
      const again = new MonteCarloController();
      again.attach(replayed);
      return again;
    },
    (frame) => frames.push(printFrame(frame)),
  );
  return {
    played: { script: tape.script, frames: view.frames.map(printFrame) },
    replayed: { script, frames, failure },
  };
}
