/** The findings that all runs of one handler share. */
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import type { Lenience } from '../game/comparison.js';
import { Evidence } from './evidence.js';
import { Ledger } from './ledger.js';

export interface HandlerFindings {
  readonly rules: Rules;
  /** The layout at the start of each game, if it differs from the rules. */
  readonly start?: Layout;
  /** Is the time up? If so, no more events are sent. */
  readonly isLate?: () => boolean;
  readonly evidence: Evidence;
  readonly ledger: Ledger;
  readonly lenience: Lenience & {
    /** Should the grader ignore that the handler does not refresh the view? */
    refresh: boolean;
  };
}

export const newFindings = (rules: Rules, changes: Partial<HandlerFindings> = {}): HandlerFindings => ({
  rules,
  evidence: new Evidence(),
  ledger: new Ledger(),
  lenience: { stock: false, foundation: false, moves: false, refresh: false },
  ...changes,
});
