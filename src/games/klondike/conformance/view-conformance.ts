/** The conformance kit for views, with all checks for one view. */
import type { KlondikeView } from '../contract/view.js';
import { OVERLAP_CHECKS } from './checks/overlap.js';
import { REFUSAL_CHECKS } from './checks/refusals.js';
import { REPORT_CHECKS } from './checks/reports.js';
import { SHOW_CHECKS } from './checks/shows.js';
import { START_CHECKS } from './checks/start.js';
import { ACCEPT_CHECKS } from './checks/accepts.js';
import { checkFunctions, withPrerequisites } from './conformance-check.js';
import type { KitCheck, ViewCheck, ViewKit } from './view-under-test.js';

/**
 * The rules for all views, as checks for any test framework. Each check makes its own views, tests one rule and ignores
 * other faults. A check that would prove nothing, because another check failed, throws `NotJudged`.
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
  const checks = [...START_CHECKS, ...SHOW_CHECKS, ...ACCEPT_CHECKS, ...REFUSAL_CHECKS];
  if (kit.play !== undefined) checks.push(...REPORT_CHECKS, ...OVERLAP_CHECKS);
  return withPrerequisites(
    checks.map(({ name, needs = [], check }) => ({ name, needs, check: () => runAndDestroy(kit, check) })),
  );
}

/** Runs a check, then destroys the views that it made. If both fail, throws the error of the check. */
async function runAndDestroy<View extends KlondikeView>(
  kit: ViewKit<View>,
  check: KitCheck['check'],
): Promise<void> {
  const views: View[] = [];
  const errors: unknown[] = [];
  const attempt = (step: Promise<void> | undefined): Promise<void> | undefined =>
    step?.catch((error: unknown) => void errors.push(error));
  await attempt(check(collectingKit(kit, views)));
  for (const view of views) await attempt((async () => kit.destroy?.(view))());
  if (errors.length > 0) throw errors[0];
}

/** A kit that adds each view that it makes to the list. */
const collectingKit = <View extends KlondikeView>(kit: ViewKit<View>, views: View[]): ViewKit<View> => ({
  create: async (handler) => {
    const view = await kit.create(handler);
    views.push(view);
    return view;
  },
  read: (view) => kit.read(view),
  play: (view, call) => kit.play?.(view, call),
});
