/** Chooses how to keep submissions from doing harm, by `--sandbox` and `--run-as`. */
import { bubblewrap, missingForSandbox } from './bubblewrap.js';
import { noSandbox, NoSandbox } from './sandbox.js';
import { otherUser } from './other-user.js';
import type { Sandbox } from './sandbox.js';

export const SANDBOX_MODES = ['required', 'auto', 'off'] as const;

/** `auto` isolates a submission if this machine can. */
export type SandboxMode = (typeof SANDBOX_MODES)[number];

/**
 * @param runAs the user that runs submissions without a sandbox; the grader's own user by default
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
