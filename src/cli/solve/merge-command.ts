/** `klondike solve --merge FILES`: the results of shards as one. */
import { TextError } from '../../core/text/text-error.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { untilSignal } from '../jobs/interrupt.js';
import { WHOLE } from '../jobs/shard.js';
import { languageFrom } from '../play/language.js';
import { spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import type { CommandTexts } from '../strings/command-english.js';
import { commandTexts } from '../strings/command-texts.js';
import { UsageError } from '../usage.js';
import type { DealList, TellFault } from './deal-list.js';
import { dealsIn } from './deal-list.js';
import { readDealWord } from './deal-word.js';
import { outDraftOf } from './draft.js';
import type { Shards } from './merge.js';
import { merged } from './merge.js';
import type { ResultLine } from './result-text.js';
import { shareOf } from './placed-deals.js';
import { SOLVED, VerdictTally } from './verdict-tally.js';

/** What is to be merged. */
export interface Merging {
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
