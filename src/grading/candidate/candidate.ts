/** A submission that can be started several times, each time with a view. */
import { valueText } from '../../core/given.js';
import type { KlondikeEventsHandler } from '../../games/klondike/contract/handler.js';
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { Deal } from '../../games/klondike/model/deals.js';

export interface StartOptions {
  /** Seeds the random number generator of the handler's language, if possible. */
  readonly seed: number;
  /** The values of the handler's constants. By default, the package's own values. */
  readonly constants?: Readonly<Record<string, number>>;
  /** Should the grader overwrite, after each event, the arrays that the handler passed to its view? */
  readonly spoilsArrays?: boolean;
  /** Does this run judge how the handler deals? If so, the handler must not be given any cards. */
  readonly ownCards?: boolean;
}

export interface Candidate {
  /** The submission's name, as the caller gave it. */
  readonly submission: string;
  /** Does the submission run in a sandbox? */
  readonly isolated: boolean;
  /**
   * Does a start take almost no time? If so, the grader starts the candidate more often, for example to shorten
   * scripts.
   */
  readonly startsQuickly: boolean;
  /** Can its constants have different values? If a start can't change them after all, it throws. */
  readonly takesConstants: boolean;
  /**
   * The options that select the candidate in `klondike replay`: `--handler FILE` or `--cmd COMMAND`. Empty if options
   * can't select it.
   */
  readonly words: string;
  /**
   * The parts of the package's own game that the submission used but should write itself. The list may grow with each
   * event.
   */
  readonly borrowed?: readonly string[];
  /** The program around the handler. Absent before the first start, and for candidates that are not whole programs. */
  readonly program?: OwnProgram | undefined;
  /**
   * Sentences for the report about how the program was found and built, and about faults that happened only once. Each
   * event may add a sentence.
   */
  readonly notes?: readonly string[];
  /** The time spent repeating events after faults. It does not count towards the submission's time. */
  readonly replayMilliseconds?: number;
  /**
   * Starts a new handler with this view, in a separate process unless it runs in ours. May use a standby process.
   * @throws CandidateFault if the handler cannot be started
   */
  start(view: KlondikeView, options: StartOptions): RunningHandler;
  /** Ends the standby process. */
  close?(): void;
}

/** The parts of a program around its handler. */
export interface OwnProgram {
  /** The class with the main method; empty if only a handler was found. */
  readonly mainClass: string;
  /** Is this the public class that the statement asks for? */
  readonly isAsAskedFor: boolean;
  /**
   * Starts the program with an argument. Returns undefined if the program refuses the argument; otherwise says what the
   * program does instead.
   */
  argumentFault(): string | undefined;
}

export interface RunningHandler {
  /**
   * A method returns when the handler has answered and all its calls have reached the view. It throws what the handler
   * throws, or a `CandidateFault`.
   */
  readonly handler: KlondikeEventsHandler & { nextDeal?(deal: Deal): void };
  /** Ends the handler, whatever it is doing. */
  end(): void;
}

/** Something that a handler should never do. The examination continues with a new start. */
export type FaultKind =
  /** The handler did not answer in time. */
  | 'hung'
  /** The handler's process ended. */
  | 'ended'
  /** The handler called its view too often in one event, or printed too much. */
  | 'flooded'
  /** The handler wrote something that the protocol does not allow. */
  | 'garbled'
  /** The submission could not be started: it was not found, did not compile, or has no handler. */
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
 * The answer to an event can't be judged. Either the submission's time is up, or the handler hung or ended once, but
 * handled the same events when it got them again.
 */
export class Interruption extends CandidateFault {}

/** The machine lacks something that submissions in this language need. The submission is not to blame. */
export class LackingFault extends CandidateFault {
  /** @param lacks a noun for the missing thing, such as "a JDK" */
  constructor(
    readonly lacks: string,
    message: string,
  ) {
    super('not started', message);
  }
}

/**
 * The name that the caller gave leads to no submission: either nothing is there, or it is something that the grader
 * can't start.
 */
export class NoSubmission extends Error {
  override readonly name = 'NoSubmission';

  /** @param missing the path, if nothing exists there */
  constructor(
    message: string,
    readonly missing?: string,
  ) {
    super(message);
  }
}

/** Describes what a handler has thrown, whatever it is. */
export function thrownText(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : valueText(error);
  } catch {
    return 'something that has no text';
  }
}
