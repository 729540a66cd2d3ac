/** From the words that name a submission to what can be started. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { cwd } from 'node:process';
import { shellWord } from './shell-word.js';
import type { Launch, LaunchFor } from '../remote/launch.js';
import type { Limits } from '../remote/limits.js';
import type { RemoteOptions } from '../remote/remote-candidate.js';
import { RemoteCandidate } from '../remote/remote-candidate.js';
import type { SandboxMode } from '../sandbox/choose-sandbox.js';
import { chooseSandbox } from '../sandbox/choose-sandbox.js';
import type { Candidate } from './candidate.js';
import { CandidateFault } from './candidate.js';
import { commandLaunch } from './command-submission.js';
import { javascriptLaunch } from './javascript-submission.js';
import { holdsModules, modulesFrom } from './module-files.js';
import { holdsJava, javaCommand } from './java.js';
import { NoSubmission } from './no-submission.js';
import { holdsPython, pythonCommand, pythonFilesFrom } from './python.js';

/** A language that submissions are written in. */
export interface Language {
  /** Its name, as a message says it. */
  readonly name: string;
  /** Is this file or folder written in it? */
  readonly fits: (path: string) => boolean;
  /** @param path an absolute path @throws CandidateFault, NoSubmission */
  readonly launch: (path: string) => Launch | LaunchFor;
  /** A file, and the files beside it that it imports. Without this a submission is all that lies at its path. */
  readonly filesFrom?: (file: string) => readonly string[];
  /** Can the grader call any class of a program in it? Otherwise it can only send events to a handler. */
  readonly offersClasses?: true;
}

/** The first that fits is taken. */
export const LANGUAGES: readonly Language[] = [
  {
    name: 'JavaScript or TypeScript',
    fits: holdsModules,
    launch: javascriptLaunch,
    filesFrom: modulesFrom,
    offersClasses: true,
  },
  { name: 'Python', fits: holdsPython, launch: pythonCommand, filesFrom: pythonFilesFrom },
  { name: 'Java', fits: holdsJava, launch: javaCommand },
];

/** What is graded: a file or a folder, or a command that speaks the protocol. */
export type Submission = string | { readonly command: string };

/** How the process of a submission is started. */
export interface CandidateOptions {
  readonly sandbox?: SandboxMode;
  /** Without a sandbox, root can run submissions as this user. By default they run as the grader's user. */
  readonly runAs?: string;
  readonly limits?: Partial<Limits>;
}

/**
 * @throws NoSubmission if nothing is there or nobody knows its language, NoSandbox, and CandidateFault if it must be
 * compiled first and cannot be
 */
export const candidateOf = (
  submission: Submission,
  options: CandidateOptions = {},
  { standsBy = false }: Pick<RemoteOptions, 'standsBy'> = {},
): Candidate => new RemoteCandidate({ ...remoteOptionsOf(submission, options), standsBy });

/** What a process of the submission needs. @throws as `candidateOf` */
export function remoteOptionsOf(submission: Submission, options: CandidateOptions): RemoteOptions {
  const sandbox = chooseSandbox(options.sandbox ?? 'auto', options.runAs);
  const { limits = {} } = options;
  if (typeof submission !== 'string') {
    const { command } = submission;
    const words = `--cmd ${shellWord(command)}`;
    return { submission: command, words, launch: commandLaunch(command), sandbox, limits };
  }
  const path = resolve(cwd(), submission);
  if (!existsSync(path)) throw new NoSubmission(`There is no submission at ${submission}.`);
  const launch = launchAt(path);
  return { submission, words: `--handler ${shellWord(submission)}`, launch, sandbox, limits };
}

/**
 * For a rubric that grades classes.
 * @throws NoSubmission for a path to a program whose language does not let the grader call them
 */
export function checkOffersClasses(submission: Submission, rubric: string): void {
  if (typeof submission !== 'string') return;
  const path = resolve(cwd(), submission);
  const language = existsSync(path) ? languageAt(path) : undefined;
  if (language === undefined || language.offersClasses === true) return;
  const graded = LANGUAGES.filter(({ offersClasses }) => offersClasses).map(({ name }) => name);
  throw new NoSubmission(
    `${submission} is written in ${language.name}. The rubric ${rubric} grades classes written in ${graded.join(' or ')}.`,
  );
}

/** Where what a submission consists of lies; a folder stands for all that is in it. @param path an absolute path */
export function filesOf(path: string): readonly string[] {
  if (statSync(path).isDirectory()) return [path];
  return languageAt(path)?.filesFrom?.(path) ?? [path];
}

/** @throws CandidateFault if a file of the submission may not be read */
function launchAt(path: string): Launch | LaunchFor {
  try {
    return languageOf(path).launch(path);
  } catch (error) {
    const { code, path: file = path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES') throw error;
    throw new CandidateFault('not started', `${file} cannot be read: permission denied.`);
  }
}

const languageAt = (path: string): Language | undefined => LANGUAGES.find(({ fits }) => fits(path));

/** Is it a file or folder that can be graded without a command? */
export const isInKnownLanguage = (path: string): boolean => languageAt(path) !== undefined;

function languageOf(path: string): Language {
  const language = languageAt(path);
  if (language !== undefined) return language;
  const names = LANGUAGES.map(({ name }) => name).join(', ');
  throw new NoSubmission(
    `${path} is not a submission in a supported language: ${names}, or a command (--cmd).`,
  );
}
