/** A Monte Carlo session with a recording view. */
import type { RedoCall } from '../../../src/core/redo.js';
import type { MonteCarloCall } from '../../../src/games/montecarlo/contract/handler.js';
import { callHandler } from '../../../src/games/montecarlo/contract/handler.js';
import type { SessionOptions } from '../../../src/kit/session.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import { GameSession } from '../../../src/kit/session.js';
import type { MonteCarlo } from '../../../src/games/montecarlo/script/stage.js';
import type { MonteCarloSeat } from '../../../src/games/montecarlo/seat.js';
import { LANGUAGE } from '../../../src/games/montecarlo/script/language.js';
import { readEvent } from '../../../src/scripts/language/event-word.js';
import { MonteCarloRecordingView } from '../../../src/games/montecarlo/views/recording.js';
import { Chance } from '../../support/chance.js';

export interface Seated {
  readonly session: GameSession<MonteCarlo, MonteCarloSeat>;
  readonly view: MonteCarloRecordingView;
  /** Makes the calls in `'new:5 c1 b2 consolidate'`. */
  readonly press: (words: string) => void;
}

export function seated(options: SessionOptions<MonteCarlo> = {}): Seated {
  return seatedAt(new GameSession(MONTE_CARLO, options));
}

export function seatRestored(script: string): Seated {
  const session = new GameSession(MONTE_CARLO);
  MONTE_CARLO.restore(session, script);
  return seatedAt(session);
}

function seatedAt(session: GameSession<MonteCarlo, MonteCarloSeat>): Seated {
  const view = new MonteCarloRecordingView(session.handler);
  session.attach(view);
  return { session, view, press: (words) => pressOn(session, words) };
}

export function pressOn({ handler }: GameSession<MonteCarlo, MonteCarloSeat>, words: string): void {
  for (const word of words.split(' ')) callHandler(handler, callOfWord(word));
}

function callOfWord(word: string): MonteCarloCall | RedoCall {
  const reading = readEvent(LANGUAGE, word);
  if ('expected' in reading) throw new Error(`${word} is not an event`);
  return reading.event.call;
}

const OTHERS = ['hint', 'undo', 'ahead', 'consolidate', 'consolidate', 'replay', 'help', 'hint', 'a1', 'e5'];

/** A session after this many random events. It follows about half of the hints. */
export function playRandomly(seed: number, events: number): Seated {
  const seat = seated();
  const chance = new Chance(seed);
  seat.press(`new:${seed}`);
  for (let event = 0; event < events; event++) {
    const [one, other] = seat.view.frame.highlighted;
    const isFollowed = other !== undefined && chance.nextInt(3) > 0;
    for (const cell of isFollowed ? [one, other] : [])
      seat.session.handler.clickCard(cell?.row ?? 0, cell?.column ?? 0);
    if (!isFollowed) seat.press(chance.pick(OTHERS));
  }
  return seat;
}
