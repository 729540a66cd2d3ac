/** Wires the session of a player, a tape and a controller in the order in which each of them hears the others. */

import { checkGiven } from '../../core/given.js';

interface Parts<Handler, Assistant, View, Tape> {
  /** Puts every event on the bus. */
  readonly handler: Handler;
  /** The assistant for the view. Its redo also goes over the bus. */
  readonly assistant: Assistant;
  /** Lets the controller hear the bus. The returned function stops this. */
  readonly connect: () => () => void;
  readonly newTape: () => Tape;
  /** Shows the controller's game in the view, which the tape watches. */
  readonly attach: (view: View, tape: Tape) => unknown;
}

interface Session<Handler, Assistant, View, Tape> {
  readonly handler: Handler;
  readonly assistant: Assistant;
  readonly view: View;
  readonly tape: Tape;
  readonly end: () => void;
}

/** @param view the view, or a function that makes one that reports to the handler */
export function wire<Handler, Assistant, View extends object, Tape extends { end(): void }>(
  view: View | ((handler: Handler, assistant: Assistant) => View),
  { handler, assistant, connect, newTape, attach }: Parts<Handler, Assistant, View, Tape>,
): Session<Handler, Assistant, View, Tape> {
  if (typeof view !== 'function') checkGiven('view', view, 'an object');
  const shown = typeof view === 'function' ? view(handler, assistant) : view;
  const disconnect = connect();
  const tape = newTape();
  const end = (): void => {
    disconnect();
    tape.end();
  };
  try {
    attach(shown, tape);
  } catch (error) {
    end();
    throw error;
  }
  return { handler, assistant, view: shown, tape, end };
}
