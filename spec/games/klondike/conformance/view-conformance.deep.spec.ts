import { describe, expect, test } from '@jest/globals';
import { judge, viewConformance } from '../../../../src/testing.js';
import type { Kit } from './broken-kit.js';
import { SOUND } from './broken-kit.js';
import { BROKEN_REFUSALS } from './broken-refusals.js';
import { BROKEN_REPORTS } from './broken-reports.js';
import { BROKEN_TELLINGS } from './broken-tellings.js';

const BROKEN: Readonly<Record<string, Kit>> = { ...BROKEN_TELLINGS, ...BROKEN_REFUSALS, ...BROKEN_REPORTS };

const CHECKS = viewConformance(SOUND).map(({ name }) => name);

interface Lost {
  readonly failed: readonly string[];
  /** The reasons why checks were not judged, each once. */
  readonly reasons: readonly string[];
}

async function lostBy(kit: Kit): Promise<Lost> {
  const lost = await judge(viewConformance(kit));
  const failed = lost.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name);
  const reasons = lost.filter(({ verdict }) => verdict === 'not judged').map(({ why }) => why);
  return { failed, reasons: [...new Set(reasons)] };
}

describe('a broken view fails the check of what it breaks, and no other', () => {
  test.each(CHECKS)('%s', async (name) => {
    const { failed, reasons } = await lostBy(BROKEN[name] ?? SOUND);
    const others = reasons.filter(
      (why) => !why.includes(`"${name}"`) && !why.startsWith('the view does not show'),
    );
    expect([failed, others]).toEqual([[name], []]);
  });
});
