/** Where a candidate is started, again and again, and how often. */
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Candidate, StartOptions } from '../candidate/candidate.js';
import { Evidence } from './evidence.js';
import { Eye } from './eye.js';
import { Ledger } from './ledger.js';
import type { Examined } from './examined.js';
import { Sitting } from './sitting.js';

/** A handler that ends is started again, but not for ever. */
const MOST_STARTS = { quick: 60, slow: 24 } as const;

export const newExamined = (rules: Rules, changes: Partial<Examined> = {}): Examined => ({
  rules,
  evidence: new Evidence(),
  ledger: new Ledger(),
  lenience: { stock: false, foundation: false, moves: false, refresh: false },
  ...changes,
});

export class Room {
  private starts = 0;
  /** How many events were made. */
  events = 0;

  private readonly closes: number;

  /** @param seconds nothing is begun after so long */
  constructor(
    private readonly candidate: Candidate,
    private readonly seed: number,
    private readonly seconds: number,
  ) {
    this.closes = performance.now() + 1000 * seconds;
  }

  get isClosed(): boolean {
    return this.starts >= this.mostStarts || this.isLate;
  }

  private get mostStarts(): number {
    return this.candidate.startsQuickly ? MOST_STARTS.quick : MOST_STARTS.slow;
  }

  /** Is the time up? */
  get isLate(): boolean {
    return performance.now() > this.closes;
  }

  /** Sentences for the report, if not all could be tried. */
  get notes(): string[] {
    if (this.isLate)
      return [`The ${this.seconds} s for a submission ran out, so some checks were not tried.`];
    if (this.starts < this.mostStarts) return [];
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
    for (let known = -1; !is.all && known < evidence.findings && !this.isClosed;) {
      known = evidence.findings;
      this.sit(examined, (sitting) => (is.all = play(sitting)));
    }
  }

  /**
   * Starts the candidate and lets somebody play; nothing happens if it was started too often.
   * @throws CandidateFault if it cannot be started
   */
  sit(examined: Examined, play: (sitting: Sitting) => void, options: Partial<StartOptions> = {}): void {
    if (this.isClosed) return;
    const { seed = this.seed + this.starts, ...others } = options;
    this.starts++;
    const eye = new Eye();
    const running = this.candidate.start(eye, { seed, ...others });
    const sitting = new Sitting(running, eye, { ...examined, seed });
    try {
      play(sitting);
    } finally {
      this.events += sitting.events;
      sitting.end();
    }
  }
}
