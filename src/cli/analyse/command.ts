/** `klondike montecarlo --analyse FROM..TO`: which games can be won, and how. */
import type { CommandProcess, Shell } from '../shell.js';
import type { Analysis } from './analysis.js';
import { analyseAll } from './pool.js';
import { Report } from './report.js';
import type { AnalyseOptions } from './settings.js';
import { readSettings } from './settings.js';
import { Tally } from './tally.js';
import { printAnalysis, printJson } from './text.js';

/** The user has pressed Ctrl-C. */
class Interrupt extends Error {}

/** The exit status that shells report for a program ended by Ctrl-C. */
const INTERRUPTED = 130;

const USUAL_WIDTH = 80;

/**
 * Prints a line for each game on standard output, in order and as soon as it is known. The progress and a
 * summary go to standard error. Exit status 0, or 130 if Ctrl-C ended the search.
 */
export async function analyseCommand(options: AnalyseOptions, shell: Shell): Promise<number> {
  const { process } = shell;
  const settings = readSettings(options);
  const tally = new Tally(settings);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Interrupt());
  const report = new Report({
    outputs: shell,
    tally,
    print: options.json === true ? printJson : printAnalysis,
    columns: () => terminalWidth(process.stderr),
    isShared: process.stdout.isTTY === true,
    onError: (error) => stop.abort(error),
  });
  process.on('SIGINT', interrupt);
  const hear = (analysis: Analysis): void => report.take(analysis);
  const status = await analyseAll(settings, { hear, signal: stop.signal, newThread: shell.newThread })
    .then(() => 0, failed)
    .finally(() => {
      process.off('SIGINT', interrupt);
      report.end();
    });
  shell.errors.print(tally.summary());
  return status;
}

function failed(error: unknown): number {
  if (error instanceof Interrupt) return INTERRUPTED;
  throw error;
}

/**
 * The width of the terminal that shows standard error; 80 if it does not tell; undefined if there is none.
 */
function terminalWidth({ isTTY, columns = 0 }: CommandProcess['stderr']): number | undefined {
  if (isTTY !== true) return undefined;
  return columns > 0 ? columns : USUAL_WIDTH;
}
