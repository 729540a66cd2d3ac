/** Wires the session of a player, a tape and a controller in the order in which each of them hears the others. */

interface Parts<Handler, View, Tape> {
  /** Puts every event on the bus. */
  readonly handler: Handler;
  /** Lets the controller hear the bus. The returned function stops this. */
  readonly connect: () => () => void;
  readonly newTape: () => Tape;
  /** Shows the controller's game in the view, which the tape watches. */
  readonly attach: (view: View, tape: Tape) => unknown;
}

interface Session<Handler, View, Tape> {
  readonly handler: Handler;
  readonly view: View;
  readonly tape: Tape;
  readonly end: () => void;
}

/** @param view the view, or a function that makes one that reports to the handler */
export function wire<Handler, View extends object, Tape extends { end(): void }>(
  view: View | ((handler: Handler) => View),
  { handler, connect, newTape, attach }: Parts<Handler, View, Tape>,
): Session<Handler, View, Tape> {
  const shown = typeof view === 'function' ? view(handler) : view;
  const disconnect = connect();
  const tape = newTape();
  attach(shown, tape);
  const end = (): void => {
    disconnect();
    tape.end();
  };
  return { handler, view: shown, tape, end };
}
