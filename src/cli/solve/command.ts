/** `klondike solve`: which deals can be won, and how. */
import { parseDeal } from '../../games/klondike/model/deals.js';
import type { DealFormatName } from '../../solver/files/deal-file.js';
import { DEAL_PRINTERS } from '../../solver/files/deal-file.js';
import { readName } from '../arguments.js';
import { UsageError } from '../errors.js';
import { printResults } from '../jobs/print-results.js';
import { threadFor } from '../jobs/thread-work.js';
import { SOLVED, VerdictTally } from '../jobs/verdict-tally.js';
import type { Shell } from '../shell.js';
import { tell, textsFor } from '../shell.js';
import type { CommandTexts } from '../strings/english.js';
import type { DealList, PlacedDeal } from './deal-list.js';
import { Faults, dealsIn, dealsInShard } from './deal-list.js';
import type { DealResult, DealTask } from './deal-task.js';
import { extentOf } from './list-extent.js';
import { mergeCommand } from './merge-command.js';
import { resultLines } from './out-file.js';
import type { SolveSettings, SolveWords } from './settings.js';
import { WHOLE, checkOptions, readSettings, sizeOf } from './settings.js';

/**
 * Resolves to exit status 0; to 2 if a deal or a line has a mistake (the other deals are solved); or to the status of
 * the signal that ended the run.
 */
export async function solveCommand(options: SolveWords, shell: Shell): Promise<number> {
  const { words, file } = options;
  checkOptions(options);
  const settings = readSettings(options);
  const { rules } = settings;
  if (words.length === 0 && file === undefined && options.merge === undefined) {
    throw new UsageError((say) => say.needs.solve);
  }
  const texts = await textsFor(shell);
  const takesUnseen = options.deals === undefined;
  const list: DealList = { words, file, input: shell.process.stdin, rules, takesUnseen, texts };
  const faults = new Faults(shell);
  const run = { list, settings, options, faults };
  try {
    if (options.merge === true) return await mergeCommand(list, options, shell);
    const status = await (options.deals === undefined ? solveDeals(run, shell) : writeDeals(run, shell));
    return faults.statusAfter(status);
  } finally {
    if (file === '-') shell.process.stdin.destroy();
  }
}

interface Run {
  readonly list: DealList;
  readonly settings: SolveSettings;
  readonly options: SolveWords;
  readonly faults: Faults;
}

/** Prints the deals without solving them. Skips a deal that the format can't express. @throws UsageError */
async function writeDeals({ list, settings, options, faults }: Run, { output }: Shell): Promise<number> {
  const format = readName('--deals', options.deals ?? '', Object.keys(DEAL_PRINTERS) as DealFormatName[]);
  const { rules, shard = WHOLE } = settings;
  for await (const { deal } of dealsInShard(dealsIn(list, faults.tell), shard)) {
    try {
      output.print(DEAL_PRINTERS[format](parseDeal(deal, rules).start(rules)));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      faults.tell(`${deal}: ${error.message}`);
    }
  }
  return 0;
}

async function solveDeals({ list, settings, options, faults }: Run, shell: Shell): Promise<number> {
  const { jobs, shard = WHOLE, how } = settings;
  const isCounted =
    list.file === undefined || settings.shard !== undefined || shell.process.stderr.isTTY === true;
  const extent = isCounted ? await extentOf(list) : undefined;
  const deals = extent && sizeOf(shard, extent.count);
  const share = dealsInShard(dealsIn(list, faults.tell), shard);
  const tally = new VerdictTally(SOLVED, list.texts, { all: deals, jobs: Math.min(jobs, deals ?? jobs) });
  const lines = await resultLines({ settings, options, extent, share, tally, texts: list.texts }, shell);
  const work = {
    tasks: tasksOf(share, how),
    worker: threadFor('solve'),
    jobs,
    print: lines.print,
    tally,
    lines: lines.output,
    isPrinted: options.out === undefined || options.json === true,
  };
  const status = await printResults<DealTask, DealResult>(work, shell).finally(() => lines.close());
  const summary = [tally.summary(status !== 0)];
  if (status !== 0) summary.push(howToResume(options, list.texts));
  if (tally.done > 0 || status !== 0 || !faults.hasAny) tell(shell, summary.join('\n'));
  return status;
}

async function* tasksOf(deals: AsyncIterable<PlacedDeal>, how: DealTask['how']): AsyncGenerator<DealTask> {
  for await (const deal of deals) yield { ...deal, how };
}

const howToResume = ({ out }: SolveWords, { tally }: CommandTexts): string =>
  out === undefined ? tally.resumeWithOut : tally.resume(out);
