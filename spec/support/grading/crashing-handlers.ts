/** Handlers that hang, throw or do nothing in one event, whenever it occurs. */
import type { KlondikeEventsHandler } from '../../../src/games/klondike/contract/handler.js';
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import type { Candidate } from '../../../src/grading/candidate/candidate.js';
import { CandidateFault } from '../../../src/grading/candidate/candidate.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { gradeCandidate } from '../../../src/grading/grade-candidate.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import type { Carry } from './base-handler.js';
import { BaseHandler } from './base-handler.js';
import type { HandlerClass } from './faulty/faulty-handler.js';

/** The error that the grader reports if a handler in another process does not answer. */
const hang = (): never => {
  throw new CandidateFault('hung', 'It did not answer within 1 s.');
};

const throwError = (): never => {
  throw new TypeError("Cannot read properties of undefined (reading 'rank')");
};

const HANGS_RECYCLING: HandlerClass = class extends BaseHandler {
  protected override recycle(): void {
    hang();
  }
};

/** Throws in the middle of its work. */
const THROWS_RECYCLING: HandlerClass = class extends BaseHandler {
  protected override recycle(): void {
    this.stock = this.waste.up.reverse();
    this.waste.up = [];
    throwError();
  }
};

/** Throws after it has shown everything, and keeps no step for undo. */
const THROWS_AFTER_RECYCLING: HandlerClass = class extends BaseHandler {
  protected override recycle(): void {
    super.recycle();
    this.steps.pop();
    throwError();
  }
};

const HANGS_UNDOING: HandlerClass = class extends BaseHandler {
  override undo(): void {
    hang();
  }
};

const THROWS_UNDOING: HandlerClass = class extends BaseHandler {
  override undo(): void {
    throwError();
  }
};

const THROWS_TO_FOUNDATIONS: HandlerClass = class extends BaseHandler {
  override moveTableauToFoundation(): void {
    throwError();
  }
};

const HANGS_WINNING: HandlerClass = class extends BaseHandler {
  protected override announce(): void {
    hang();
  }
};

const HANGS_IN_LATER_GAMES: HandlerClass = class extends BaseHandler {
  private games = 0;

  override newGame(): void {
    if (this.games++ > 0) hang();
    super.newGame();
  }
};

const HANGS_DRAWING: HandlerClass = class extends BaseHandler {
  protected override draw(): void {
    hang();
  }
};

/** In each game a different card is the first to be turned up. */
const HANGS_TURNING_UP: HandlerClass = class extends BaseHandler {
  protected override turnUp(carry: Carry): boolean {
    const { from, route } = carry;
    if (route === 't>t' && from.up.length === 0 && from.down.length > 0) hang();
    return super.turnUp(carry);
  }
};

const HANGS_AT_KINGS: HandlerClass = class extends BaseHandler {
  protected override draw(): void {
    super.draw();
    if (this.waste.up.at(-1)?.rank === 13) hang();
  }
};

const HANGS_REFUSING: HandlerClass = class extends BaseHandler {
  protected override refuse(): void {
    hang();
  }
};

export const ENDS_DEALING: HandlerClass = class extends BaseHandler {
  override newGame(): void {
    throw new CandidateFault('ended', 'It ended.');
  }
};

const CARRIES_NOTHING: HandlerClass = class extends BaseHandler {
  protected override carry(): void {
    this.refuse();
  }
};

/** The handlers, named after what they do. */
const CRASHING = {
  'hangs when the waste comes back': HANGS_RECYCLING,
  'throws while the waste comes back': THROWS_RECYCLING,
  'throws after the waste has come back': THROWS_AFTER_RECYCLING,
  'hangs in undo': HANGS_UNDOING,
  'throws in undo': THROWS_UNDOING,
  'throws in moves to a foundation': THROWS_TO_FOUNDATIONS,
  'hangs when it announces the win': HANGS_WINNING,
  'hangs in every game except the first': HANGS_IN_LATER_GAMES,
  'hangs when it draws': HANGS_DRAWING,
  'hangs when a move to a column turns a card up': HANGS_TURNING_UP,
  'hangs when a king is on top of the waste': HANGS_AT_KINGS,
  'hangs when it refuses an event': HANGS_REFUSING,
  'carries nothing': CARRIES_NOTHING,
} as const;

export type CrashingName = keyof typeof CRASHING;

/** The reports on all crashing handlers, with two seeds. */
export type CrashingReports = Readonly<Record<CrashingName, readonly [GradeReport, GradeReport]>>;

export const candidateFor = (handler: HandlerClass): Candidate =>
  inProcess((view, constants = KlondikeView): KlondikeEventsHandler => new handler(view, constants), {
    takesConstants: true,
  });

const graded = (handler: HandlerClass, seed: number): GradeReport =>
  gradeCandidate(candidateFor(handler), { rubric: ULG_RUBRIC, seed });

export const crashingReports = (): CrashingReports =>
  Object.fromEntries(
    Object.entries(CRASHING).map(([name, handler]) => [name, [graded(handler, 1), graded(handler, 5)]]),
  ) as unknown as CrashingReports;
