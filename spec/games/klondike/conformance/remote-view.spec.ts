import { expect, test } from '@jest/globals';
import { viewConformance } from '../../../../src/testing.js';
import type { ViewKit } from '../../../../src/testing.js';
import type { BrokenView } from './broken-kit.js';
import { SOUND } from './broken-kit.js';

/** A view in another process: each of its methods returns a promise. */
const REMOTE: ViewKit<BrokenView> = {
  create: async (handler) => remote(await SOUND.create(handler)),
  read: async (view) => {
    await Promise.resolve();
    return SOUND.read(view);
  },
  play: async (view, call) => {
    await Promise.resolve();
    await SOUND.play?.(view, call);
  },
};

const remote = (view: BrokenView): BrokenView =>
  new Proxy(view, {
    get: (target, name, self) => {
      const member: unknown = Reflect.get(target, name, self);
      if (typeof member !== 'function') return name === 'then' ? undefined : member;
      return async (...args: unknown[]): Promise<unknown> => {
        await Promise.resolve();
        return member.apply(target, args) as unknown;
      };
    },
  });

test('a view that returns promises passes every check', async () => {
  const failed: string[] = [];
  for (const { name, run } of viewConformance(REMOTE)) {
    await run().catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
});
