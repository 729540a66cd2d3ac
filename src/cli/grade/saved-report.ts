/**
 * Saves the report on a submission: a folder with the report in several formats, and its failures as scripts. The
 * JSON file also has a digest of everything that the report depends on, so that a later run knows whether it is still
 * valid.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FailureReport, FormatName, GradeReport } from '../../grading.js';
import { FORMATS } from '../../grading.js';

/** Where to save a report, and what it depends on. */
export interface ReportPlace {
  readonly folder: string;
  /** A digest of the submission, the rubric, the seed, the package and everything else that affects the report. */
  readonly key: string;
  /** The formats to write in addition to JSON and HTML. */
  readonly formats: readonly FormatName[];
}

export interface SavedReport extends GradeReport {
  /** The digest; empty if the grading was not completed, so that a later run grades the submission again. */
  readonly key: string;
}

const ALWAYS: readonly FormatName[] = ['json', 'html'];

/** Several formats are JSON, so the file names contain the name of the format. */
const fileOf = (format: FormatName): string => {
  const { extension } = FORMATS[format];
  return extension === 'json' && format !== 'json' ? `report.${format}.json` : `report.${extension}`;
};

const wanted = ({ formats }: ReportPlace): readonly FormatName[] => [...new Set([...ALWAYS, ...formats])];

/** The report in the folder; undefined if the report is missing or out of date. */
export function savedReport(place: ReportPlace): SavedReport | undefined {
  const kept = readReport(place.folder);
  if (kept?.key !== place.key) return undefined;
  const isWhole = wanted(place).every((format) => existsSync(join(place.folder, fileOf(format))));
  if (!isWhole) saveReport(place, kept);
  return kept;
}

/** Undefined if it can't be read. */
function readReport(folder: string): SavedReport | undefined {
  try {
    const kept = Object(
      JSON.parse(readFileSync(join(folder, fileOf('json')), 'utf8')),
    ) as Partial<SavedReport>;
    return typeof kept.key === 'string' && Array.isArray(kept.criteria) ? (kept as SavedReport) : undefined;
  } catch {
    return undefined;
  }
}

/** Replaces the folder as a whole: a reader sees either the old report or the new one. */
export function saveReport(place: ReportPlace, kept: SavedReport): void {
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
 * A short name, because the name of a submission may already have the maximum length. It begins with a dot, unlike the
 * name of any submission.
 */
const partOf = (name: string): string =>
  `.${createHash('sha256').update(name).digest('hex').slice(0, 24)}.part`;

/** The scripts by file name. Each file has the name of its failed check. */
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

/** Replaces a file as a whole: a reader never sees half of it. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
