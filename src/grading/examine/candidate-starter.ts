/** Starts a candidate repeatedly, up to a limit. */
import type { Candidate, RunningHandler, StartOptions } from '../candidate/candidate.js';
import { CandidateFault, Interruption } from '../candidate/candidate.js';
import type { CheckFailure } from './record/evidence.js';
import { WatchingView } from './watch/watching-view.js';
import type { HandlerFindings } from './record/handler-findings.js';
import { HandlerRun } from './handler-run.js';

/** A handler that ends is started again, but at most this many times. */
const MOST_STARTS = { quick: 120, slow: 60 } as const;

export class CandidateStarter {
  private starts = 0;
  /** The number of events sent in all runs. */
  events = 0;
  /** Was something skipped because time ran out? */
  isCutShort = false;
  private startFault: CandidateFault | undefined;

  /** Is the time up? If so, no more events are sent. */
  readonly isLate: () => boolean;
  private wasStarted: boolean;

  constructor(
    private readonly candidate: Candidate,
    private readonly seed: number,
    {
      isLate,
      wasStarted = false,
    }: {
      readonly isLate: () => boolean;
      /** Has another starter already started the candidate? */
      readonly wasStarted?: boolean;
    },
  ) {
    this.isLate = isLate;
    this.wasStarted = wasStarted;
  }

  get isClosed(): boolean {
    return this.hasUsedAllStarts || this.startFault !== undefined || this.isLate();
  }

  private get hasUsedAllStarts(): boolean {
    return this.starts >= this.mostStarts;
  }

  private get mostStarts(): number {
    return this.candidate.startsQuickly ? MOST_STARTS.quick : MOST_STARTS.slow;
  }

  /** Sentences for the report if some checks couldn't be tried. The note about a time limit is written elsewhere. */
  get notes(): string[] {
    if (this.startFault !== undefined)
      return [`The program could not be started again: ${this.startFault.message}`];
    if (this.isLate() || !this.hasUsedAllStarts) return [];
    return [
      `The grader started the program ${this.mostStarts} times and then stopped, so some checks were not tried.`,
    ];
  }

  /**
   * Plays, and starts the candidate again if it ends early, as long as each start finds something new.
   * @param play returns false if there is more to play
   */
  runOn(
    findings: HandlerFindings,
    play: (run: HandlerRun) => boolean,
    options: Partial<StartOptions> = {},
  ): void {
    const { evidence } = findings;
    const progress = { isDone: false };
    for (let known = -1; !progress.isDone && known < evidence.findingsCount;) {
      known = evidence.findingsCount;
      if (!this.run(findings, (run) => (progress.isDone = play(run)), options)) return;
    }
  }

  /**
   * Starts the candidate and plays. Tries again after an interruption. Returns false if the starter closes first.
   * @throws CandidateFault if it cannot be started
   */
  run(
    findings: HandlerFindings,
    play: (run: HandlerRun) => void,
    options: Partial<StartOptions> = {},
  ): boolean {
    while (!this.isClosed) if (this.playOnce(findings, play, options)) return true;
    this.isCutShort ||= this.isLate();
    return false;
  }

  /** Returns false after an interruption, or if the candidate no longer starts. */
  private playOnce(
    findings: HandlerFindings,
    play: (run: HandlerRun) => void,
    { seed = this.seed + this.starts, ...others }: Partial<StartOptions>,
  ): boolean {
    const view = new WatchingView();
    const running = this.tryToStart(findings, view, { seed, ...others });
    if (running === undefined) return false;
    const run = new HandlerRun(running, view, { ...findings, seed, isLate: this.isLate });
    this.starts++;
    try {
      play(run);
      return true;
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      this.starts--;
      return false;
    } finally {
      this.events += run.events;
      run.end();
    }
  }

  /**
   * Tries twice. Returns undefined if the candidate does not start again. Then `robust.throws` fails, which rules out
   * all untried checks.
   * @throws CandidateFault if it never started
   */
  private tryToStart(
    { evidence }: HandlerFindings,
    view: WatchingView,
    options: StartOptions,
  ): RunningHandler | undefined {
    for (let tries = 1; ; tries++) {
      try {
        const running = this.candidate.start(view, options);
        this.wasStarted = true;
        return running;
      } catch (error) {
        if (!this.mayStartLater(error, options)) throw error;
        if (tries === 1) continue;
        this.startFault = error;
        if (!(error instanceof Interruption)) evidence.fail(notStartedAgain(error, options));
        return undefined;
      }
    }
  }

  /** A program may refuse to start with different constants. */
  private mayStartLater(error: unknown, { constants }: StartOptions): error is CandidateFault {
    const isFault = error instanceof CandidateFault && (constants === undefined || error.kind === 'hung');
    return isFault && this.wasStarted;
  }
}

const notStartedAgain = ({ message }: CandidateFault, { seed }: StartOptions): CheckFailure => ({
  ...{ check: 'robust.throws', key: 'start', seed, calls: [], earlierGames: 0, before: '' },
  message: `the program does not start again: ${message}`,
  expected: 'a program that can be started several times',
  seen: message,
});
