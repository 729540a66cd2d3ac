/** `klondike solve --merge FILES`: the results of shards as one. */
import { TextError } from '../../core/text/text-error.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { untilSignal } from '../jobs/print-results.js';
import { WHOLE } from './settings.js';
import { languageFrom, spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import type { CommandTexts } from '../strings/english.js';
import { commandTexts } from '../strings/catalogue.js';
import { FileError, UsageError, naming } from '../errors.js';
import type { DealList, TellFault } from './deal-list.js';
import { dealsIn, readDealWord, shareOf } from './deal-list.js';
import type { Shards } from './merge.js';
import { merged } from './merge.js';
import type { ResultLine } from './result-line.js';
import { SOLVED, VerdictTally } from '../jobs/verdict-tally.js';
import { closeSync, createReadStream, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Output, writerTo } from '../output.js';

/** What is to be merged. */
interface Merging {
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
export async function mergeCommand(merging: Merging, shell: Shell): Promise<number> {
  const texts = await commandTexts(languageFrom(shell.process.env));
  const shards = shardsOf(merging, texts, shell);
  let faults = 0;
  const onFault = (fault: string): void => {
    if (++faults <= MOST_FAULTS) shell.errors.print(spelledFor(shell.process, `klondike: ${fault}`));
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
  shell.errors.print(spelledFor(shell.process, told));
  return faults > 0 ? 2 : 0;
}

/** The places of the lines in the list are told no more. */
const printMerged = (line: ResultLine): string =>
  JSON.stringify({ ...line, nth: undefined, of: undefined, list: undefined });

const filesIn = ({ words, rules }: Merging): string[] => words.filter((word) => !isDeal(word, rules));

/** @throws UsageError if there are no files */
function shardsOf(merging: Merging, texts: CommandTexts, shell: Shell): (onFault: TellFault) => Shards {
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
function isDeal(word: string, rules: Rules): boolean {
  try {
    readDealWord(word, rules);
    return true;
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
}

/** A file that is not in its place yet. */
interface OutDraft {
  readonly output: Output;
  /** Puts it in its place, all at once. */
  readonly publish: () => Promise<void>;
  /** Leaves nothing behind but what was published. */
  readonly drop: () => void;
}

/** @param out a new file; undefined for `output` @throws FileError if there is such a file, or it cannot be made */
function outDraftOf(out: string | undefined, output: Output): OutDraft {
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
