/** `klondike solve --merge FILES`: joins the results of shards. */
import { closeSync, createReadStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileError, UsageError, withFileName } from '../errors.js';
import { untilSignal } from '../jobs/print-results.js';
import { SOLVED, VerdictTally } from '../jobs/verdict-tally.js';
import { Output, writerTo } from '../output.js';
import type { Shell } from '../shell.js';
import { tell } from '../shell.js';
import type { DealList, ReportFault } from './deal-list.js';
import { dealsIn, knownDeals, dealsInShard } from './deal-list.js';
import type { Shards } from './merge.js';
import { merged } from './merge.js';
import type { ResultLine } from './result-line.js';
import type { SolveWords } from './settings.js';
import { WHOLE } from './settings.js';

/** The maximum number of faults to print, so that they fit on a screen together with the command. */
const MOST_FAULTS = 10;

/**
 * The list names files of results. If it also names deals, the files must have exactly these. Resolves to exit status
 * 0; to 2 if something is missing or contradictory; or to the status of a signal. After status 2 or a signal, nothing
 * is written.
 */
export async function mergeCommand(list: DealList, options: SolveWords, shell: Shell): Promise<number> {
  const { texts } = list;
  let faults = 0;
  const onFault = (fault: string): void => {
    if (++faults <= MOST_FAULTS) tell(shell, `klondike: ${fault}`);
  };
  const shards = shardsOf(list, options, onFault);
  const tally = new VerdictTally(SOLVED, texts, { all: undefined, jobs: 1 });
  const draft = newDraft(options.out, shell.output);
  try {
    const status = await untilSignal(shell.process, async ({ signal }) => {
      for await (const line of merged(shards, onFault)) {
        signal.throwIfAborted();
        tally.add(line);
        draft.output.print(printMerged(line));
      }
    });
    if (status !== 0) return status;
    if (faults === 0 && tally.done === 0) onFault(texts.tally.noResult);
    if (faults === 0) await draft.publish();
  } finally {
    draft.discard();
  }
  const files = texts.counted(shards.files.length, 'file');
  const summary =
    faults > 0
      ? `klondike: ${texts.tally.nothingMerged(texts.counted(faults, 'fault'))}`
      : texts.tally.summary(texts.tally.merged(texts.counted(tally.done, 'deal'), files), tally.findings());
  tell(shell, summary);
  return faults > 0 ? 2 : 0;
}

/** Removes the places in the list from a line. */
const printMerged = (line: ResultLine): string =>
  JSON.stringify({ ...line, nth: undefined, of: undefined, list: undefined });

/** Arguments that are neither a deal nor a range are files. @throws UsageError without files */
function shardsOf(list: DealList, { rules, draw, redeals }: SolveWords, onFault: ReportFault): Shards {
  const isDeal = (word: string): boolean => knownDeals(word, list) !== undefined;
  const files = list.words.filter((word) => !isDeal(word));
  if (files.length === 0) throw new UsageError((say) => say.needs.mergeFiles);
  const deals = { ...list, words: list.words.filter(isDeal) };
  const isListed = deals.words.length > 0 || list.file !== undefined;
  const hasRules = [rules, draw, redeals].some((option) => option !== undefined);
  return {
    files,
    list: isListed ? dealsInShard(dealsIn(deals, onFault), WHOLE) : undefined,
    rules: hasRules ? list.rules.name : undefined,
    texts: list.texts,
  };
}

/**
 * @param out a new file; undefined for `output`
 * @throws FileError if the file exists or can't be created
 */
function newDraft(
  out: string | undefined,
  output: Output,
): {
  readonly output: Output;
  /** Gives the complete file its name. */
  readonly publish: () => Promise<void>;
  /** Removes the draft, if it is not published. */
  readonly discard: () => void;
} {
  const file = `${out ?? join(tmpdir(), 'klondike')}.${process.pid}.part`;
  const name = out === undefined ? file : `--out ${out}`;
  if (out !== undefined && existsSync(out))
    throw new FileError((say) => say.about(name, say.unwritten.exists));
  const descriptor = withFileName(name, () => {
    // A killed process with the same id may have left it.
    rmSync(file, { force: true });
    return openSync(file, 'wx');
  });
  const write = writerTo(descriptor);
  const draft = new Output((text) => withFileName(name, () => write(text)));
  return {
    output: draft,
    publish: async () => {
      draft.flush();
      if (out === undefined)
        for await (const piece of createReadStream(file, 'utf8')) output.write(String(piece));
      else if (existsSync(out)) throw new FileError((say) => say.about(name, say.unwritten.exists));
      else withFileName(name, () => renameSync(file, out));
    },
    discard: () => {
      closeSync(descriptor);
      rmSync(file, { force: true });
    },
  };
}
