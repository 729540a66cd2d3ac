/** `klondike grade --gradescope PLACE` and `--github-classroom FILE`: what lets a course platform grade. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RUBRICS } from '../../../grading.js';
import { shellWord } from '../../../grading/candidate/shell-word.js';
import type { Shell } from '../../shell.js';
import { UsageError } from '../../usage.js';
import { version } from '../../version.js';
import type { GradeWords } from '../settings.js';
import { readHow } from '../settings.js';
import { autograderFiles } from './gradescope.js';
import { printWorkflow } from './github-classroom.js';
import type { ZippedFile } from './zip.js';
import { zipOf } from './zip.js';

/** Exit status 0. @throws UsageError; a file that is there is not written over */
export function platformCommand(given: GradeWords, shell: Shell): number {
  const { gradescope, githubClassroom, words } = given;
  if (gradescope !== undefined && words.length > 0)
    throw new UsageError('--gradescope takes no SUBMISSION: it grades what students hand in there');
  if (words.length > 1) throw new UsageError('--github-classroom takes one SUBMISSION at most');
  const { rubric } = readHow(given);
  const autograder = { version: version(), how: wordsOf(given) };
  if (gradescope !== undefined) {
    const isOwn = !RUBRICS.includes(rubric);
    const how = isOwn ? wordsOf({ ...given, rubric: undefined }) : autograder.how;
    writeAutograder(gradescope, autograderFiles({ ...autograder, how }, isOwn ? rubric : undefined));
    shell.errors.print(
      `${gradescope} is an autograder for Gradescope${isZip(gradescope) ? '' : ', to be zipped'}.`,
    );
  }
  if (githubClassroom !== undefined) {
    writeNew(githubClassroom, printWorkflow({ ...autograder, submission: words[0] ?? '.' }));
    shell.errors.print(`${githubClassroom} is a workflow for GitHub Classroom.`);
  }
  return 0;
}

/** The words that say how to grade, as they were given. */
function wordsOf({ rubric, seed, seconds, sandbox }: GradeWords): readonly string[] {
  return Object.entries({ rubric, seed, seconds, sandbox }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, shellWord(value)],
  );
}

const isZip = (place: string): boolean => place.toLowerCase().endsWith('.zip');

function writeAutograder(place: string, files: readonly ZippedFile[]): void {
  if (isZip(place)) return writeNew(place, zipOf(files));
  for (const { name, text, isProgram } of files) writeNew(join(place, name), text, isProgram ? 0o755 : 0o644);
}

/** @throws UsageError if the file is there */
function writeNew(file: string, text: string | Uint8Array, mode = 0o644): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx', mode });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
