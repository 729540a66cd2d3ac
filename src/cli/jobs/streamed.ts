/** Work of many tasks whose results are printed in order, with the progress on a terminal. */
import type { Output } from '../output.js';
import type { CommandProcess, Shell } from '../shell.js';
import { untilSignal } from './interrupt.js';
import type { Work } from './pool.js';
import { workOn } from './pool.js';
import type { Tally } from './report.js';
import { Report } from './report.js';

interface Streamed<Task, Answer, Result> extends Pick<Work<Task, Answer>, 'tasks' | 'worker' | 'jobs'> {
  /** The results that an answer holds, in order. */
  readonly resultsOf: (answer: Answer) => readonly Result[];
  readonly print: (result: Result) => string;
  readonly tally: Tally<Result>;
  /** Where the lines go. */
  readonly lines: Output;
  /** Does standard output get the lines? */
  readonly isPrinted: boolean;
}

const USUAL_WIDTH = 80;

/** Prints a line for each result. Resolves to the exit status: 0, or that of the signal which ended the work. */
export function printResults<Task, Answer, Result>(
  { resultsOf, print, tally, lines, isPrinted, ...work }: Streamed<Task, Answer, Result>,
  { process, errors, newThread }: Shell,
): Promise<number> {
  return untilSignal(process, async (stop) => {
    const report = new Report({
      lines,
      errors,
      tally,
      print,
      columns: () => terminalWidth(process.stderr),
      isShared: isPrinted && process.stdout.isTTY === true,
      onError: (error) => stop.abort(error),
    });
    const hear = (answer: Answer): void => {
      for (const result of resultsOf(answer)) report.take(result);
    };
    await workOn({ ...work, hear, newThread, signal: stop.signal }).finally(() => report.end());
  });
}

/**
 * The width of the terminal that shows standard error; 80 if it does not tell; undefined if there is none.
 */
export function terminalWidth({ isTTY, columns = 0 }: CommandProcess['stderr']): number | undefined {
  if (isTTY !== true) return undefined;
  return columns > 0 ? columns : USUAL_WIDTH;
}
