/** Connects a handler to the grader, and lays cards on its table. */
import type { KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { StartOptions } from '../../../src/grading/candidate/candidate.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import type { HandlerFindings } from '../../../src/grading/examine/record/handler-findings.js';
import { WatchingView } from '../../../src/grading/examine/watch/watching-view.js';
import { KnownGame } from '../../../src/grading/examine/game/known-game.js';
import { HandlerRun } from '../../../src/grading/examine/handler-run.js';
import { BaseHandler } from './base-handler.js';
import type { CreateStudent } from './faulty/faulty-handler.js';
import { layOut } from './laid-out.js';
import { newDeck } from './student-cards.js';

export interface TestedHandler {
  readonly handler: KlondikeEventsHandler;
  readonly run: HandlerRun;
}

/** Starts the handler with seed 1. */
export function startHandler(
  create: CreateStudent,
  findings: HandlerFindings,
  options: Partial<StartOptions> = {},
): TestedHandler {
  const made: KlondikeEventsHandler[] = [];
  const candidate = inProcess((view, constants) => {
    const handler = create(view, constants);
    made.push(handler);
    return handler;
  });
  const view = new WatchingView();
  const running = candidate.start(view, { seed: 1, ...options });
  const [handler] = made;
  if (handler === undefined) throw new Error('no handler was made');
  return { handler, run: new HandlerRun(running, view, { ...findings, seed: 1 }) };
}

/** Lays the cards on the handler's table and reports all of them to the grader. */
export function lay({ handler, run }: TestedHandler, start: Layout): void {
  if (!(handler instanceof BaseHandler)) throw new Error('its cards cannot be set');
  layOut(handler, start, newDeck(handler.constants));
  const game = new KnownGame(ULG, start);
  for (const card of game.unknownCards) game.learn(card, card);
  run.game = game;
}
