/** Run before the specs: unpacks the browser that npm brings where it is needed, and says which one the specs run in, or why none. */
import { LIGHTEST, chromiumFor } from './chromium.js';

try {
  console.log(`The specs run in ${chromiumFor(process.env, LIGHTEST).path}`);
} catch (error) {
  // Specs without a page run all the same; those with one fail by this error.
  console.error((error as Error).message);
}
