/** Records sessions of any game: puts a bus and a tape between a controller and its view. */
import { checkGiven } from '../../core/given.js';

/** A session that a tape records. */
export interface SessionOf<Bus, Handler, Assistant, View, Tape> {
  /** Carries all events of the session, such as `bus.emit('undo', [])`. */
  readonly bus: Bus;
  /** For programs: it puts every call on the bus. */
  readonly handler: Handler;
  /** For the view: the controller's answers that the handler interface lacks. Its redo goes through the bus. */
  readonly assistant: Assistant;
  readonly view: View;
  /** `tape.script` is the session so far. */
  readonly tape: Tape;
  /** Ends the session: the controller stops listening to the bus, and the tape stops writing. */
  readonly end: () => void;
}

interface StartedTape<Item, View> {
  readonly tape: { readonly script: readonly Item[]; watch(view: View): View };
  readonly end: () => void;
}

/** A tape of a game, for programs that use this package. */
export class TapeOf<Item, View> {
  /** Stops writing. */
  readonly end: () => void;
  private readonly tape: StartedTape<Item, View>['tape'];

  protected constructor({ tape, end }: StartedTape<Item, View>) {
    this.tape = tape;
    this.end = end;
  }

  /**
   * The script so far.
   * @throws Error if a handler without `recordBy` has no watched view, or received calls that bypassed the bus
   */
  get script(): readonly Item[] {
    return this.tape.script;
  }

  /** Returns a view that shows the tape which events are refused. Attach it at once, instead of `view`. */
  watch(view: View): View {
    return this.tape.watch(view);
  }
}

/**
 * Connects the parts of a session.
 * @param view the view, or a function that makes it for the handler
 */
export function recordIn<
  Bus,
  Handler,
  Assistant,
  Shown extends object,
  View extends Shown,
  Tape extends { end(): void; watch(view: Shown): Shown },
>(
  view: View | ((handler: Handler, assistant: Assistant) => View),
  {
    controller,
    connect,
    newTape,
    ...wires
  }: {
    readonly controller: { attach(view: Shown): unknown };
    readonly bus: Bus;
    readonly handler: Handler;
    readonly assistant: Assistant;
    /** Connects the controller to the bus. The returned function disconnects it. */
    readonly connect: () => () => void;
    readonly newTape: () => Tape;
  },
): SessionOf<Bus, Handler, Assistant, View, Tape> {
  if (typeof view !== 'function') checkGiven('view', view, 'an object');
  const shown = typeof view === 'function' ? view(wires.handler, wires.assistant) : view;
  const disconnect = connect();
  const tape = newTape();
  const end = (): void => {
    disconnect();
    tape.end();
  };
  try {
    controller.attach(tape.watch(shown));
  } catch (error) {
    end();
    throw error;
  }
  return { ...wires, view: shown, tape, end };
}
