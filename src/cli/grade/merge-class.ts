/** `klondike grade --merge DIRS --out DIR`: the shares of a class as one. */
import type { FormatName } from '../../grading.js';
import { countText } from '../jobs/progress.js';
import type { Shell } from '../shell.js';
import { UsageError } from '../usage.js';
import type { ClassRecord } from './class-files.js';
import {
  printJson,
  readRecord,
  reportFolder,
  tellFiles,
  writeClassFiles,
  writeRecord,
} from './class-files.js';
import { digestOf, readFormats, readOut } from './class-settings.js';
import { findingsOf } from './class-tally.js';
import { statusOf } from './exit-status.js';
import type { Kept } from './kept-report.js';
import { keepReport, readKept } from './kept-report.js';
import type { GradeWords } from './settings.js';
import { readFailUnder } from './settings.js';

interface Share {
  readonly folder: string;
  readonly record: ClassRecord;
}

/** The most faults that are told. */
const MOST_FAULTS = 10;

/** Exit status 0, or 2 if something is missing or contradicts itself. Then nothing is written. @throws UsageError */
export function mergeClass(given: GradeWords, shell: Shell): number {
  const out = readOut(given);
  const formats = readFormats(given.format);
  const { words: folders } = given;
  const failUnder = readFailUnder(given);
  if (folders.length === 0) throw new UsageError((say) => say.needs.mergeFolders);
  const faults: string[] = [];
  const shares = sharesIn(folders, faults);
  const merged = faults.length > 0 ? [] : joined(shares, faults);
  const [first] = shares;
  if (faults.length > 0 || first === undefined) return refuse(faults, shell);
  const record = wholeOf(first.record);
  writeRecord(out, record);
  for (const kept of merged) keep(out, kept, formats);
  writeClassFiles(out, record, merged);
  shell.errors.print(
    [
      `${countText(merged.length, 'submission')} of ${countText(folders.length, 'folder')}`,
      ...findingsOf(merged),
    ].join('\n'),
  );
  tellFiles(out, record, shell);
  if (given.json === true) printJson(merged, shell);
  return statusOf(merged, failUnder);
}

/** The record of the whole class. */
const wholeOf = ({ shard: _shard, ...whole }: ClassRecord): ClassRecord => whole;

function refuse(faults: readonly string[], { errors }: Shell): number {
  for (const fault of faults.slice(0, MOST_FAULTS)) errors.print(`klondike: ${fault}`);
  errors.print(`klondike: nothing is merged: ${countText(faults.length, 'fault')}`);
  return 2;
}

const keep = (out: string, kept: Kept, formats: readonly FormatName[]): void =>
  keepReport({ folder: reportFolder(out, kept.submission), key: kept.key, formats }, kept);

/** Folders of one class, graded in one way. */
function sharesIn(folders: readonly string[], faults: string[]): readonly Share[] {
  const shares: Share[] = [];
  for (const folder of folders) {
    const record = readRecord(folder);
    const why =
      record === undefined
        ? 'there is no class.json of klondike grade --class'
        : otherThan(shares[0], record);
    if (why !== undefined) faults.push(`${folder}: ${why}`);
    else if (record !== undefined) shares.push({ folder, record });
  }
  return shares;
}

/** Why the two cannot be shares of one class; undefined if they can. */
function otherThan(first: Share | undefined, record: ClassRecord): string | undefined {
  if (first === undefined) return undefined;
  const facts = {
    version: 'version of klondike-kit',
    rubric: 'rubric',
    seed: 'seed',
    submissions: 'list of submissions',
    key: 'way of grading',
  } as const;
  const differing = (Object.keys(facts) as (keyof typeof facts)[]).find(
    (fact) => digestOf(first.record[fact]) !== digestOf(record[fact]),
  );
  return differing && `the ${facts[differing]} is another one than in ${first.folder}`;
}

/** Every submission once, in the order of the class. One graded to the end goes before one that was not. */
function joined(shares: readonly Share[], faults: string[]): readonly Kept[] {
  return (shares[0]?.record.submissions ?? []).flatMap((name) => {
    const found = shares.flatMap(({ folder }) => {
      const kept = readKept(reportFolder(folder, name));
      return kept === undefined ? [] : [{ folder, kept }];
    });
    const best = found.find(({ kept }) => kept.key !== '') ?? found[0];
    if (best === undefined) {
      faults.push(`${name} is in none of the folders`);
      return [];
    }
    for (const { folder, kept } of found) {
      const why = kept.key === '' ? undefined : contradiction(best.kept, kept);
      if (why !== undefined) faults.push(`${name}: ${why} in ${folder} than in ${best.folder}`);
    }
    return [best.kept];
  });
}

/** Timings aside. */
function contradiction(one: Kept, other: Kept): string | undefined {
  if (one.key !== other.key) return 'the submission is another one';
  const timeless = (kept: Kept): string => digestOf({ ...kept, milliseconds: 0 });
  return timeless(one) === timeless(other) ? undefined : 'the report says something else';
}
