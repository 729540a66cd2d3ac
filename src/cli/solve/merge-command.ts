/** `klondike solve --merge FILES`: the results of shards as one. */
import { closeSync, openSync } from 'node:fs';
import { TextError } from '../../core/text/text-error.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { writerTo } from '../descriptor.js';
import { countText } from '../jobs/progress.js';
import { WHOLE } from '../jobs/shard.js';
import { Output } from '../output.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import type { DealList } from './deal-list.js';
import { dealsIn } from './deal-list.js';
import { readDealWord } from './deal-word.js';
import { merged } from './merge.js';
import type { ResultLine } from './result-text.js';
import { shareOf } from './placed-deals.js';
import { Tally } from './tally.js';

export interface Merging {
  /** Files of results, and deals, if all that there must be shall be told. */
  readonly words: readonly string[];
  readonly file: string | undefined;
  readonly out: string | undefined;
  readonly rules: Rules;
}

/** The most faults that are told. */
const MOST_FAULTS = 10;

/** Exit status 0, or 2 if something is missing or contradicts itself. Then nothing is written. */
export async function mergeCommand({ words, file, out, rules }: Merging, shell: Shell): Promise<number> {
  const files = words.filter((word) => !isDeal(word, rules));
  if (files.length === 0) throw new UsageError('--merge needs the FILES that shards have written');
  if (file === '-') throw new UsageError('--merge reads the deals twice, and so not from standard input');
  const deals: DealList = {
    words: words.filter((word) => isDeal(word, rules)),
    file,
    input: shell.process.stdin,
    rules,
  };
  const isListed = deals.words.length > 0 || file !== undefined;
  const join = (onFault: (fault: string) => void): AsyncGenerator<ResultLine> =>
    merged(files, isListed ? shareOf(dealsIn(deals, onFault), WHOLE) : undefined, onFault);

  let faults = 0;
  const tally = new Tally({ deals: undefined, jobs: 1 });
  for await (const line of join((fault) => {
    if (++faults <= MOST_FAULTS) shell.errors.print(`klondike: ${fault}`);
  })) {
    tally.add(line);
  }
  if (faults > 0) {
    shell.errors.print(`klondike: nothing is merged: ${countText(faults, 'fault')}`);
    return 2;
  }
  await write(
    join(() => undefined),
    out,
    shell.output,
  );
  shell.errors.print(
    `${countText(tally.done, 'deal')} of ${countText(files.length, 'file')}: ${tally.findings()}`,
  );
  return 0;
}

/** Words that are neither a deal nor a range are files. */
function isDeal(word: string, rules: Rules): boolean {
  try {
    readDealWord(word, rules);
    return true;
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
}

/** The places of the lines in the list are told no more. */
async function write(
  lines: AsyncIterable<ResultLine>,
  out: string | undefined,
  output: Output,
): Promise<void> {
  const descriptor = out === undefined ? undefined : openNew(out);
  const sink = descriptor === undefined ? output : new Output(writerTo(descriptor));
  for await (const line of lines) sink.print(JSON.stringify({ ...line, nth: undefined, of: undefined }));
  sink.flush();
  if (descriptor !== undefined) closeSync(descriptor);
}

/** @throws UsageError if the file cannot be made; one that is there is not written over */
function openNew(file: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    throw new UsageError(`--out ${file}: ${(error as Error).message}`);
  }
}
