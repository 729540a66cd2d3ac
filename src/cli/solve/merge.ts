/**
 * Joins the lines from shards in the order of their deals. Each file has its lines in that order. The list of deals
 * says which deal comes next; without a list, the places in the lines do.
 */
import { createReadStream } from 'node:fs';
import { codeOf, whyUnread } from '../errors.js';
import type { CommandTexts } from '../strings/english.js';
import type { PlacedDeal, ReportFault } from './deal-list.js';
import { linesIn } from './lines.js';
import type { ResultLine } from './result-line.js';
import { RunFacts, readResult } from './result-line.js';

type DueLine = Pick<PlacedDeal, 'nth'> & Partial<PlacedDeal>;

/** The files from the shards, and the known facts about their list. */
export interface Shards {
  readonly files: readonly string[];
  /** The deals; undefined if the command names none. */
  readonly list: AsyncIterable<PlacedDeal> | undefined;
  /** The rules that the lines must have; undefined if the command names none. */
  readonly rules: string | undefined;
  readonly texts: CommandTexts;
}

/** Reports the gaps, and the first contradiction or stray line of each file. */
export async function* merged(
  { files: names, list, rules, texts }: Shards,
  onFault: ReportFault,
): AsyncGenerator<ResultLine> {
  const files = names.map((name) => new ShardFile(name, onFault, texts));
  for (const file of files) await file.advance();
  const gaps = { first: '', count: 0 };
  const facts = new RunFacts(rules);
  for await (const due of list ?? placesIn(files)) {
    const found = files.filter(({ head }) => head !== undefined && isDue(head.line, due));
    const best = bestOf(found);
    if (best === undefined) {
      if (gaps.count++ === 0) gaps.first = due.deal ?? `deal ${due.nth} of the list`;
      continue;
    }
    for (const file of found) check(file, { best, facts });
    yield best.line;
    for (const file of found) await file.advance();
  }
  if (gaps.count > 0 && !files.some(({ isRefused }) => isRefused))
    onFault(`${gaps.first} is in none of the files${andOthers(gaps.count - 1)}`);
  for (const file of files)
    if (file.head !== undefined) file.refuse(`${placeOf(file.head)}: ${whyStray(file.head, list)}`);
}

/** The first line with a verdict other than unknown, or else the first line. */
function bestOf(files: readonly ShardFile[]): ShardLine | undefined {
  const heads = files.flatMap(({ head }) => head ?? []);
  return heads.find(({ line }) => line.verdict !== 'unknown') ?? heads[0];
}

/** Refuses a file if its line contradicts other lines. */
function check(
  file: ShardFile,
  { best, facts }: { readonly best: ShardLine; readonly facts: RunFacts },
): void {
  const { head } = file;
  if (head === undefined) return;
  const other = facts.contradiction(head.line, `${head.file}, line ${head.number}`);
  const fault = other === undefined ? contradictionAtPlace(best, head) : `${placeOf(head)}: ${other}`;
  if (fault !== undefined) file.refuse(fault);
}

const andOthers = (count: number): string =>
  count === 0 ? '' : `, nor ${count === 1 ? 'is 1 other' : `are ${count} others`}`;

const isDue = (line: ResultLine, { deal, nth }: DueLine): boolean =>
  deal === undefined ? line.nth === nth : line.deal === deal && (line.nth ?? nth) === nth;

function whyStray({ line }: ShardLine, list: unknown): string {
  if (list === undefined && line.nth === undefined)
    return 'its place in the list is missing, so name the deals as well';
  return list === undefined ? 'the places are not in order' : 'the list has a different deal there';
}

/** All places in the list, up to the length that the lines give, or else up to the last place in a line. */
function* placesIn(files: readonly ShardFile[]): Generator<DueLine> {
  const all = files.find(({ head }) => head?.line.of !== undefined)?.head?.line.of;
  for (let nth = 1; all === undefined ? isAhead(files, nth) : nth <= all; nth++) yield { nth };
}

/** Does a file still have a line for this place or a later one? */
const isAhead = (files: readonly ShardFile[], nth: number): boolean =>
  files.some(({ head }) => (head?.line.nth ?? 0) >= nth);

interface ShardLine {
  readonly line: ResultLine;
  readonly file: string;
  /** From 1. */
  readonly number: number;
}

const placeOf = ({ file, number, line }: ShardLine): string => `${file}: line ${number}, ${line.deal}`;

/** A file is read up to its first fault. Nothing after it is reported as missing. */
class ShardFile {
  /** The first line that is not merged yet; undefined at the end. */
  head: ShardLine | undefined;
  isRefused = false;
  private readonly lines: AsyncIterator<ShardLine>;

  constructor(
    private readonly file: string,
    private readonly onFault: ReportFault,
    private readonly texts: CommandTexts,
  ) {
    this.lines = this.read();
  }

  /** Reads the next line. Call it once before the first. */
  async advance(): Promise<void> {
    const next = this.isRefused ? await this.lines.return?.() : await this.lines.next();
    this.head = next?.done === false ? next.value : undefined;
  }

  /** Reports a fault and ignores the rest of the file. */
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
          this.refuse(`${file}: line ${number} is incomplete; its run has not finished`);
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

/** Why two lines for the same place can't both be true; undefined if they can. */
function contradictionAtPlace(one: ShardLine, other: ShardLine): string | undefined {
  if (one.line.deal !== other.line.deal) return `${placeOf(other)} is at the place of ${placeOf(one)}`;
  const [first, second] = [one.line.verdict, other.line.verdict];
  if (first === second || first === 'unknown' || second === 'unknown') return undefined;
  return `${placeOf(other)} is ${second}, but ${first} in ${one.file}, line ${one.number}`;
}
