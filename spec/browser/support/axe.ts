/** The accessibility faults that axe-core finds on a page. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * `all` means the rules for WCAG 2.2, A and AA, and axe's best practices. `looks` means only the rules that a theme or
 * a window size can break.
 */
export type AxeRules = 'all' | 'looks';

const RULES: Readonly<Record<AxeRules, RunOptions>> = {
  all: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  },
  looks: { runOnly: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'] },
};

/** A line for each element with a fault: the rule, the element and the problem. */
export async function axeFaults(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: Axe }).axe.run(options),
    { resultTypes: ['violations'], ...RULES[rules] } satisfies RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.flat().join(' ')}: ${lines(failureSummary)}`,
    ),
  );
}

interface Axe {
  readonly run: (options: RunOptions) => Promise<AxeResults>;
}

const lines = (text: string): string => text.split(/\n\s*/).slice(1).join('; ');
