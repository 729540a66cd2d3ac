/** `--sandbox` and `--run-as`: how are submissions kept from doing harm? */
import { bubblewrap, missingForSandbox } from './bubblewrap.js';
import { noSandbox } from './no-sandbox.js';
import { otherUser } from './other-user.js';
import type { Sandbox } from './sandbox.js';
import { NoSandbox } from './sandbox.js';

export const SANDBOX_MODES = ['required', 'auto', 'off'] as const;

/** Whether a submission must be isolated, is where that can be done, or is not. */
export type SandboxMode = (typeof SANDBOX_MODES)[number];

/**
 * @param runAs the user that submissions run as without a sandbox; the grader's own if absent
 * @throws NoSandbox
 */
export function chooseSandbox(mode: SandboxMode, runAs?: string): Sandbox {
  const without = (reason: string): Sandbox =>
    runAs === undefined ? noSandbox(reason) : otherUser(runAs, reason);
  if (mode === 'off') return without('the sandbox is turned off');
  const missing = missingForSandbox();
  if (missing === '') return bubblewrap;
  if (mode === 'required') throw new NoSandbox(`A sandbox is required, but ${missing}.`);
  return without(missing);
}
