/** The kit takes down the views that it made. */
import { expect, test } from '@jest/globals';
import { judge, viewConformance } from '../../../../src/testing.js';
import type { ViewKit } from '../../../../src/testing.js';
import type { BrokenView, Kit } from './broken-kit.js';
import { SOUND } from './broken-kit.js';
import { BROKEN_TELLINGS } from './broken-tellings.js';

const NAME = 'wasteCards: shown after refreshWindow';

/** The kit, with the views that stand and those that were taken down. */
function counting({ create, ...kit }: Kit): { kit: ViewKit<BrokenView>; standing: Set<BrokenView> } {
  const standing = new Set<BrokenView>();
  const made = async (...args: Parameters<Kit['create']>): Promise<BrokenView> => {
    const view = await create(...args);
    standing.add(view);
    return view;
  };
  return { kit: { ...kit, create: made, destroy: (view) => void standing.delete(view) }, standing };
}

test.each([
  ['passed', SOUND],
  ['failed', BROKEN_TELLINGS[NAME] ?? SOUND],
])('after each check no view stands, also where it %s', async (verdict, sound) => {
  const { kit, standing } = counting(sound);
  const left: string[] = [];
  let found = '';
  for (const check of viewConformance(kit)) {
    const [judgement] = await judge([check]);
    if (check.name === NAME) found = judgement?.verdict ?? '';
    if (standing.size > 0) left.push(check.name);
  }
  expect([found, left]).toEqual([verdict, []]);
});

/** A check that stands on no other: taking down the views of its grounds cannot fail before. */
const groundOf = (kit: ViewKit<BrokenView>): (() => Promise<void>) | undefined =>
  viewConformance(kit).find(({ name }) => name === 'read: returns a frame')?.run;

test('a view that cannot be taken down fails the check', async () => {
  const run = groundOf({ ...SOUND, destroy: () => Promise.reject(new Error('a timer is left')) });
  await expect(run?.()).rejects.toThrow('a timer is left');
});

test('what a check found is told before what went wrong with taking its views down', async () => {
  const taken: BrokenView[] = [];
  const destroy = (view: BrokenView): void => {
    taken.push(view);
    throw new Error('a timer is left');
  };
  const run = groundOf({ ...SOUND, read: () => undefined as never, destroy });
  await expect(run?.()).rejects.toThrow('expected a frame; seen: undefined');
  expect(taken).toHaveLength(1);
});
