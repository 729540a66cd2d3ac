/** Runs before the specs. Unpacks the browser from npm if needed, and prints which browser the specs use, or why they have none. */
import { LIGHTEST, chromiumFor } from './chromium.js';

try {
  console.log(`The specs run in ${chromiumFor(process.env, LIGHTEST).path}`);
} catch (error) {
  // Specs without a page still run; those with a page fail with this error.
  console.error((error as Error).message);
}
