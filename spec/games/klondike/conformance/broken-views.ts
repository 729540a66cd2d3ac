/** A broken view for each check, and a list of the checks that a view doesn't pass. */
import { judge, viewConformance } from '../../../../src/testing.js';
import type { Kit } from './broken-kit.js';
import { SOUND } from './broken-kit.js';
import { BROKEN_REFUSALS } from './broken-refusals.js';
import { BROKEN_REPORTS } from './broken-reports.js';
import { BROKEN_SETTERS } from './broken-setters.js';

/** The broken views by the names of the checks that they fail. */
export const BROKEN: Readonly<Record<string, Kit>> = {
  ...BROKEN_SETTERS,
  ...BROKEN_REFUSALS,
  ...BROKEN_REPORTS,
};

/** The names of all checks. */
export const CHECKS = viewConformance(SOUND).map(({ name }) => name);

interface LostChecks {
  readonly failed: readonly string[];
  /** The reasons why checks were not judged, each once. */
  readonly reasons: readonly string[];
}

export async function lostBy(kit: Kit): Promise<LostChecks> {
  const lost = await judge(viewConformance(kit));
  const failed = lost.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name);
  const reasons = lost.filter(({ verdict }) => verdict === 'not judged').map(({ why }) => why);
  return { failed, reasons: [...new Set(reasons)] };
}
