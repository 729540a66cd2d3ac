/** What all runs of one handler share: the rules it is judged by, and all that was found out. */
import type { Layout } from '../../../games/klondike/model/layout.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import type { Lenience } from '../game/comparison.js';
import { Evidence } from './evidence.js';
import { Ledger } from './ledger.js';

export interface HandlerFindings {
  readonly rules: Rules;
  /** Where each game begins, if that is not as the rules say. */
  readonly start?: Layout;
  /** Is the time up? Then no more events are made. */
  readonly isLate?: () => boolean;
  readonly evidence: Evidence;
  readonly ledger: Ledger;
  readonly lenience: Lenience & {
    /** Is it looked over that the view is not refreshed? */
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
