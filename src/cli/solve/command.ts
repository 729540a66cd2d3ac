/** `klondike solve`: which deals can be won, and how. */
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import { ULG } from '../../games/klondike/model/rules.js';
import { WHOLE, sizeOf } from '../jobs/shard.js';
import { printResults, terminalWidth } from '../jobs/streamed.js';
import { Output } from '../output.js';
import type { DealList, OnFault } from './deal-list.js';
import { countOf, dealsIn } from './deal-list.js';
import { mergeCommand } from './merge-command.js';
import type { OutFile } from './out-file.js';
import { openOutFile } from './out-file.js';
import { printDeals, readFormat } from './print-deals.js';
import type { ResultLine, Setting } from './result-text.js';
import { printJson, printResult } from './result-text.js';
import type { Settings, SolveOptions } from './settings.js';
import { readSettings } from './settings.js';
import type { PlacedDeal } from './placed-deals.js';
import { shareOf } from './placed-deals.js';
import { Tally } from './tally.js';
import type { Result, Task } from './task.js';

export interface SolveWords extends SolveOptions {
  readonly words: readonly string[];
  readonly file?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  readonly merge?: boolean | undefined;
  /** The format in which the deals are printed. */
  readonly deals?: string | undefined;
}

/** Goes back to the start of the line and erases the line. */
const ERASE = '\r\u001b[K';

/**
 * Exit status 0; 2 if a word or a line could not be read, which does not keep the others from being solved; or that of
 * the signal which ended the run.
 */
export async function solveCommand(options: SolveWords, shell: Shell): Promise<number> {
  const { words, file } = options;
  if (words.length === 0 && file === undefined) {
    throw new UsageError('solve needs a DEAL, or --file FILE with one name a line');
  }
  const settings = readSettings(options);
  const { rules } = settings;
  if (options.merge === true) return mergeCommand({ words, file, out: options.out, rules }, shell);
  const list: DealList = { words, file, input: shell.process.stdin, rules };
  const isOnTerminal = terminalWidth(shell.process.stderr) !== undefined;
  let faults = 0;
  const onFault = (fault: string): void => {
    faults++;
    shell.errors.print(`${isOnTerminal ? ERASE : ''}klondike: ${fault}`);
  };
  const run = { list, settings, options, onFault };
  try {
    const status = await (options.deals === undefined ? solveDeals(run, shell) : writeDeals(run, shell));
    return status === 0 && faults > 0 ? 2 : status;
  } finally {
    if (file === '-') shell.process.stdin.destroy();
  }
}

interface Run {
  readonly list: DealList;
  readonly settings: Settings;
  readonly options: SolveWords;
  readonly onFault: OnFault;
}

async function writeDeals({ list, settings, options, onFault }: Run, { output }: Shell): Promise<number> {
  const format = readFormat(options.deals ?? '');
  const stray = (['out', 'json', 'minimal'] as const).find((name) => options[name] !== undefined);
  if (stray !== undefined) throw new UsageError(`--${stray} does not go with --deals`);
  const { rules, shard = WHOLE } = settings;
  await printDeals(shareOf(dealsIn(list, onFault), shard), { format, rules, onFault }, output);
  return 0;
}

async function solveDeals({ list, settings, options, onFault }: Run, shell: Shell): Promise<number> {
  const { jobs, shard = WHOLE, how } = settings;
  const isCounted =
    list.file === undefined || settings.shard !== undefined || shell.process.stderr.isTTY === true;
  const all = isCounted ? await countOf(list) : undefined;
  const deals = all === undefined ? undefined : sizeOf(shard, all);
  const share = shareOf(dealsIn(list, onFault), shard);
  const tally = new Tally({ deals, jobs: Math.min(jobs, deals ?? jobs) });
  const lines = await linesOf({ settings, options, all, share, tally }, shell);
  const work = {
    tasks: tasksOf(share, how),
    worker: new URL('./worker.js', import.meta.url),
    jobs,
    resultsOf: (result: Result) => [result],
    print: lines.print,
    tally,
    lines: lines.output,
    isPrinted: options.out === undefined || options.json === true,
  };
  const status = await printResults<Task, Result, Result>(work, shell).finally(() => lines.close());
  shell.errors.print(tally.summary(status !== 0));
  if (status !== 0) shell.errors.print(howToGoOn(options));
  return status;
}

async function* tasksOf(deals: AsyncIterable<PlacedDeal>, how: Task['how']): AsyncGenerator<Task> {
  for await (const deal of deals) yield { ...deal, how };
}

const howToGoOn = ({ out }: SolveWords): string =>
  out === undefined
    ? 'With --out FILE the same command would go on where it stopped.'
    : `The same command goes on after what ${out} holds.`;

interface Printing {
  readonly settings: Settings;
  readonly options: SolveWords;
  /** How many deals the whole list has, if that is known. */
  readonly all: number | undefined;
  readonly share: AsyncGenerator<PlacedDeal>;
  readonly tally: Tally;
}

/** Where the lines go, and what they are. */
interface Lines {
  readonly output: Output;
  readonly print: (result: Result) => string;
  readonly close: () => void;
}

async function linesOf(
  { settings, options, all, share, tally }: Printing,
  { output }: Shell,
): Promise<Lines> {
  const { out, json = false } = options;
  const { rules, shard } = settings;
  const setting: Setting = {
    ...(rules !== ULG && { rules: rules.name }),
    ...(all !== undefined && { of: all }),
  };
  const printLine = (result: Result): string => printJson(result, setting, shard !== undefined);
  if (out === undefined) return { output, print: json ? printLine : printResult, close: () => undefined };
  const file: OutFile = await openOutFile(out, {
    deals: share,
    refuse: (line, deal) => whyNot(line, deal, { setting, isShare: shard !== undefined }),
    hold: (line, text) => {
      tally.hold(line);
      if (json) output.print(text);
    },
  });
  output.flush();
  const write = (text: string): void => {
    file.write(text);
    if (!json) return;
    output.write(text);
    output.flush();
  };
  return { output: new Output(write), print: printLine, close: file.close };
}

/** Why a line is not the one of this deal in this run; undefined if it is. */
function whyNot(
  line: ResultLine,
  { deal, nth }: PlacedDeal,
  { setting: { rules, of }, isShare }: { readonly setting: Setting; readonly isShare: boolean },
): string | undefined {
  if (line.deal !== deal) return `${deal} is due here`;
  if (line.rules !== rules) return `its rules are ${line.rules ?? ULG.name}`;
  const place = (at: number | undefined, all: number | undefined): string =>
    `${at ?? 'none'} of ${all ?? 'unknown'}`;
  const [held, due] = [place(line.nth, line.of), isShare ? place(nth, of) : place(undefined, undefined)];
  return held === due ? undefined : `its place in the list is ${held}, here ${due}`;
}
