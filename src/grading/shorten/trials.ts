/** Starts a candidate anew to see a fault again. */
import type { Candidate } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { Failed, PlayedCall } from '../examine/evidence.js';
import { Eye } from '../examine/eye.js';
import { optionsFor } from '../examine/other-constants.js';
import { newExamined } from '../examine/room.js';
import type { Examined } from '../examine/examined.js';
import { Sitting } from '../examine/sitting.js';

/** Limits for one fault: the number of starts for a candidate that starts slowly, the number of events for others. */
const MOST = { starts: 20, events: 20_000 } as const;

export class Trials {
  private left: number;

  constructor(
    private readonly candidate: Candidate,
    private readonly examined: Examined,
    private readonly failed: Failed,
  ) {
    this.left = candidate.startsQuickly ? MOST.events : MOST.starts;
  }

  get areOver(): boolean {
    return this.left <= 0 || this.examined.isLate?.() === true;
  }

  /** Lets somebody play; the failure of the check, if that was seen. */
  failureIn(seed: number, play: (sitting: Sitting) => void): Failed | undefined {
    if (this.areOver) return undefined;
    const examined = { ...this.asBefore(), seed };
    const eye = new Eye();
    let sitting: Sitting | undefined;
    try {
      sitting = new Sitting(
        this.candidate.start(eye, { seed, ...optionsFor(this.failed.check) }),
        eye,
        examined,
      );
      play(sitting);
    } catch (error) {
      if (!(error instanceof CandidateFault)) throw error;
    } finally {
      this.left -= this.candidate.startsQuickly ? (sitting?.events ?? 0) + 1 : 1;
      sitting?.end();
    }
    const { check, seenAs, message } = this.failed;
    const found = examined.evidence.failureOf(seenAs ?? check);
    return found && seenAs !== undefined ? { ...found, check, message, seenAs } : found;
  }

  /** As before anything was seen; by the rules themselves, if an adaptation has found who is to blame. */
  private asBefore(): Examined {
    const { failed, examined } = this;
    const { isLate = () => false } = examined;
    if (failed.seenAs !== undefined) return newExamined(examined.rules, { isLate });
    const { evidence, ledger, lenience, ...others } = examined;
    const fresh = newExamined(examined.rules).lenience;
    return {
      ...others,
      ...{ evidence: evidence.likeBefore(), ledger },
      lenience: { ...fresh, ...(lenience.waste && { waste: lenience.waste }) },
    };
  }

  /** Plays these calls, after so many games without a move. */
  failureOf(seed: number, calls: readonly PlayedCall[], earlierGames = 0): Failed | undefined {
    return this.failureIn(seed, (sitting) => {
      for (let game = 0; game < earlierGames && !sitting.hasEnded; game++) sitting.newGame();
      for (const { call } of calls) {
        if (sitting.hasEnded) return;
        if (call.event === 'newGame') sitting.newGame();
        else if (sitting.game === undefined) return;
        else sitting.step(call);
      }
    });
  }
}
