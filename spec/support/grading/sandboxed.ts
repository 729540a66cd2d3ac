/** Tells `describeUnless` what this machine lacks to isolate submissions. */
import { missingForSandbox } from '../../../src/grading/sandbox/bubblewrap.js';

const missing = missingForSandbox();

export const MISSING_FOR_SANDBOX: readonly string[] = missing === '' ? [] : [missing];
