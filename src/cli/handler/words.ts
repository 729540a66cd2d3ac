/** The help of the options that put a submission in the place of our own controller. */
import type { Options } from '../arguments.js';
import { UsageError } from '../usage.js';

export const HANDLER_OPTIONS = {
  handler: {
    takes: 'SUBMISSION',
    text: 'the handler of this file or folder (JavaScript, TypeScript, Python, Java) in place of our own',
  },
  cmd: { takes: 'COMMAND', text: 'the handler of this command, which speaks the protocol' },
  sandbox: { takes: 'MODE', text: 'isolate that handler: required, auto (the default) or off' },
} as const satisfies Options;

/**
 * Is a handler named in place of our own?
 * @throws UsageError if only its sandbox is
 */
export function namesHandler(values: Readonly<Record<string, unknown>>): boolean {
  if (values['handler'] !== undefined || values['cmd'] !== undefined) return true;
  if (values['sandbox'] !== undefined) throw new UsageError('--sandbox goes with --handler or --cmd');
  return false;
}
