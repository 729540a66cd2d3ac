import { describe, expect, test } from '@jest/globals';
import { SOUND } from './broken-kit.js';
import { BROKEN, CHECKS, lostBy } from './broken-views.js';

describe('a broken view fails only the check of its fault', () => {
  test.each(CHECKS)('%s', async (name) => {
    const { failed, reasons } = await lostBy(BROKEN[name] ?? SOUND);
    const others = reasons.filter(
      (why) => !why.includes(`"${name}"`) && !why.startsWith('the view does not show'),
    );
    expect([failed, others]).toEqual([[name], []]);
  });
});
