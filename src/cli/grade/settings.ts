/** Reads the options of `klondike grade`. */
import { existsSync } from 'node:fs';
import { meantBy } from '../../core/text/nearest.js';
import type { FormatName, GradeOptions, GradeReport, Rubric } from '../../grading.js';
import { FORMATS, RUBRICS, RubricError, readRubricFile } from '../../grading.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';
import { SANDBOX_MODES } from '../../grading/sandbox/choose-sandbox.js';
import { openChecks } from '../../grading/untried-notes.js';
import type { OptionValues } from '../arguments.js';
import { readName } from '../arguments.js';
import { FileError, UsageError, orUsageError, whyUnread } from '../errors.js';
import type { GRADE_OPTIONS } from '../options.js';

/** The arguments of the command, as they were given. */
export type GradeWords = OptionValues<typeof GRADE_OPTIONS> & { readonly words: readonly string[] };

/** A format of the report, and its file. */
export interface ReportTarget {
  /** `terminal` by default. */
  readonly format: FormatName;
  /** The file; undefined for standard output. */
  readonly out: string | undefined;
}

export interface GradeCommandSettings {
  readonly how: GradeOptions;
  /** At least one. */
  readonly outputs: readonly ReportTarget[];
  /** The exit status is 1 if a submission has fewer points. */
  readonly failUnder: number | undefined;
}

/** @throws UsageError that names the option and its possible values */
export const readSettings = (given: GradeWords): GradeCommandSettings => ({
  how: readHow(given),
  outputs: outputsOf(given),
  failUnder: readFailUnder(given),
});

/** A preset by its name, or a rubric from a file. @throws UsageError that names the option */
export function rubricNamed(option: '--rubric' | '--print-rubric', named: string): Rubric {
  const preset = RUBRICS.find(({ id }) => id === named);
  if (preset !== undefined) return preset;
  if (!existsSync(named)) {
    const presets = RUBRICS.map(({ id }) => id);
    throw new UsageError((say) => say.grade.noRubric(option, presets, named, meantBy(named, presets)));
  }
  try {
    return orUsageError(
      () => readRubricFile(named),
      (error, say) => say.about(`${option} ${named}`, whyUnread(error, 'rubric', say)),
    );
  } catch (error) {
    throw error instanceof RubricError ? new FileError(() => error.message.split('\n')) : error;
  }
}

/** The options for each submission. @throws UsageError */
export function readHow(given: GradeWords): GradeOptions & { readonly rubric: Rubric } {
  const { seed, seconds, sandbox = 'auto', 'event-seconds': eventSeconds, 'run-as': runAs } = given;
  return {
    rubric: rubricNamed('--rubric', given.rubric ?? 'ulg'),
    sandbox: readName('--sandbox', sandbox, SANDBOX_MODES),
    ...(runAs !== undefined && { runAs }),
    ...(seed !== undefined && { seed: numberOf('seed', seed, WHOLE) }),
    ...(seconds !== undefined && { seconds: numberOf('seconds', seconds, SECONDS) }),
    ...(eventSeconds !== undefined && { eventSeconds: numberOf('event-seconds', eventSeconds, SECONDS) }),
  };
}

/** @throws UsageError */
export const readFailUnder = ({ 'fail-under': failUnder }: GradeWords): number | undefined =>
  failUnder === undefined ? undefined : numberOf('fail-under', failUnder, POINTS);

/** Several formats need the same number of files, in the same order. */
function outputsOf({ json = false, format, out }: OptionValues<typeof GRADE_OPTIONS>): ReportTarget[] {
  if (json && format !== undefined) throw new UsageError((say) => say.grade.jsonIsFormat);
  const names = Object.keys(FORMATS) as FormatName[];
  const formats = (json ? 'json' : (format ?? 'terminal')).split(',');
  const read = formats.map((name) => readName('--format', name, names));
  if (read.length === 1) return read.map((name) => ({ format: name, out }));
  const files = (out ?? '').split(',').filter((file) => file !== '');
  if (files.length !== read.length)
    throw new UsageError((say) =>
      say.grade.filesForFormats(read.length, read.map((name) => `FILE.${FORMATS[name].extension}`).join(',')),
    );
  return read.map((name, index) => ({ format: name, out: files[index] }));
}

interface NumberKind {
  readonly wanted: 'takesWholeFrom0' | 'takesSeconds' | 'takesPoints';
  readonly fits: (value: number) => boolean;
}

const WHOLE: NumberKind = { wanted: 'takesWholeFrom0', fits: Number.isSafeInteger };
const SECONDS: NumberKind = { wanted: 'takesSeconds', fits: (value) => Number.isFinite(value) && value > 0 };
const POINTS: NumberKind = { wanted: 'takesPoints', fits: Number.isFinite };

function numberOf(option: string, text: string, { wanted, fits }: NumberKind): number {
  const value = Number(text);
  if (text.trim() !== '' && fits(value) && value >= 0) return value;
  throw new UsageError((say) => say[wanted](`--${option}`, text));
}

/**
 * The exit status, the first of these that applies: 2 if this machine lacks a program that a submission needs; 3 if a
 * report is incomplete through no fault of the submission; 1 if a submission has fewer points than `points`. After 2
 * and 3, marks are not final.
 */
export function statusOf(reports: readonly GradeReport[], points: number | undefined): number {
  if (reports.some(({ lacks }) => lacks !== undefined)) return 2;
  if (reports.some(isUnfinished)) return 3;
  return points !== undefined && reports.some(({ score }) => score < points) ? 1 : 0;
}

const isUnfinished = (report: GradeReport): boolean =>
  report.notGraded !== undefined || ranOutOfTime(report) || openChecks(report).length > 0;
