/** `klondike solve --merge FILES`: the results of shards as one. */
import { closeSync, createReadStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rules } from '../../games/klondike/model/rules.js';
import { FileError, UsageError, naming } from '../errors.js';
import { untilSignal } from '../jobs/print-results.js';
import { SOLVED, VerdictTally } from '../jobs/verdict-tally.js';
import { Output, writerTo } from '../output.js';
import type { Shell } from '../shell.js';
import { tell, textsFor } from '../shell.js';
import type { CommandTexts } from '../strings/english.js';
import type { DealList, TellFault } from './deal-list.js';
import { dealsIn, knownDeals, shareOf } from './deal-list.js';
import type { Shards } from './merge.js';
import { merged } from './merge.js';
import type { ResultLine } from './result-line.js';
import { WHOLE } from './settings.js';

/** What is to be merged. */
interface MergeOptions {
  /** Files of results, and deals, if all that there must be shall be told. */
  readonly words: readonly string[];
  readonly file: string | undefined;
  readonly out: string | undefined;
  readonly rules: Rules;
  /** Did the command name rules? Then lines of others are refused. */
  readonly hasRules: boolean;
}

/** The most faults that are told: as many as a screen shows with room for the command. It cannot matter. */
const MOST_FAULTS = 10;

/** Exit status 0; 2 if something is missing or contradicts itself; or that of a signal. Then nothing is written. */
export async function mergeCommand(merging: MergeOptions, shell: Shell): Promise<number> {
  const texts = await textsFor(shell);
  const shards = shardsOf(merging, texts, shell);
  let faults = 0;
  const onFault = (fault: string): void => {
    if (++faults <= MOST_FAULTS) tell(shell, `klondike: ${fault}`);
  };
  const tally = new VerdictTally(SOLVED, texts, { all: undefined, jobs: 1 });
  const draft = outDraftOf(merging.out, shell.output);
  try {
    const status = await untilSignal(shell.process, async ({ signal }) => {
      for await (const line of merged(shards(onFault), onFault)) {
        signal.throwIfAborted();
        tally.add(line);
        draft.output.print(printMerged(line));
      }
    });
    if (status !== 0) return status;
    if (faults === 0 && tally.done === 0) onFault(texts.tally.noResult);
    if (faults === 0) await draft.publish();
  } finally {
    draft.drop();
  }
  const files = texts.counted(filesIn(merging).length, 'file');
  const told =
    faults > 0
      ? `klondike: ${texts.tally.nothingMerged(texts.counted(faults, 'fault'))}`
      : texts.tally.summary(texts.tally.merged(texts.counted(tally.done, 'deal'), files), tally.findings());
  tell(shell, told);
  return faults > 0 ? 2 : 0;
}

/** The places of the lines in the list are told no more. */
const printMerged = (line: ResultLine): string =>
  JSON.stringify({ ...line, nth: undefined, of: undefined, list: undefined });

const filesIn = ({ words, rules }: MergeOptions): string[] => words.filter((word) => !isDeal(word, rules));

/** @throws UsageError if there are no files */
function shardsOf(merging: MergeOptions, texts: CommandTexts, shell: Shell): (onFault: TellFault) => Shards {
  const { words, file, rules, hasRules } = merging;
  const files = filesIn(merging);
  if (files.length === 0) throw new UsageError((say) => say.needs.mergeFiles);
  const deals: DealList = {
    words: words.filter((word) => isDeal(word, rules)),
    file,
    input: shell.process.stdin,
    rules,
    texts,
  };
  const isListed = deals.words.length > 0 || file !== undefined;
  return (onFault) => ({
    files,
    list: isListed ? shareOf(dealsIn(deals, onFault), WHOLE) : undefined,
    rules: hasRules ? rules.name : undefined,
    texts,
  });
}

/** Words that are neither a deal nor a range are files. */
const isDeal = (word: string, rules: Rules): boolean => knownDeals(word, rules) !== undefined;

/** @param out a new file; undefined for `output` @throws FileError if there is such a file, or it cannot be made */
function outDraftOf(
  out: string | undefined,
  output: Output,
): {
  readonly output: Output;
  /** Puts it in its place, all at once. */
  readonly publish: () => Promise<void>;
  /** Leaves nothing behind but what was published. */
  readonly drop: () => void;
} {
  const file = `${out ?? join(tmpdir(), 'klondike')}.${process.pid}.part`;
  const told = out === undefined ? file : `--out ${out}`;
  if (out !== undefined && existsSync(out))
    throw new FileError((say) => say.about(told, say.unwritten.exists));
  const descriptor = naming(told, () => {
    // What a killed process of the same number has left.
    rmSync(file, { force: true });
    return openSync(file, 'wx');
  });
  const write = writerTo(descriptor);
  const draft = new Output((text) => naming(told, () => write(text)));
  return {
    output: draft,
    publish: async () => {
      draft.flush();
      if (out === undefined)
        for await (const piece of createReadStream(file, 'utf8')) output.write(String(piece));
      else if (existsSync(out)) throw new FileError((say) => say.about(told, say.unwritten.exists));
      else naming(told, () => renameSync(file, out));
    },
    drop: () => {
      closeSync(descriptor);
      rmSync(file, { force: true });
    },
  };
}
