/**
 * Keeps a graded submission's report: a folder with the report in several forms, and its failures as scripts. The JSON
 * form also has a digest of its sources, so that a later run knows whether the report would be the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FailureReport, FormatName, GradeReport } from '../../grading.js';
import { FORMATS } from '../../grading.js';

/** The folder of a report, and its sources. */
export interface ReportPlace {
  readonly folder: string;
  /** A digest of the submission, the rubric, the seed, the package and all else that a report depends on. */
  readonly key: string;
  /** The forms to write in addition to the usual ones. */
  readonly formats: readonly FormatName[];
}

export interface KeptReport extends GradeReport {
  /** The digest; empty if the submission was not graded to the end. Then it is graded again. */
  readonly key: string;
}

const ALWAYS: readonly FormatName[] = ['json', 'html'];

/** Several formats have files of JSON: the name tells them apart. */
const fileOf = (format: FormatName): string => {
  const { extension } = FORMATS[format];
  return extension === 'json' && format !== 'json' ? `report.${format}.json` : `report.${extension}`;
};

const wanted = ({ formats }: ReportPlace): readonly FormatName[] => [...new Set([...ALWAYS, ...formats])];

/** The report in the folder; undefined without one, or if its sources have changed. */
export function heldReport(place: ReportPlace): KeptReport | undefined {
  const kept = readKept(place.folder);
  if (kept?.key !== place.key) return undefined;
  const isWhole = wanted(place).every((format) => existsSync(join(place.folder, fileOf(format))));
  if (!isWhole) keepReport(place, kept);
  return kept;
}

/** Undefined if it can't be read. */
function readKept(folder: string): KeptReport | undefined {
  try {
    const kept = Object(
      JSON.parse(readFileSync(join(folder, fileOf('json')), 'utf8')),
    ) as Partial<KeptReport>;
    return typeof kept.key === 'string' && Array.isArray(kept.criteria) ? (kept as KeptReport) : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the folder at once: a reader sees the old report or the new one, never a part. */
export function keepReport(place: ReportPlace, kept: KeptReport): void {
  const { key, ...report } = kept;
  const { folder } = place;
  const next = join(dirname(folder), partOf(basename(folder)));
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  for (const format of wanted(place).filter((name) => name !== 'json'))
    writeFileSync(join(next, fileOf(format)), FORMATS[format].print([report]));
  for (const [name, script] of scriptsOf(report)) writeFileSync(join(next, name), script);
  writeFileSync(join(next, fileOf('json')), `${JSON.stringify({ key, ...report }, null, 2)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}

/**
 * A short name, because a submission may already have the longest name that the system allows. No submission has a name
 * that begins with a dot.
 */
const partOf = (name: string): string =>
  `.${createHash('sha256').update(name).digest('hex').slice(0, 24)}.part`;

/** Named for the checks that failed. */
function scriptsOf({ criteria }: GradeReport): ReadonlyMap<string, string> {
  const scripts = new Map<string, string>();
  for (const failure of criteria.flatMap(({ failures }) => failures)) {
    if (failure.script !== '') scripts.set(freeName(failure, scripts), `${failure.script}\n`);
  }
  return scripts;
}

function freeName({ check }: FailureReport, taken: ReadonlyMap<string, string>): string {
  const name = check.replace(/[^\p{L}\p{N}-]+/gu, '-').slice(0, 80);
  for (let number = 1; ; number++) {
    const file = `${name}${number === 1 ? '' : `-${number}`}.klon`;
    if (!taken.has(file)) return file;
  }
}

/** Writes a file that is whole whenever somebody reads it. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
