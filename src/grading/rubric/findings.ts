/** What an examination found out, by check. */
import type { FailureReport } from '../report/grade-report.js';

/** A check, as data. */
export interface Check {
  readonly id: string;
  /** What it asks, in a sentence about the handler. */
  readonly title: string;
}

/** What is known of a check: tried and kept, tried and failed. A check without a finding was not tried. */
export type Finding =
  | { readonly check: string; readonly verdict: 'passed' }
  | { readonly check: string; readonly verdict: 'failed'; readonly failure: FailureReport };

/** All that an examination says of a submission. */
export interface Examination {
  /** The handler's own name. */
  readonly name: string;
  /** At most one for each check. */
  readonly findings: ReadonlyMap<string, Finding>;
  readonly ledger: Readonly<Record<string, readonly string[]>>;
  readonly notes: readonly string[];
  /** Did time run out before everything was tried? */
  readonly isCutShort?: boolean;
}
