/** Recorders of a handler's events. They record every event, whether its method was called over a bus or directly. */
import { collectFault, throwFaults } from './faults.js';
import { checkMethods } from './given.js';

/** The result of an event. */
export interface EventAnswer {
  readonly isAccepted: boolean;
  /** Did the event win the game? */
  readonly hasWon: boolean;
}

/** Writes down the events of a handler. */
export interface EventRecorder<Call> {
  /** Called as soon as an event is judged, before views and listeners hear of it. It must not play on. */
  hear(call: Call, answer: EventAnswer): void;
  /** Called when the event, and every event played during it, is over. */
  finish(): void;
}

/** The recorders of one handler. */
export class EventRecorders<Call> {
  private readonly recorders = new Set<EventRecorder<Call>>();
  /** The event being answered; undefined once it is judged. */
  private unjudged: Call | undefined;
  /** How many events are being answered: one, and those played during it. */
  private depth = 0;

  /** @param isWin has the accepted event, which has been played, won the game? */
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

  /** Answers an event. The answer must call `judge` before it calls views, listeners or others who may play on. */
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

  /** Does nothing if the event has been judged already. */
  judge(isAccepted: boolean): void {
    const { unjudged } = this;
    if (unjudged === undefined) return;
    this.unjudged = undefined;
    const hasWon = isAccepted && this.isWin();
    for (const recorder of this.recorders) recorder.hear(unjudged, { isAccepted, hasWon });
  }

  /** @throws Error if the events are recorded: a script has no word for a game that is restored */
  checkRestorable(): void {
    if (this.recorders.size > 0)
      throw new Error(
        "A recorded game can't be replaced by a saved one. End the session (or the tape) with end(), restore the " +
          'game, then record again: the next new game is written.',
      );
  }
}
