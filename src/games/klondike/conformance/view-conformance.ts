/** The conformance kit: all checks together, for one view. */
import type { KlondikeView } from '../contract/view.js';
import { OVERLAP_CHECKS } from './checks/overlap.js';
import { REFUSAL_CHECKS } from './checks/refusals.js';
import { REPORT_CHECKS } from './checks/reports.js';
import { SHOW_CHECKS } from './checks/shows.js';
import { START_CHECKS } from './checks/start.js';
import { TAKES_CHECKS } from './checks/takes.js';
import type { ViewCheck, ViewKit } from './view-kit.js';

export type { ViewCheck, ViewKit } from './view-kit.js';

/**
 * The rules that all views keep, as checks for any test framework. Each check makes its own views and looks
 * at one rule only; faults that other checks find it ignores.
 *
 * ```ts
 * const create = (handler) => new MyView(handler);
 * const read = (view) => view.frame; // what it shows, as data
 * for (const { name, run } of viewConformance({ create, read })) {
 *   test(name, run);
 * }
 * ```
 */
export function viewConformance<View extends KlondikeView>(kit: ViewKit<View>): ViewCheck[] {
  const checks = [...START_CHECKS, ...SHOW_CHECKS, ...TAKES_CHECKS, ...REFUSAL_CHECKS];
  if (kit.play !== undefined) checks.push(...REPORT_CHECKS, ...OVERLAP_CHECKS);
  return checks.map(({ name, check }) => ({ name, run: () => check(kit) }));
}
