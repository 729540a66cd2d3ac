/** `--sandbox`: must submissions be isolated? */
import { bubblewrap, missingForSandbox } from './bubblewrap.js';
import { noSandbox } from './no-sandbox.js';
import type { Sandbox } from './sandbox.js';

export const SANDBOX_MODES = ['required', 'auto', 'off'] as const;

/** Whether a submission must be isolated, is where that can be done, or is not. */
export type SandboxMode = (typeof SANDBOX_MODES)[number];

/** A sandbox is required, and there is none. */
export class NoSandbox extends Error {
  override readonly name = 'NoSandbox';
}

/** @throws NoSandbox */
export function chooseSandbox(mode: SandboxMode): Sandbox {
  if (mode === 'off') return noSandbox('the sandbox is turned off');
  const missing = missingForSandbox();
  if (missing === '') return bubblewrap;
  if (mode === 'required') throw new NoSandbox(`A sandbox is required, but ${missing}.`);
  return noSandbox(missing);
}
