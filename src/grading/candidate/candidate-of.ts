/** Turns a submission, as the caller names it, into a candidate that can be started. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { cwd } from 'node:process';
import type { Launch, LaunchFor, Limits } from '../remote/launch.js';
import type { RemoteOptions } from '../remote/remote-candidate.js';
import { RemoteCandidate } from '../remote/remote-candidate.js';
import type { SandboxMode } from '../sandbox/choose-sandbox.js';
import { chooseSandbox } from '../sandbox/choose-sandbox.js';
import type { Candidate } from './candidate.js';
import { CandidateFault, NoSubmission } from './candidate.js';
import { commandLaunch } from './command-submission.js';
import { javascriptLaunch } from './javascript-submission.js';
import { isArchive, sourceLanguageOf } from './find/file-kinds.js';
import type { SourceLanguage } from './find/file-kinds.js';
import type { LocatedProgram } from './find/locate.js';
import { locate } from './find/locate.js';
import { modulesFrom } from './module-files.js';
import { javaCommand } from './java.js';
import { pythonCommand, pythonFilesFrom } from './python.js';

interface SubmissionLanguage {
  /** The name of the language in messages. */
  readonly name: string;
  /**
   * @param entry an absolute path, as in `LocatedProgram`
   * @param folder the submitted folder, which the program may read; undefined for a single file
   * @throws CandidateFault
   */
  readonly launch: (entry: string, folder?: string) => Launch | LaunchFor;
  /** A file, and the files next to it that it imports or reads. */
  readonly filesFrom?: (file: string) => readonly string[];
  /**
   * Can the grader call any class of a program in this language? If not, the grader can only send events to a handler.
   */
  readonly offersClasses?: true;
}

export const LANGUAGES: Readonly<Record<SourceLanguage, SubmissionLanguage>> = {
  JavaScript: {
    name: 'JavaScript or TypeScript',
    launch: javascriptLaunch,
    filesFrom: modulesFrom,
    offersClasses: true,
  },
  Python: { name: 'Python', launch: pythonCommand, filesFrom: pythonFilesFrom },
  Java: { name: 'Java', launch: javaCommand },
};

/** A file, a folder or a zip, or a command that speaks the protocol. */
export type Submission = string | { readonly command: string };

/** How to start the process of a submission. */
export interface CandidateOptions {
  readonly sandbox?: SandboxMode | undefined;
  /**
   * The user that runs submissions without a sandbox; only root can set this option. By default, the grader's own user.
   */
  readonly runAs?: string | undefined;
  readonly limits?: Partial<Limits> | undefined;
}

/**
 * @throws NoSubmission if the submission does not exist, has no program, or has several that it could mean; NoSandbox;
 * CandidateFault if the submission cannot be unpacked or compiled
 */
export const candidateOf = (
  submission: Submission,
  options: CandidateOptions = {},
  { standsBy = false }: Pick<RemoteOptions, 'standsBy'> = {},
): Candidate => new RemoteCandidate({ ...remoteOptionsOf(submission, options), standsBy });

/**
 * The options to start a process for the submission.
 * @param program the program of the submission, if it is already known
 * @throws the same errors as `candidateOf`
 */
export function remoteOptionsOf(
  submission: Submission,
  options: CandidateOptions,
  program?: LocatedProgram,
): RemoteOptions {
  const sandbox = chooseSandbox(options.sandbox ?? 'auto', options.runAs);
  const { limits = {} } = options;
  if (typeof submission !== 'string') {
    const { command } = submission;
    const words = `--cmd ${shellWord(command)}`;
    return { submission: command, words, launch: commandLaunch(command), sandbox, limits };
  }
  const { language, entry, folder, notes } = program ?? programOf(submission);
  const launch = readable(entry, () => LANGUAGES[language].launch(entry, folder));
  return { submission, words: `--handler ${shellWord(submission)}`, launch, sandbox, limits, notes };
}

/**
 * The program in a file, folder or zip.
 * @throws NoSubmission, CandidateFault
 */
export function programOf(submission: string): LocatedProgram {
  const path = resolve(cwd(), submission);
  if (!existsSync(path)) throw new NoSubmission(`There is no submission at ${submission}.`, submission);
  return readable(path, () => locate(path, submission));
}

/** @throws CandidateFault if the grader may not read a file of the submission */
function readable<Result>(path: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    const { code, path: file = path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES') throw error;
    throw new CandidateFault('not started', `${file} cannot be read: permission denied.`);
  }
}

/**
 * Checks that a rubric for classes can grade the program.
 * @throws NoSubmission if the grader cannot call classes in the language of the program
 */
export function checkOffersClasses(
  submission: string,
  { language }: Pick<LocatedProgram, 'language'>,
  rubric: string,
): void {
  const { name, offersClasses } = LANGUAGES[language];
  if (offersClasses === true) return;
  const graded = Object.values(LANGUAGES).filter((each) => each.offersClasses);
  throw new NoSubmission(
    `${submission} is written in ${name}. The rubric ${rubric} grades classes written in ${graded.map((each) => each.name).join(' or ')}.`,
  );
}

/**
 * The paths of all files of a submission. A folder stands for the files in it.
 * @param path an absolute path
 */
export function filesOf(path: string): readonly string[] {
  const language = statSync(path).isDirectory() ? undefined : sourceLanguageOf(path);
  return (language && LANGUAGES[language].filesFrom?.(path)) ?? [path];
}

/** Does the grader accept this file without a command, or at least say why it cannot grade it? */
export const isProgramFile = (path: string): boolean =>
  sourceLanguageOf(path) !== undefined || isArchive(path) || path.endsWith('.jar');

/** The text as one word of a POSIX shell, in quotes if necessary. */
export const shellWord = (text: string): string =>
  /^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
