/** Browser specs for the gate. They are skipped on a machine without a browser, and the last line of output says so. */
import { describeUnless } from '../../support/missing.js';
import { LIGHTEST, chromiumFor } from './chromium.js';
import { IS_CHROMIUM } from './engine.js';

function missingBrowser(): string[] {
  if (!IS_CHROMIUM) return []; // Other engines report themselves when they are missing.
  try {
    chromiumFor(process.env, LIGHTEST);
    return [];
  } catch {
    return ['Chromium'];
  }
}

export const describeInBrowser = (title: string, block: () => void): void =>
  describeUnless(missingBrowser(), title, block);
