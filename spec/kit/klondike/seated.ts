/** A session with a recording view. */
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { EMPTY_LAYOUT } from '../../../src/games/klondike/model/layout.js';
import { KlondikeController } from '../../../src/games/klondike/controller/klondike-controller.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../../src/games/klondike/seat.js';
import type { SessionOptions } from '../../../src/kit/session.js';
import { GameSession } from '../../../src/kit/session.js';
import { RecordingView } from '../../../src/games/klondike/views/recording.js';
import { Chance } from '../../support/chance.js';
import { randomCall } from '../../support/random-call.js';
import { callOfWord } from '../../support/seat.js';

export interface Seated {
  readonly session: GameSession<Klondike, KlondikeSeat>;
  readonly view: RecordingView;
  /** Makes the calls in `'new stock w>t3 undo'`. */
  readonly press: (words: string) => void;
}

/** A session that plays this deal in its next game. */
export function seated(deal: string, options: SessionOptions<Klondike> = {}): Seated {
  const session = new GameSession(KLONDIKE, options);
  const view = new RecordingView(session.handler);
  session.attach(view);
  session.nextDeal(parseDeal(deal));
  const press = (words: string): void => {
    for (const word of words.split(' ')) callHandler(session.handler, callOfWord(word));
  };
  return { session, view, press };
}

/** A session after this many random events. A second controller knows the legal moves. */
export function playRandomly(seed: number, events: number): Seated {
  const seat = seated(`java:${seed}`);
  const beside = new KlondikeController({ deal: `java:${seed}` });
  const chance = new Chance(seed);
  const play = (call: KlondikeCall): void => {
    callHandler(seat.session.handler, call);
    callHandler(beside, call);
  };
  play({ event: 'newGame', args: [] });
  for (let event = 0; event < events; event++) play(randomCall(chance, beside.layout ?? EMPTY_LAYOUT));
  return seat;
}
