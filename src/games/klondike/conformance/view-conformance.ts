/** The conformance kit of views: all checks together, for one view. */
import type { KlondikeView } from '../contract/view.js';
import { OVERLAP_CHECKS } from './checks/overlap.js';
import { REFUSAL_CHECKS } from './checks/refusals.js';
import { REPORT_CHECKS } from './checks/reports.js';
import { SHOW_CHECKS } from './checks/shows.js';
import { START_CHECKS } from './checks/start.js';
import { TAKES_CHECKS } from './checks/takes.js';
import { checkFunctions, onTheirGrounds } from './judged.js';
import type { KitCheck, ViewCheck, ViewKit } from './view-under-test.js';

/**
 * The rules that all views keep, as checks for any test framework. Each check makes its own views and looks
 * at one rule only; faults that other checks find it ignores. A check that would prove nothing, because
 * another one failed, throws `NotJudged`.
 *
 * ```ts
 * const create = (handler) => new MyView(handler);
 * const read = (view) => view.frame; // what it shows, as data
 * for (const { name, run } of viewConformance({ create, read })) {
 *   test(name, run);
 * }
 * ```
 * @throws TypeError if `create` or `read` is not a function
 */
export function viewConformance<View extends KlondikeView>(kit: ViewKit<View>): ViewCheck[] {
  checkFunctions('viewConformance', kit, ['create', 'read']);
  const checks = [...START_CHECKS, ...SHOW_CHECKS, ...TAKES_CHECKS, ...REFUSAL_CHECKS];
  if (kit.play !== undefined) checks.push(...REPORT_CHECKS, ...OVERLAP_CHECKS);
  return onTheirGrounds(
    checks.map(({ name, on = [], check }) => ({ name, on, check: () => tidily(kit, check) })),
  );
}

/** Runs a check, then takes down the views that it made. The error of the check comes before theirs. */
async function tidily<View extends KlondikeView>(
  kit: ViewKit<View>,
  check: KitCheck['check'],
): Promise<void> {
  const views: View[] = [];
  const errors: unknown[] = [];
  const noting = (step: Promise<void> | undefined): Promise<void> | undefined =>
    step?.catch((error: unknown) => void errors.push(error));
  await noting(check(keeping(kit, views)));
  for (const view of views) await noting((async () => kit.destroy?.(view))());
  if (errors.length > 0) throw errors[0];
}

/** The kit, with a list of the views that it makes. */
const keeping = <View extends KlondikeView>(kit: ViewKit<View>, views: View[]): ViewKit<View> => ({
  create: async (handler) => {
    const view = await kit.create(handler);
    views.push(view);
    return view;
  },
  read: (view) => kit.read(view),
  play: (view, call) => kit.play?.(view, call),
});
