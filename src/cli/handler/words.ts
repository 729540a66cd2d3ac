/** The help of the options that put a submission in the place of our own controller. */
import type { Options } from '../arguments.js';
import { textOf } from '../arguments.js';
import type { OtherTask } from '../play/command.js';
import { UsageError } from '../usage.js';

export const HANDLER_OPTIONS = {
  handler: {
    takes: 'SUBMISSION',
    text: 'the handler of this file or folder (JavaScript, TypeScript, Python, Java) in place of our own',
  },
  cmd: { takes: 'COMMAND', text: 'the handler of this command, which speaks the protocol' },
  sandbox: {
    takes: 'MODE',
    text: 'isolate that handler: required, auto (the default) or off',
    values: ['required', 'auto', 'off'],
  },
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

/** `klondike play --handler`. */
export const PLAYING_HANDLER: OtherTask = {
  by: ['handler', 'cmd'],
  allows: ['deal', 'ascii', 'four-color', 'frames'],
  options: HANDLER_OPTIONS,
  notes: [
    `With --handler or --cmd that handler judges each move. It has no redo and no hints, and only one that has nextDeal
      takes a deal. What it prints is not shown. If it dies or hangs, a new game starts it again; the exit status is
      then 1.`,
  ],
  run: async (values, shell) => {
    const { playSubmission } = await import('./play.js');
    return playSubmission(
      {
        handler: textOf(values['handler']),
        cmd: textOf(values['cmd']),
        sandbox: textOf(values['sandbox']),
        deal: textOf(values['deal']),
        ascii: values['ascii'] !== undefined,
        fourColor: values['four-color'] !== undefined,
        frames: textOf(values['frames']),
      },
      shell,
    );
  },
};
