/** Reads the options of `klondike grade --class`. */
import { createHash } from 'node:crypto';
import { meantBy } from '../../core/text/nearest.js';
import type { FormatName } from '../../grading.js';
import { FORMATS, NoSandbox } from '../../grading.js';
import { isWithin } from '../../grading/candidate/files.js';
import { chooseSandbox } from '../../grading/sandbox/choose-sandbox.js';
import type { Sandbox } from '../../grading/sandbox/sandbox.js';
import { USUAL_SECONDS } from '../../grading/time-limit.js';
import { readJobs } from '../arguments.js';
import { UsageError } from '../errors.js';
import { version } from '../version.js';
import type { ClassOptions } from './grading-task.js';
import type { GradeWords } from './settings.js';
import { readFailUnder, readHow } from './settings.js';

export interface ClassSettings {
  readonly folder: string;
  readonly out: string;
  readonly jobs: number;
  readonly formats: readonly FormatName[];
  /** Do the reports go to standard output as JSON? */
  readonly isJson: boolean;
  readonly options: ClassOptions;
  /** The reason why submissions are not isolated; empty if they are. */
  readonly withoutSandbox: string;
  /** The time limit for grading a submission, in milliseconds. */
  readonly patience: number;
  /** The exit status is 1 if a submission has fewer points. */
  readonly failUnder: number | undefined;
  /** A digest of everything else that affects the reports. */
  readonly key: string;
}

/** @throws UsageError that names the option */
export function readClassSettings(given: GradeWords): ClassSettings {
  const { class: folder = '', jobs, format, words, cmd, 'run-as': runAs } = given;
  if (words.length > 0 || cmd !== undefined) throw new UsageError((say) => say.grade.classAlone);
  if (runAs !== undefined) throw new UsageError((say) => say.grade.classRunAs);
  const out = readOut(given);
  if (isWithin(out, folder)) throw new UsageError((say) => say.grade.outInClass(out));
  const { seed = 1, ...how } = readHow(given);
  const options = { ...how, seed };
  const { seconds = USUAL_SECONDS, eventSeconds = 1 } = options;
  return {
    folder,
    out,
    jobs: readJobs(jobs),
    formats: readFormats(format),
    isJson: given.json === true,
    options,
    failUnder: readFailUnder(given),
    withoutSandbox: sandboxFor(options).reason,
    // The grader usually keeps to its own limit. This limit is for a grader that hangs, and leaves time for events that
    // are played again.
    patience: (2 * seconds + USUAL_SECONDS * (1 + eventSeconds)) * 1000,
    key: digestOf([version(), options]),
  };
}

/** @throws UsageError */
function readOut({ out = '' }: GradeWords): string {
  if (out === '') throw new UsageError((say) => say.grade.noOut);
  return out;
}

/** @throws UsageError */
function readFormats(text: string | undefined): readonly FormatName[] {
  const names = Object.keys(FORMATS);
  return (text ?? '')
    .split(',')
    .filter((name) => name !== '')
    .map((name) => {
      if (Object.hasOwn(FORMATS, name)) return name as FormatName;
      throw new UsageError((say) => say.grade.formats(names, name, meantBy(name, names)));
    });
}

/** Equal values have equal digests. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** @throws UsageError if a sandbox is required but missing */
function sandboxFor({ sandbox = 'auto' }: ClassOptions): Sandbox {
  try {
    return chooseSandbox(sandbox);
  } catch (error) {
    if (error instanceof NoSandbox) throw new UsageError(() => error.message);
    throw error;
  }
}
