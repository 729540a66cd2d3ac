/** `klondike solve`: which deals can be won, and how. */
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import { WHOLE, sizeOf } from '../jobs/shard.js';
import { printResults } from '../jobs/streamed.js';
import type { DealList, TellFault } from './deal-list.js';
import { dealsIn } from './deal-list.js';
import { Faults } from './faults.js';
import { extentOf } from './list-extent.js';
import { mergeCommand } from './merge-command.js';
import { printDeals, readFormat } from './print-deals.js';
import { resultLines } from './result-lines.js';
import type { SolveSettings } from './settings.js';
import { readSettings } from './settings.js';
import type { PlacedDeal } from './placed-deals.js';
import { shareOf } from './placed-deals.js';
import { SOLVED, VerdictTally } from './verdict-tally.js';
import type { DealResult, DealTask } from './deal-task.js';
import type { SolveWords } from './words.js';
import { checkOptions } from './words.js';

/**
 * Exit status 0; 2 if a word or a line could not be read, which does not keep the others from being solved; or that of
 * the signal which ended the run.
 */
export async function solveCommand(options: SolveWords, shell: Shell): Promise<number> {
  const { words, file, out } = options;
  checkOptions(options);
  const settings = readSettings(options);
  const { rules } = settings;
  if (words.length === 0 && file === undefined && options.merge === undefined) {
    throw new UsageError('solve needs a DEAL, or --file FILE with one name a line');
  }
  const list: DealList = { words, file, input: shell.process.stdin, rules };
  const faults = new Faults(shell);
  const run = { list, settings, options, onFault: faults.tell };
  try {
    if (options.merge === true)
      return await mergeCommand({ words, file, out, rules, hasRules: hasRules(options) }, shell);
    const status = await (options.deals === undefined ? solveDeals(run, shell) : writeDeals(run, shell));
    return faults.statusAfter(status);
  } finally {
    if (file === '-') shell.process.stdin.destroy();
  }
}

const hasRules = ({ rules, draw, redeals }: SolveWords): boolean =>
  [rules, draw, redeals].some((option) => option !== undefined);

/** What a run of the command is about. */
interface Run {
  readonly list: DealList;
  readonly settings: SolveSettings;
  readonly options: SolveWords;
  readonly onFault: TellFault;
}

async function writeDeals({ list, settings, options, onFault }: Run, { output }: Shell): Promise<number> {
  const format = readFormat(options.deals ?? '');
  const { rules, shard = WHOLE } = settings;
  await printDeals(shareOf(dealsIn(list, onFault), shard), { format, rules, onFault }, output);
  return 0;
}

async function solveDeals({ list, settings, options, onFault }: Run, shell: Shell): Promise<number> {
  const { jobs, shard = WHOLE, how } = settings;
  const isCounted =
    list.file === undefined || settings.shard !== undefined || shell.process.stderr.isTTY === true;
  const extent = isCounted ? await extentOf(list) : undefined;
  const deals = extent && sizeOf(shard, extent.count);
  const share = shareOf(dealsIn(list, onFault), shard);
  const tally = new VerdictTally(SOLVED, { all: deals, jobs: Math.min(jobs, deals ?? jobs) });
  const lines = await resultLines({ settings, options, extent, share, tally }, shell.output);
  const work = {
    tasks: tasksOf(share, how),
    worker: new URL('./worker.js', import.meta.url),
    jobs,
    resultsOf: (result: DealResult) => [result],
    print: lines.print,
    tally,
    lines: lines.output,
    isPrinted: options.out === undefined || options.json === true,
  };
  const status = await printResults<DealTask, DealResult, DealResult>(work, shell).finally(() =>
    lines.close(),
  );
  shell.errors.print(tally.summary(status !== 0));
  if (status !== 0) shell.errors.print(howToGoOn(options));
  return status;
}

async function* tasksOf(deals: AsyncIterable<PlacedDeal>, how: DealTask['how']): AsyncGenerator<DealTask> {
  for await (const deal of deals) yield { ...deal, how };
}

const howToGoOn = ({ out }: SolveWords): string =>
  out === undefined
    ? 'With --out FILE the same command would go on where it stopped.'
    : `The same command goes on after what ${out} holds.`;
