/** The kit destroys the views that it makes. */
import { expect, test } from '@jest/globals';
import { judge, viewConformance } from '../../../../src/testing.js';
import type { ViewKit } from '../../../../src/testing.js';
import type { BrokenView, Kit } from './broken-kit.js';
import { SOUND } from './broken-kit.js';
import { BROKEN_SETTERS } from './broken-setters.js';

const NAME = 'wasteCards: visible after refreshWindow';

/** A kit, and the views that it made and has not destroyed. */
function counting({ create, ...kit }: Kit): { kit: ViewKit<BrokenView>; open: Set<BrokenView> } {
  const open = new Set<BrokenView>();
  const made = async (...args: Parameters<Kit['create']>): Promise<BrokenView> => {
    const view = await create(...args);
    open.add(view);
    return view;
  };
  return { kit: { ...kit, create: made, destroy: (view) => void open.delete(view) }, open };
}

test.each([
  ['passed', SOUND],
  ['failed', BROKEN_SETTERS[NAME] ?? SOUND],
])('destroys all views after a check that %s', async (verdict, sound) => {
  const { kit, open } = counting(sound);
  const left: string[] = [];
  let found = '';
  for (const check of viewConformance(kit)) {
    const [judgement] = await judge([check]);
    if (check.name === NAME) found = judgement?.verdict ?? '';
    if (open.size > 0) left.push(check.name);
  }
  expect([found, left]).toEqual([verdict, []]);
});

/** A check without prerequisites, so no check before it can fail to destroy its views. */
const runFirstCheck = (kit: ViewKit<BrokenView>): (() => Promise<void>) | undefined =>
  viewConformance(kit).find(({ name }) => name === 'read: returns a frame')?.run;

test('a view that cannot be destroyed fails the check', async () => {
  const run = runFirstCheck({ ...SOUND, destroy: () => Promise.reject(new Error('a timer is left')) });
  await expect(run?.()).rejects.toThrow('a timer is left');
});

test('reports the error of the check if the views cannot be destroyed either', async () => {
  const taken: BrokenView[] = [];
  const destroy = (view: BrokenView): void => {
    taken.push(view);
    throw new Error('a timer is left');
  };
  const run = runFirstCheck({ ...SOUND, read: () => undefined as never, destroy });
  await expect(run?.()).rejects.toThrow('expected a frame; seen: undefined');
  expect(taken).toHaveLength(1);
});
