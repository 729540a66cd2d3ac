/** `klondike montecarlo --analyse FROM..TO`: which games can be won, and how. */
import { printResults } from '../jobs/streamed.js';
import { languageFrom } from '../play/language.js';
import { spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import { commandTexts } from '../strings/command-texts.js';
import type { Analysis, Batch } from './analysis.js';
import type { AnalyseOptions, Settings } from './settings.js';
import { readSettings } from './settings.js';
import { AnalysisTally } from './analysis-tally.js';
import { printAnalysis, printJson } from './text.js';

const MOST_IN_BATCH = 16;

/** The least number of batches for each job, so that no job is idle while another has much to do. */
const BATCHES = 4;

/**
 * Prints a line for each game on standard output, in order and as soon as it is known. The progress and a
 * summary go to standard error. Exit status 0, or 130 if Ctrl-C ended the search.
 */
export async function analyseCommand(options: AnalyseOptions, shell: Shell): Promise<number> {
  const settings = readSettings(options);
  const texts = await commandTexts(languageFrom(shell.process.env));
  const tally = new AnalysisTally(settings, texts);
  const printText = (analysis: Analysis): string => spelledFor(shell.process, printAnalysis(analysis, texts));
  const work = {
    tasks: batchesOf(settings),
    worker: new URL('./worker.js', import.meta.url),
    jobs: settings.jobs,
    resultsOf: (analyses: readonly Analysis[]) => analyses,
    print: options.json === true ? printJson : printText,
    tally,
    lines: shell.output,
    isPrinted: true,
  };
  const status = await printResults(work, shell);
  shell.errors.print(spelledFor(shell.process, tally.summary()));
  return status;
}

function* batchesOf({ first, games, jobs, positions }: Settings): Generator<Batch> {
  const size = Math.min(MOST_IN_BATCH, Math.ceil(games / (jobs * BATCHES)));
  for (let given = 0; given < games; given += size) {
    yield { first: first + BigInt(given), games: Math.min(size, games - given), positions };
  }
}
