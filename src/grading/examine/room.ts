/** Where a candidate is started, again and again, and how often. */
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Candidate, Running, StartOptions } from '../candidate/candidate.js';
import { CandidateFault, Interruption } from '../candidate/candidate.js';
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

export interface RoomTerms {
  readonly isLate: () => boolean;
  /** Has the candidate started before, in another room? Then a start that fails is not its fault. */
  readonly wasStarted?: boolean;
}

export class Room {
  private starts = 0;
  /** How many events were made. */
  events = 0;
  /** Did the room leave something out because the time was up or the candidate did not start again? */
  isCutShort = false;
  private notStarted: CandidateFault | undefined;

  /** True when the time is up. The room then makes no more events. */
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

  /** Sentences for the report, if not all could be tried; the time apart. */
  get notes(): string[] {
    if (this.notStarted !== undefined)
      return [`The program could not be started again: ${this.notStarted.message}`];
    if (this.isLate() || !this.hasAllStarts) return [];
    return [
      `The program had to be started ${this.mostStarts} times. The grader stopped there, so some checks were not tried.`,
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
   * Starts the candidate and lets somebody play, again after an interruption. False if the room closed before the end.
   * @throws CandidateFault if it cannot be started
   */
  sit(examined: Examined, play: (sitting: Sitting) => void, options: Partial<StartOptions> = {}): boolean {
    while (!this.isClosed) if (this.isPlayed(examined, play, options)) return true;
    this.isCutShort ||= this.notStarted !== undefined || this.isLate();
    return false;
  }

  /** False after an interruption. */
  private isPlayed(
    examined: Examined,
    play: (sitting: Sitting) => void,
    { seed = this.seed + this.starts, ...others }: Partial<StartOptions>,
  ): boolean {
    const eye = new Eye();
    const running = this.started(eye, { seed, ...others });
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

  /** Undefined if it does not start any more, though it did before. @throws CandidateFault if it never did */
  private started(eye: Eye, options: StartOptions): Running | undefined {
    try {
      const running = this.candidate.start(eye, options);
      this.wasStarted = true;
      return running;
    } catch (error) {
      const isUsual = options.constants === undefined;
      const isLost = error instanceof CandidateFault && (isUsual || error.kind === 'hung');
      if (!isLost || !this.wasStarted) throw error;
      this.notStarted = error;
      return undefined;
    }
  }
}
