/** What is known of each check so far. */
import type { FailureReport } from '../report/grade-report.js';
import type { Check, Finding } from '../rubric/findings.js';

/** What a failure of a door is told by. */
type Told = Pick<FailureReport, 'message' | 'before' | 'expected' | 'seen'>;

export class FindingsBook {
  private readonly found = new Map<string, Finding>();

  get findings(): ReadonlyMap<string, Finding> {
    return this.found;
  }

  hasFailed(check: string): boolean {
    return this.found.get(check)?.verdict === 'failed';
  }

  pass(check: string): void {
    if (!this.hasFailed(check)) this.found.set(check, { check, verdict: 'passed' });
  }

  /** The first failure of a check is kept. */
  fail({ id, title }: Check, told: Told): void {
    if (this.hasFailed(id)) return;
    const failure: FailureReport = { check: id, title, script: '', replay: '', ...told };
    this.found.set(id, { check: id, verdict: 'failed', failure });
  }
}
