/** `klondike grade --gradescope PLACE` and `--github-classroom FILE`: write the files that a course platform needs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type AdmZip from 'adm-zip';
import { RUBRICS } from '../../../grading.js';
import { shellWord } from '../../../grading/candidate/candidate-of.js';
import { isZip } from '../../../grading/candidate/find/file-kinds.js';
import { UsageError, orUsageError, whyUnwritten } from '../../errors.js';
import type { Shell } from '../../shell.js';
import { version } from '../../version.js';
import type { GradeWords } from '../settings.js';
import { readHow } from '../settings.js';
import { printWorkflow } from './github-classroom.js';
import type { AutograderFile } from './gradescope.js';
import { autograderFiles } from './gradescope.js';

/** Returns exit status 0. @throws UsageError, also if the file exists */
export function platformCommand(given: GradeWords, shell: Shell): number {
  const { gradescope, 'github-classroom': githubClassroom } = given;
  checkWords(given);
  const { rubric } = readHow(given);
  const own = RUBRICS.includes(rubric) ? undefined : rubric;
  const how = wordsOf(own === undefined ? given : { ...given, rubric: undefined });
  if (gradescope !== undefined) {
    writeAutograder(gradescope, autograderFiles({ version: version(), how }, own));
    shell.errors.print(
      `Wrote ${gradescope}, an autograder for Gradescope${isZip(gradescope) ? '' : '. Zip its files before you upload them'}.`,
    );
  }
  if (githubClassroom !== undefined) {
    const { words, cmd } = given;
    const submission = { submission: cmd ?? words[0] ?? '.', isCommand: cmd !== undefined };
    const text = printWorkflow({ version: version(), how: isolated(how), ...submission, rubric: own });
    writeNew('--github-classroom', githubClassroom, text);
    shell.errors.print(`Wrote ${githubClassroom}, a workflow for GitHub Classroom.`);
  }
  return 0;
}

/** Options that have no effect on a platform. */
const STRAY = ['json', 'format', 'out', 'jobs', 'run-as'] as const;
const STRAY_IN_GRADESCOPE = ['cmd', 'fail-under'] as const;

/** @throws UsageError for options that have no effect on the platform */
function checkWords(given: GradeWords): void {
  const { gradescope, words, cmd } = given;
  const isForGradescope = gradescope !== undefined;
  const platform = isForGradescope ? '--gradescope' : '--github-classroom';
  const strays = isForGradescope ? [...STRAY, ...STRAY_IN_GRADESCOPE] : STRAY;
  const other = strays.find((name) => given[name] !== undefined);
  if (other !== undefined) throw new UsageError((say) => say.conflicts(`--${other}`, platform));
  if (isForGradescope && words.length > 0) throw new UsageError((say) => say.grade.gradescopeAlone);
  if (words.length + (cmd === undefined ? 0 : 1) > 1) throw new UsageError((say) => say.grade.oneInClassroom);
  if (isForGradescope && !isZip(gradescope) && extname(gradescope) !== '')
    throw new UsageError((say) => say.grade.gradescopeName(gradescope));
}

/** The options for grading. */
const HOW = ['rubric', 'seed', 'seconds', 'event-seconds', 'sandbox', 'fail-under'] as const;

/** The options for grading, as they were given. */
function wordsOf(given: GradeWords): readonly string[] {
  return HOW.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : [`--${name}`, shellWord(value)];
  });
}

/**
 * Requires a sandbox by default. Without one, a submission has the rights of the workflow and could write its own
 * points.
 */
const isolated = (how: readonly string[]): readonly string[] =>
  how.includes('--sandbox') ? how : [...how, '--sandbox', 'required'];

function writeAutograder(place: string, files: readonly AutograderFile[]): void {
  const option = '--gradescope';
  if (isZip(place)) return writeNew(option, place, zipOf(files));
  for (const { name, text, isProgram } of files) writeNew(option, join(place, name), text, modeOf(isProgram));
}

const modeOf = (isProgram: boolean): number => (isProgram ? 0o755 : 0o644);

/** The archive claims to be from Unix (version 2.0), so that programs are executable, whatever system writes it. */
const UNIX = (3 << 8) | 20;

/** The same files always give the same bytes. All files have the earliest date that the format can express. */
export function zipOf(files: readonly AutograderFile[]): Buffer {
  const Zip = createRequire(import.meta.url)('adm-zip') as typeof AdmZip;
  const zip = new Zip();
  for (const { name, text, isProgram } of files) {
    const { header } = zip.addFile(name, Buffer.from(text), '', modeOf(isProgram));
    header.made = UNIX;
    header.time = new Date(1980, 0, 1);
  }
  return zip.toBuffer();
}

/** @throws UsageError if the file exists or can't be written */
const writeNew = (option: string, file: string, text: string | Uint8Array, mode = 0o644): void =>
  orUsageError(
    () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx', mode });
    },
    (error, say) => say.about(`${option} ${file}`, whyUnwritten(error, say)),
  );
