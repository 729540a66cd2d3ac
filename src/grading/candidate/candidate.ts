/** A submission that can be started, again and again, in front of a view. */
import { valueText } from '../../core/given.js';
import type { KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { Deal } from '../../games/klondike/model/deals.js';

/** What a candidate is started with. */
export interface StartOptions {
  /** Seeds the chance of the handler's own language, as far as that can be done. */
  readonly seed: number;
  /** The numbers that the handler's constants have; without it those of the package. */
  readonly constants?: Readonly<Record<string, number>>;
  /** Spoils each array that the handler gave its view, when it has answered the event. */
  readonly spoilsArrays?: boolean;
}

export interface Candidate {
  /** What was graded, as it was named to the grader. */
  readonly submission: string;
  /** Does it run in a sandbox? */
  readonly isolated: boolean;
  /** Does a start cost next to nothing? Then it is started often, to show a fault by few events. */
  readonly startsQuickly: boolean;
  /** May its constants be given other numbers? If they cannot after all, such a start throws. */
  readonly takesConstants: boolean;
  /** The words that name it to `klondike replay`: `--handler FILE`, `--cmd COMMAND`; empty if no words can. */
  readonly words: string;
  /** What it was seen to use of the package's own game, which it should write itself; may grow with each event. */
  readonly borrowed?: readonly string[];
  /** The program around the handler. Absent before the first start, and for candidates that are not whole programs. */
  readonly program?: OwnProgram | undefined;
  /**
   * Sentences for the report about how the program was found and built, and about faults that happened only once. Each
   * event may add one.
   */
  readonly notes?: readonly string[];
  /** The time spent repeating events after faults. It does not count towards the time of the submission. */
  readonly replayMilliseconds?: number;
  /**
   * A new handler in front of this view, in a process of its own if it is not ours. Where that of an earlier one stands by
   * and is as it was before, the handler may begin in that.
   * @throws CandidateFault if it cannot be started
   */
  start(view: KlondikeView, options: StartOptions): Running;
  /** Ends what stands by for another start. */
  close?(): void;
}

/** The parts of a program around its handler. */
export interface OwnProgram {
  /** The class of its main method; empty if only a handler was found. */
  readonly mainClass: string;
  /** Is this the public class that the statement asks for? */
  readonly isAsAskedFor: boolean;
  /**
   * Starts the program with an argument. Undefined if the program refuses it; otherwise what the program does instead.
   */
  argumentFault(): string | undefined;
}

/** A handler that was started. */
export interface Running {
  /**
   * Its methods return when the handler has answered, and the view has heard all that it told.
   * They throw what the handler throws, or a `CandidateFault`.
   */
  readonly handler: KlondikeEventsHandler & { nextDeal?(deal: Deal): void };
  /** Ends it, whatever it does. */
  end(): void;
}

/** What a submission does that no handler does: the rest of its examination goes on with a new start. */
export type FaultKind =
  /** It did not answer in time. */
  | 'hung'
  /** Its process ended. */
  | 'ended'
  /** It called its view too often in one event, or wrote more than it may. */
  | 'flooded'
  /** It wrote what the protocol does not know. */
  | 'garbled'
  /** It could not be started: not found, not compiled, no handler in it. */
  | 'not started';

export class CandidateFault extends Error {
  override readonly name = 'CandidateFault';

  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The answer to an event cannot be judged. Either the time for the submission is up, or the handler hung or ended and
 * did not repeat that with the same events.
 */
export class Interruption extends CandidateFault {}

/** The machine lacks what submissions in this language are started with: the submission is not to blame. */
export class LackingFault extends CandidateFault {
  /** @param lacks what is needed, as in "for want of a JDK" */
  constructor(
    readonly lacks: string,
    message: string,
  ) {
    super('not started', message);
  }
}

/** The words name no submission: nothing is there, or nothing that the grader could start. */
export class NoSubmission extends Error {
  override readonly name = 'NoSubmission';

  /** @param missing the path, if it does not exist */
  constructor(
    message: string,
    readonly missing?: string,
  ) {
    super(message);
  }
}

/** What a handler has thrown, in words: whatever it is. */
export function thrownText(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : valueText(error);
  } catch {
    return 'something that has no text';
  }
}
