/** A file of results that a later run of the same command goes on with. */
import { closeSync, createReadStream, openSync, statSync, truncateSync } from 'node:fs';
import { writerTo } from '../descriptor.js';
import type { Write } from '../output.js';
import { codeOf } from '../system-error.js';
import { UsageError } from '../usage.js';
import { linesIn } from './lines.js';
import type { ResultLine } from './result-text.js';
import { readJson } from './result-text.js';
import type { PlacedDeal } from './placed-deals.js';

export interface OutFile {
  readonly write: Write;
  readonly close: () => void;
}

export interface Resumed {
  /** The deals of this run, in order. Those that the file holds are taken from it. */
  readonly deals: AsyncIterator<PlacedDeal>;
  /** Why a line that stands for this deal cannot be of this run; undefined if it can be. */
  readonly refuse: (line: ResultLine, deal: PlacedDeal) => string | undefined;
  /** Called with each line that the file holds. */
  readonly hold: (line: ResultLine, text: string) => void;
}

/**
 * Opens a file to write behind the lines that it holds. A last line that was torn off in the middle is cut away.
 * @throws UsageError if the file is of something else, which then stays as it is
 */
export async function openOutFile(file: string, resumed: Resumed): Promise<OutFile> {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) await goOnWith(file, resumed);
    const descriptor = openSync(file, 'a');
    return { write: writerTo(descriptor), close: () => closeSync(descriptor) };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new UsageError(`--out ${file}: ${(error as Error).message}`);
  }
}

/** How a line of results begins. */
const BEGINNING = '{"deal":"';

async function goOnWith(file: string, { deals, refuse, hold }: Resumed): Promise<void> {
  let bytes = 0;
  let number = 0;
  let isTorn = false;
  for await (const { text, isWhole, ...line } of linesIn(createReadStream(file))) {
    const place = `--out ${file}: line ${++number}`;
    if (isWhole) {
      const result = readJson(text);
      if (result === undefined) throw new UsageError(`${place} is no result of klondike solve`);
      const next = await deals.next();
      const why = next.done === true ? 'the deals end before it' : refuse(result, next.value);
      if (why !== undefined) throw new UsageError(`${place}, ${result.deal}, is of another run: ${why}`);
      hold(result, text);
      bytes += line.bytes + 1;
    } else if (text.startsWith(BEGINNING) || BEGINNING.startsWith(text)) {
      isTorn = true;
    } else {
      throw new UsageError(`${place} is no result of klondike solve`);
    }
  }
  if (isTorn) truncateSync(file, bytes);
}
