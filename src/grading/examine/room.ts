/** Where a candidate is started, again and again, and how often. */
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Candidate, Running, StartOptions } from '../candidate/candidate.js';
import { CandidateFault, Interruption } from '../candidate/candidate.js';
import type { Failed } from './evidence.js';
import { Evidence } from './evidence.js';
import { Eye } from './eye.js';
import { Ledger } from './ledger.js';
import type { Examined } from './examined.js';
import { Sitting } from './sitting.js';

/** A handler that ends is started again, but not for ever. */
const MOST_STARTS = { quick: 120, slow: 60 } as const;

export const newExamined = (rules: Rules, changes: Partial<Examined> = {}): Examined => ({
  rules,
  evidence: new Evidence(),
  ledger: new Ledger(),
  lenience: { stock: false, foundation: false, moves: false, refresh: false },
  ...changes,
});

interface RoomTerms {
  readonly isLate: () => boolean;
  /** Has the candidate started before, in another room? */
  readonly wasStarted?: boolean;
}

export class Room {
  private starts = 0;
  /** How many events were made. */
  events = 0;
  /** Did the room skip something because the time was up? */
  isCutShort = false;
  private notStarted: CandidateFault | undefined;

  /** Is the time up? Then the room makes no more events. */
  readonly isLate: () => boolean;
  private wasStarted: boolean;

  constructor(
    private readonly candidate: Candidate,
    private readonly seed: number,
    { isLate, wasStarted = false }: RoomTerms,
  ) {
    this.isLate = isLate;
    this.wasStarted = wasStarted;
  }

  get isClosed(): boolean {
    return this.hasAllStarts || this.notStarted !== undefined || this.isLate();
  }

  private get hasAllStarts(): boolean {
    return this.starts >= this.mostStarts;
  }

  private get mostStarts(): number {
    return this.candidate.startsQuickly ? MOST_STARTS.quick : MOST_STARTS.slow;
  }

  /** Sentences for the report if something could not be tried. Other notes cover time that ran out. */
  get notes(): string[] {
    if (this.notStarted !== undefined)
      return [`The program could not be started again: ${this.notStarted.message}`];
    if (this.isLate() || !this.hasAllStarts) return [];
    return [
      `The grader started the program ${this.mostStarts} times and then stopped, so some checks were not tried.`,
    ];
  }

  /**
   * Starts the candidate again where it has ended before all was played, as long as each start finds something out.
   * @param play false if there is more to be played
   */
  sitOn(examined: Examined, play: (sitting: Sitting) => boolean): void {
    const { evidence } = examined;
    const is = { all: false };
    for (let known = -1; !is.all && known < evidence.findings;) {
      known = evidence.findings;
      if (!this.sit(examined, (sitting) => (is.all = play(sitting)))) return;
    }
  }

  /**
   * Starts the candidate and plays with it. Repeats that after an interruption. False if the room closed before the
   * end.
   * @throws CandidateFault if it cannot be started
   */
  sit(examined: Examined, play: (sitting: Sitting) => void, options: Partial<StartOptions> = {}): boolean {
    while (!this.isClosed) if (this.isPlayed(examined, play, options)) return true;
    this.isCutShort ||= this.isLate();
    return false;
  }

  /** False after an interruption, or if the candidate no longer starts. */
  private isPlayed(
    examined: Examined,
    play: (sitting: Sitting) => void,
    { seed = this.seed + this.starts, ...others }: Partial<StartOptions>,
  ): boolean {
    const eye = new Eye();
    const running = this.started(examined, eye, { seed, ...others });
    if (running === undefined) return false;
    const sitting = new Sitting(running, eye, { ...examined, seed, isLate: this.isLate });
    this.starts++;
    try {
      play(sitting);
      return true;
    } catch (error) {
      if (!(error instanceof Interruption)) throw error;
      this.starts--;
      return false;
    } finally {
      this.events += sitting.events;
      sitting.end();
    }
  }

  /**
   * Tries twice. Undefined if the candidate does not start again. Then `robust.throws` fails, which rules out all
   * untried checks.
   * @throws CandidateFault if it never started
   */
  private started({ evidence }: Examined, eye: Eye, options: StartOptions): Running | undefined {
    for (let tries = 1; ; tries++) {
      try {
        const running = this.candidate.start(eye, options);
        this.wasStarted = true;
        return running;
      } catch (error) {
        if (!this.mayStartLater(error, options)) throw error;
        if (tries === 1) continue;
        this.notStarted = error;
        if (!(error instanceof Interruption)) evidence.fail(notStartedAgain(error, options));
        return undefined;
      }
    }
  }

  /** With other constants, a program may refuse to start. */
  private mayStartLater(error: unknown, { constants }: StartOptions): error is CandidateFault {
    const isFault = error instanceof CandidateFault && (constants === undefined || error.kind === 'hung');
    return isFault && this.wasStarted;
  }
}

const notStartedAgain = ({ message }: CandidateFault, { seed }: StartOptions): Failed => ({
  ...{ check: 'robust.throws', key: 'start', seed, calls: [], earlierGames: 0, before: '' },
  message: `the program does not start again: ${message}`,
  expected: 'a program that can be started again and again',
  seen: message,
});
