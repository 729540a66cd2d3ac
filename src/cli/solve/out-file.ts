/** A file of results that a later run of the same command goes on with. */
import { closeSync, createReadStream, openSync, statSync, truncateSync } from 'node:fs';
import { writerTo } from '../descriptor.js';
import type { Write } from '../output.js';
import { FileError } from '../usage.js';
import { named, naming } from './file-error.js';
import { linesIn } from './lines.js';
import type { Lock } from './out-lock.js';
import { lockOf } from './out-lock.js';
import type { PlacedDeal } from './placed-deals.js';
import type { ReadLine } from './result-reader.js';
import { noResult, readResult } from './result-reader.js';
import type { ResultLine } from './result-text.js';

/** A file that is open to be written to. */
export interface OutFile {
  readonly write: Write;
  readonly close: () => void;
}

/** What a file may hold already, and who is told of it. */
export interface Resumed {
  /** The deals of this run, in order. Those that the file holds are taken from it. */
  readonly deals: AsyncIterator<PlacedDeal>;
  /** Why a line that stands for this deal cannot be of this run; undefined if it can be. */
  readonly refuse: (line: ResultLine, deal: PlacedDeal) => string | undefined;
  /** Called with each line that the file holds. */
  readonly hold: (line: ResultLine, text: string) => void;
}

const NO_LOCK: Lock = { check: () => undefined, release: () => undefined };

/**
 * Opens a file to write behind the lines that it holds. A last line that was torn off in the middle is cut away.
 * @throws FileError if the file is of something else, which then stays as it is, or if another run writes to it
 */
export async function openOutFile(file: string, resumed: Resumed): Promise<OutFile> {
  const lock = naming(`--out ${file}`, () => (isKept(file) ? lockOf(file) : NO_LOCK));
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) await goOnWith(file, resumed);
    return opened(file, lock);
  } catch (error) {
    lock.release();
    throw named(`--out ${file}`, error);
  }
}

function opened(file: string, lock: Lock): OutFile {
  const descriptor = openSync(file, 'a');
  const write = writerTo(descriptor);
  return {
    write: (text) => {
      lock.check();
      naming(`--out ${file}`, () => write(text));
    },
    close: () => {
      closeSync(descriptor);
      lock.release();
    },
  };
}

/** False for a pipe or a device. */
const isKept = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() !== false;

/** How a line of results begins. */
const BEGINNING = '{"deal":"';

async function goOnWith(file: string, { deals, refuse, hold }: Resumed): Promise<void> {
  let bytes = 0;
  let number = 0;
  let isTorn = false;
  for await (const { text, isWhole, ...line } of linesIn(createReadStream(file))) {
    number++;
    isTorn = !isWhole && (text.startsWith(BEGINNING) || BEGINNING.startsWith(text));
    if (isTorn) break;
    const result = resultOf(isWhole ? readResult(text) : noResult(text), `--out ${file}: line ${number}`);
    const next = await deals.next();
    const why = next.done === true ? 'the deals end before it' : refuse(result, next.value);
    if (why !== undefined)
      throw new FileError(() => `--out ${file}: line ${number}, ${result.deal}, is of another run: ${why}`);
    hold(result, text);
    bytes += line.bytes + 1;
  }
  if (isTorn) truncateSync(file, bytes);
}

/** @throws FileError if it is none */
function resultOf(read: ReadLine, place: string): ResultLine {
  if ('line' in read) return read.line;
  throw new FileError(() => `${place}: ${read.fault}`);
}
