/** The missing conditions for isolating submissions on this machine, for `describeUnless`. */
import { missingForSandbox } from '../../../src/grading/sandbox/bubblewrap.js';

const missing = missingForSandbox();

export const MISSING_FOR_SANDBOX: readonly string[] = missing === '' ? [] : [missing];
