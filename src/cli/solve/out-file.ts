/** A file of results that a later run of the same command can resume. */
import { closeSync, createReadStream, openSync, statSync, truncateSync } from 'node:fs';
import { ULG } from '../../games/klondike/model/rules.js';
import { FileError, addFileName, withFileName } from '../errors.js';
import type { VerdictTally } from '../jobs/verdict-tally.js';
import type { Write } from '../output.js';
import { Output, writerTo } from '../output.js';
import { spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import type { CommandTexts } from '../strings/english.js';
import type { PlacedDeal } from './deal-list.js';
import type { DealResult } from './deal-task.js';
import { linesIn } from './lines.js';
import type { ListExtent } from './list-extent.js';
import type { Lock } from './out-lock.js';
import { acquireLock } from './out-lock.js';
import type { ReadLine, ResultLine, RunSetting } from './result-line.js';
import { noResult, otherRun, printJson, printResult, readResult } from './result-line.js';
import type { SolveSettings, SolveWords } from './settings.js';

/** The deals of a resumed run, and callbacks for the lines in its file. */
interface ResumeCallbacks {
  /** The deals of this run, in order. Each line in the file uses up one deal. */
  readonly deals: AsyncIterator<PlacedDeal>;
  /** Why this line can't be from this run; undefined if it can. */
  readonly refuse: (line: ResultLine, deal: PlacedDeal) => string | undefined;
  /** Called with each line in the file. */
  readonly hold: (line: ResultLine, text: string) => void;
}

const NO_LOCK: Lock = { check: () => undefined, release: () => undefined };

/**
 * Opens a file and appends to it. Removes an incomplete last line.
 * @throws FileError if the file has other contents, which then stay, or if another run is writing to it
 */
async function openOutFile(
  file: string,
  resumed: ResumeCallbacks,
): Promise<{ readonly write: Write; readonly close: () => void }> {
  const lock = withFileName(`--out ${file}`, () => (isKept(file) ? acquireLock(file) : NO_LOCK));
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) await resumeFile(file, resumed);
    const descriptor = openSync(file, 'a');
    const write = writerTo(descriptor);
    return {
      write: (text) => {
        lock.check();
        withFileName(`--out ${file}`, () => write(text));
      },
      close: () => {
        closeSync(descriptor);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw addFileName(`--out ${file}`, error);
  }
}

/** False for a pipe or a device. */
const isKept = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() !== false;

/** The beginning of every line of results. */
const BEGINNING = '{"deal":"';

async function resumeFile(file: string, { deals, refuse, hold }: ResumeCallbacks): Promise<void> {
  let bytes = 0;
  let number = 0;
  let isIncomplete = false;
  for await (const { text, isWhole, ...line } of linesIn(createReadStream(file))) {
    number++;
    isIncomplete = !isWhole && (text.startsWith(BEGINNING) || BEGINNING.startsWith(text));
    if (isIncomplete) break;
    const result = resultOf(isWhole ? readResult(text) : noResult(text), `--out ${file}: line ${number}`);
    const next = await deals.next();
    const why = next.done === true ? 'this run has fewer deals' : refuse(result, next.value);
    if (why !== undefined)
      throw new FileError(() => `--out ${file}: line ${number}, ${result.deal}, is from another run: ${why}`);
    hold(result, text);
    bytes += line.bytes + 1;
  }
  if (isIncomplete) truncateSync(file, bytes);
}

/** @throws FileError if the line is not a result */
function resultOf(read: ReadLine, place: string): ResultLine {
  if ('line' in read) return read.line;
  throw new FileError(() => `${place}: ${read.fault}`);
}

/**
 * The output for the lines of this run: standard output, or the file of `--out`.
 * @throws FileError if that file is from another run or can't be written
 */
export async function resultLines(
  {
    settings,
    options,
    extent,
    share,
    tally,
    texts,
  }: {
    readonly settings: SolveSettings;
    readonly options: SolveWords;
    /** The extent of the whole list; undefined if it is unknown before the run. */
    readonly extent: ListExtent | undefined;
    /** The deals of this run, in order. Lines already in the file use up their deals. */
    readonly share: AsyncGenerator<PlacedDeal>;
    readonly tally: VerdictTally<DealResult['verdict']>;
    readonly texts: CommandTexts;
  },
  { output, process }: Shell,
): Promise<{
  readonly output: Output;
  readonly print: (result: DealResult) => string;
  readonly close: () => void;
}> {
  const { out, json = false } = options;
  const setting = settingOf(settings);
  const ofShare = settings.shard && { ...(extent && { of: extent.count, list: extent.digest }) };
  const printLine = (result: DealResult): string => printJson(result, setting, ofShare);
  if (out === undefined) {
    const printText = (result: DealResult): string => spelledFor(process, printResult(result, texts));
    return { output, print: json ? printLine : printText, close: () => undefined };
  }
  const { minimal } = settings.how.search;
  const file = await openOutFile(out, {
    deals: share,
    refuse: (line, { deal, nth }) => {
      if (line.deal !== deal) return `${deal} should be here`;
      const due = { ...setting, ...(ofShare && { nth, ...ofShare }), verdict: line.verdict };
      return otherRun(line, minimal === undefined ? due : { ...due, minimal });
    },
    hold: (line, text) => {
      tally.addEarlier(line);
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

/** The details of this run, repeated in every line. */
const settingOf = ({ rules, how: { search, notation } }: SolveSettings): RunSetting => ({
  ...(rules !== ULG && { rules: rules.name }),
  ...(notation !== 'klon' && { notation }),
  ...(search.short === true && { short: true }),
});
