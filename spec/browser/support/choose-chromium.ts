/** Run before the specs: unpacks the browser that npm brings where it is needed, and says which one the specs run in. */
import { LIGHTEST, chromiumFor } from './chromium.js';

console.log(`The specs run in ${chromiumFor(process.env, LIGHTEST).path}`);
