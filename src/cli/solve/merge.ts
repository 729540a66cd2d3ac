/**
 * Joins the lines of shards in the order of their deals. Each file has its lines in that order. Which deal is due is
 * told by the list of deals, if it is given, or else by the places that the lines tell.
 */
import type { CommandTexts } from '../strings/command-english.js';
import type { TellFault } from './deal-list.js';
import type { ResultLine } from './result-text.js';
import type { PlacedDeal } from './placed-deals.js';
import { RunFacts } from './run-facts.js';
import type { ShardLine } from './shard-lines.js';
import { ShardFile, contradictionAtPlace, placeOf } from './shard-lines.js';

/** A deal, or only its place. */
type DueLine = Pick<PlacedDeal, 'nth'> & Partial<PlacedDeal>;

/** The files of shards, and what is known beforehand of the list that they share. */
export interface Shards {
  readonly files: readonly string[];
  /** The deals, if they are known. */
  readonly list: AsyncIterable<PlacedDeal> | undefined;
  /** The rules that the lines must tell, if they are known. */
  readonly rules: string | undefined;
  readonly texts: CommandTexts;
}

/** Every gap, and the first contradiction or stray line of each file is told. */
export async function* merged(
  { files: names, list, rules, texts }: Shards,
  onFault: TellFault,
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

/** The first line with a verdict that is known, or else the first. */
function bestOf(files: readonly ShardFile[]): ShardLine | undefined {
  const heads = files.flatMap(({ head }) => head ?? []);
  return heads.find(({ line }) => line.verdict !== 'unknown') ?? heads[0];
}

/** Refuses a file whose line contradicts others. */
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
    return 'its place in the list is not told, so the deals must be given, too';
  return list === undefined ? 'the places are not in order' : 'it is not due there by the list of deals';
}

/** The places up to the end that the lines tell. If they tell none, up to the last place of a line. */
function* placesIn(files: readonly ShardFile[]): Generator<DueLine> {
  const all = files.find(({ head }) => head?.line.of !== undefined)?.head?.line.of;
  for (let nth = 1; all === undefined ? isAhead(files, nth) : nth <= all; nth++) yield { nth };
}

/** Is a line of this place or a later one still there? */
const isAhead = (files: readonly ShardFile[], nth: number): boolean =>
  files.some(({ head }) => (head?.line.nth ?? 0) >= nth);
