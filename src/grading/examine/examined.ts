/** What all sittings before one candidate share. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Lenience } from './differences.js';
import type { Evidence } from './evidence.js';
import type { Ledger } from './ledger.js';

export interface Examined {
  readonly rules: Rules;
  /** Where each game begins, if that is not as the rules say. */
  readonly start?: Layout;
  /** Is the time up? Then no more events are made. */
  readonly isLate?: () => boolean;
  readonly evidence: Evidence;
  readonly ledger: Ledger;
  readonly lenience: Lenience & { refresh: boolean };
}
