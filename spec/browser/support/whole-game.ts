/** The whole game of a script, and what must be seen after each of its events. */
import type { Carry } from 'klondike-kit';
import { KlondikeController, RecordingView, callOf, deliver, parseMove } from 'klondike-kit';
import { readWinningScript } from '../../support/winning-script.js';

export interface Step {
  /** As in a script. */
  readonly event: string;
  /** Undefined for a press on the stock. */
  readonly carry: Carry | undefined;
  /** As a frame's text. */
  readonly after: string;
}

export interface WholeGame {
  readonly deal: string;
  /** What is seen before the first step. */
  readonly dealt: string;
  /** To the win. */
  readonly steps: readonly Step[];
}

export function readWholeGame(script: string): WholeGame {
  const { deal, events } = readWinningScript(script);
  const controller = new KlondikeController({ deal });
  const view = new RecordingView(controller);
  controller.attach(view);
  controller.newGame();
  const dealt = view.text;
  const steps = events.map((event): Step => {
    const move = parseMove(event);
    const carry = move === 'stock' ? undefined : move;
    const call = carry && callOf(carry);
    deliver(controller, call ?? { event: 'clickStock', args: [] });
    return { event, carry, after: view.text };
  });
  return { deal, dealt, steps };
}
