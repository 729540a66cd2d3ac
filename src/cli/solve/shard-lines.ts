/** The lines of the files that shards have written, one line of each file at a time. */
import { createReadStream } from 'node:fs';
import { ULG } from '../../games/klondike/model/rules.js';
import { codeOf, whyUnread } from '../system-error.js';
import type { OnFault } from './deal-list.js';
import { linesIn } from './lines.js';
import type { ResultLine } from './result-text.js';
import { readJson } from './result-text.js';

/** A line and where it stands. */
export interface ShardLine {
  readonly line: ResultLine;
  readonly file: string;
  /** From 1. */
  readonly number: number;
}

export const placeOf = ({ file, number, line }: ShardLine): string => `${file}: line ${number}, ${line.deal}`;

export class ShardFile {
  /** The first line that was not taken yet; undefined at the end. */
  head: ShardLine | undefined;
  private readonly lines: AsyncIterator<ShardLine>;

  constructor(file: string, onFault: OnFault) {
    this.lines = linesOf(file, onFault);
  }

  /** Goes on to the next line. Called once before the first. */
  async advance(): Promise<void> {
    const next = await this.lines.next();
    this.head = next.done === true ? undefined : next.value;
  }
}

async function* linesOf(file: string, onFault: OnFault): AsyncGenerator<ShardLine> {
  let number = 0;
  try {
    for await (const { text, isWhole } of linesIn(createReadStream(file))) {
      number++;
      const line = isWhole ? readJson(text) : undefined;
      if (line !== undefined) yield { line, file, number };
      else if (isWhole) onFault(`${file}: line ${number} is no result of klondike solve`);
      else onFault(`${file}: line ${number} is torn off: its run has not ended`);
    }
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    onFault(`${file}: ${whyUnread(error, 'a file of results')}`);
  }
}

/** Why two lines cannot both be true, or be of one run; undefined if they can. */
export function contradiction(one: ShardLine, other: ShardLine): string | undefined {
  const facts: readonly (readonly [what: string, of: (line: ResultLine) => string | number | undefined])[] = [
    ['rules', ({ rules = ULG.name }) => rules],
    ['number of deals in the list', ({ of }) => of],
  ];
  for (const [what, of] of facts) {
    const [first, second] = [of(one.line) ?? 'not told', of(other.line) ?? 'not told'];
    if (first !== second)
      return `${placeOf(other)}: the ${what}, ${second}, is another one than in ${one.file}, ${first}`;
  }
  return undefined;
}

/** As `contradiction`, of two lines for the same place in the list. */
export function contradictionAtPlace(one: ShardLine, other: ShardLine): string | undefined {
  if (one.line.deal !== other.line.deal) return `${placeOf(other)} is at the place of ${placeOf(one)}`;
  const [first, second] = [one.line.verdict, other.line.verdict];
  if (first === second || first === 'unknown' || second === 'unknown') return undefined;
  return `${placeOf(other)} is ${second}, but ${first} in ${one.file}, line ${one.number}`;
}
