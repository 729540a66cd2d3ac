/** Specs in a browser, for the gate: on a machine that has none they are not run, and the last line says so. */
import { describeUnless } from '../../support/missing.js';
import { LIGHTEST, chromiumFor } from './chromium.js';

function missingBrowser(): string[] {
  try {
    chromiumFor(process.env, LIGHTEST);
    return [];
  } catch {
    return ['Chromium'];
  }
}

export const describeInBrowser = (title: string, block: () => void): void =>
  describeUnless(missingBrowser(), title, block);
