/** The lines of the files that shards have written, one line of each file at a time. */
import { createReadStream } from 'node:fs';
import type { CommandTexts } from '../strings/command-english.js';
import { codeOf, whyUnread } from '../system-error.js';
import type { TellFault } from './deal-list.js';
import { linesIn } from './lines.js';
import { readResult } from './result-reader.js';
import type { ResultLine } from './result-text.js';

/** A line and where it stands. */
export interface ShardLine {
  readonly line: ResultLine;
  readonly file: string;
  /** From 1. */
  readonly number: number;
}

/** Where the line stands, in words. */
export const placeOf = ({ file, number, line }: ShardLine): string => `${file}: line ${number}, ${line.deal}`;

/** A file is read up to its first fault, and the rest of it is not told to be missing. */
export class ShardFile {
  /** The first line that was not taken yet; undefined at the end. */
  head: ShardLine | undefined;
  isRefused = false;
  private readonly lines: AsyncIterator<ShardLine>;

  constructor(
    private readonly file: string,
    private readonly onFault: TellFault,
    private readonly texts: CommandTexts,
  ) {
    this.lines = this.read();
  }

  /** Goes on to the next line. Called once before the first. */
  async advance(): Promise<void> {
    const next = this.isRefused ? await this.lines.return?.() : await this.lines.next();
    this.head = next?.done === false ? next.value : undefined;
  }

  /** Takes no more lines of it. */
  refuse(fault: string): void {
    this.isRefused = true;
    this.onFault(fault);
  }

  private async *read(): AsyncGenerator<ShardLine> {
    const { file } = this;
    let number = 0;
    try {
      for await (const { text, isWhole } of linesIn(createReadStream(file))) {
        number++;
        if (!isWhole) {
          this.refuse(`${file}: line ${number} is torn off: its run has not ended`);
          return;
        }
        const read = readResult(text);
        if ('fault' in read) {
          this.refuse(`${file}: line ${number}: ${read.fault}`);
          return;
        }
        yield { line: read.line, file, number };
      }
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      this.refuse(this.texts.about(file, whyUnread(error, 'results', this.texts)));
    }
  }
}

/** Why two lines for the same place in the list cannot both be true; undefined if they can. */
export function contradictionAtPlace(one: ShardLine, other: ShardLine): string | undefined {
  if (one.line.deal !== other.line.deal) return `${placeOf(other)} is at the place of ${placeOf(one)}`;
  const [first, second] = [one.line.verdict, other.line.verdict];
  if (first === second || first === 'unknown' || second === 'unknown') return undefined;
  return `${placeOf(other)} is ${second}, but ${first} in ${one.file}, line ${one.number}`;
}
