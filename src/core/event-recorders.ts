/** Recorders of a handler's events. They record every event, both from a bus and from a direct call. */
import { collectFault, throwFaults } from './faults.js';
import { checkMethods } from './given.js';

/** The result of an event. */
export interface EventAnswer {
  readonly isAccepted: boolean;
  /** Did the event win the game? */
  readonly hasWon: boolean;
}

/** Records the events of a handler. */
export interface EventRecorder<Call> {
  /**
   * Called as soon as the outcome of an event is known, before views and listeners are called. It must not make a call.
   */
  hear(call: Call, answer: EventAnswer): void;
  /** Called when the event and all events played during it have ended. */
  finish(): void;
}

/** The recorders of one handler. */
export class EventRecorders<Call> {
  private readonly recorders = new Set<EventRecorder<Call>>();
  /** The current event; undefined once its outcome is known. */
  private unjudged: Call | undefined;
  /** The number of unfinished events: the current one, and those played during it. */
  private depth = 0;

  /** @param isWin did this accepted event win the game? */
  constructor(private readonly isWin: () => boolean) {}

  /** Adds a recorder until the returned function is called. @throws TypeError if it lacks a method */
  add(recorder: EventRecorder<Call>): () => void {
    checkMethods('recorder', recorder, ['hear', 'finish']);
    const own = { hear: recorder.hear.bind(recorder), finish: recorder.finish.bind(recorder) };
    this.recorders.add(own);
    return () => {
      this.recorders.delete(own);
    };
  }

  /** Runs an event. `answer` must call `judge` before it calls views, listeners or other code that could play on. */
  during(call: Call, answer: () => void): void {
    if (this.recorders.size === 0) return answer();
    const faults: unknown[] = [];
    this.unjudged = call;
    this.depth++;
    collectFault(faults, answer);
    this.unjudged = undefined;
    this.depth--;
    if (this.depth === 0)
      for (const recorder of this.recorders) collectFault(faults, () => recorder.finish());
    throwFaults(faults);
  }

  /** Does nothing if the outcome is already known. */
  judge(isAccepted: boolean): void {
    const { unjudged } = this;
    if (unjudged === undefined) return;
    this.unjudged = undefined;
    const hasWon = isAccepted && this.isWin();
    for (const recorder of this.recorders) recorder.hear(unjudged, { isAccepted, hasWon });
  }

  /** @throws Error during a recording, because a script has no word for a restored game */
  checkRestorable(): void {
    if (this.recorders.size > 0)
      throw new Error(
        "A recorded game can't be replaced by a saved one. End the session (or the tape) with end(), restore the " +
          'game, then record again: the next new game is written.',
      );
  }
}
