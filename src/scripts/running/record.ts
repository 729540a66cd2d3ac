/** Records sessions of any game: puts a bus and a tape between a controller and its view. */
import { checkGiven } from '../../core/given.js';

/** A session that is written down as it is played. */
export interface SessionOf<Bus, Handler, Assistant, View, Tape> {
  /** Carries all events of the session, such as `bus.emit('undo', [])`. */
  readonly bus: Bus;
  /** For programs that play by calls: it puts every event on the bus. */
  readonly handler: Handler;
  /** For the view: the answers of the controller that its handler can't give. Its redo goes over the bus. */
  readonly assistant: Assistant;
  readonly view: View;
  /** `tape.script` is what was played so far. */
  readonly tape: Tape;
  /** Ends the session: the controller stops listening to the bus, and the tape stops writing. */
  readonly end: () => void;
}

/** A tape that writes. */
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
   * @throws Error if a handler that can't report its events has no view that is watched, or was played past the bus
   */
  get script(): readonly Item[] {
    return this.tape.script;
  }

  /** Returns the view to attach in place of `view`, at once. It tells the tape what is refused. */
  watch(view: View): View {
    return this.tape.watch(view);
  }
}

/**
 * Wires a session in the order in which each part hears the others.
 * @param view the view, or a function that makes one that reports to the handler
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
    /** Lets the controller hear the bus. The returned function stops this. */
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
