/** `klondike montecarlo --analyse FROM..TO`: which games can be won, and how. */
import type { Outputs } from '../output.js';
import { analyseAll } from './analyse/pool.js';
import { Report } from './analyse/report.js';
import type { AnalyseOptions } from './analyse/settings.js';
import { readSettings } from './analyse/settings.js';
import { Tally } from './analyse/tally.js';
import { printAnalysis, printJson } from './analyse/text.js';

/** Ctrl-C. */
class Interrupt extends Error {}

/** What a shell says of a program that Ctrl-C has ended. */
const INTERRUPTED = 130;

const USUAL_WIDTH = 80;

/**
 * A line for each game on standard output, in order and as soon as it is known; how it goes and a summary on
 * standard error. Exit status 0, and 130 where Ctrl-C ended it.
 */
export async function analyseCommand(options: AnalyseOptions, outputs: Outputs): Promise<number> {
  const settings = readSettings(options);
  const tally = new Tally(settings);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Interrupt());
  const report = new Report({
    outputs,
    tally,
    print: options.json === true ? printJson : printAnalysis,
    columns: terminalWidth,
    isShared: process.stdout.isTTY,
    onError: (error) => stop.abort(error),
  });
  process.on('SIGINT', interrupt);
  const status = await analyseAll(settings, (analysis) => report.take(analysis), stop.signal)
    .then(() => 0, failed)
    .finally(() => {
      process.off('SIGINT', interrupt);
      report.end();
    });
  outputs.errors.print(tally.summary());
  return status;
}

function failed(error: unknown): number {
  if (error instanceof Interrupt) return INTERRUPTED;
  throw error;
}

/** Of the terminal that shows standard error, some of which do not tell; undefined where none does. */
function terminalWidth(): number | undefined {
  const { isTTY, columns } = process.stderr;
  if (!isTTY) return undefined;
  return columns > 0 ? columns : USUAL_WIDTH;
}
