/** A handler before the grader, and cards laid out on its table. */
import type { KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { StartOptions } from '../../../src/grading/candidate/candidate.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import type { Examined } from '../../../src/grading/examine/examined.js';
import { Eye } from '../../../src/grading/examine/eye.js';
import { KnownGame } from '../../../src/grading/examine/known-game.js';
import { Sitting } from '../../../src/grading/examine/sitting.js';
import { BaseHandler } from './base-handler.js';
import type { CreateStudent } from './faulty/faulty-handler.js';
import { layOut } from './laid-out.js';
import { newDeck } from './student-cards.js';

export interface HandlerSeat {
  readonly handler: KlondikeEventsHandler;
  readonly sitting: Sitting;
}

/** Starts the handler with seed 1. */
export function seatOf(
  create: CreateStudent,
  examined: Examined,
  options: Partial<StartOptions> = {},
): HandlerSeat {
  const made: KlondikeEventsHandler[] = [];
  const candidate = inProcess((view, constants) => {
    const handler = create(view, constants);
    made.push(handler);
    return handler;
  });
  const eye = new Eye();
  const running = candidate.start(eye, { seed: 1, ...options });
  const [handler] = made;
  if (handler === undefined) throw new Error('no handler was made');
  return { handler, sitting: new Sitting(running, eye, { ...examined, seed: 1 }) };
}

/** Lays out the cards on the handler's table and tells the grader all of them. */
export function lay({ handler, sitting }: HandlerSeat, start: Layout): void {
  if (!(handler instanceof BaseHandler)) throw new Error('its cards cannot be laid out');
  layOut(handler, start, newDeck(handler.constants));
  const game = new KnownGame(ULG, start);
  for (const card of game.unknownCards) game.learn(card, card);
  sitting.game = game;
}
