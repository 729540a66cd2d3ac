/** Locates the program of a submission in a file, a folder or a zip. */
import { dirname, join, relative } from 'node:path';
import { NoSubmission } from '../candidate.js';
import { isArchive, isZip, sourceLanguageOf } from './file-kinds.js';
import type { SourceLanguage } from './file-kinds.js';
import { filesBelow, isFolder, textOf } from '../files.js';
import { findProgram } from './find-program.js';
import { unpack } from './unpack.js';

export interface LocatedProgram {
  readonly language: SourceLanguage;
  /** The module that exports the handler. In Java the folder of the project, or a jar. */
  readonly entry: string;
  /**
   * The submitted folder, all of which may be read. Undefined for a single file, because files next to it may belong to
   * others.
   */
  readonly folder: string | undefined;
  /** Sentences for the report about the choice of the program. */
  readonly notes: readonly string[];
}

/** How deep zips may be nested. */
const DEEPEST = 3;

/**
 * @param path an existing file or folder
 * @param name the submission's name in messages
 * @throws NoSubmission if the submission has no program, or several; CandidateFault for a zip that cannot be unpacked
 */
export function locate(path: string, name = path, depth = 0): LocatedProgram {
  if (isFolder(path)) return locateIn(path, name, depth);
  if (isZip(path) && depth < DEEPEST) return locateIn(unpack(path), name, depth + 1);
  const language = path.endsWith('.jar') ? 'Java' : sourceLanguageOf(path);
  if (language !== undefined && !path.endsWith('.java'))
    return { language, entry: path, folder: undefined, notes: [] };
  throw new NoSubmission(`${name} ${whyNot(path)}`);
}

function locateIn(folder: string, name: string, depth: number): LocatedProgram {
  const { language, path, passedOver } = found(folder, name);
  const entry = join(folder, path);
  if (language === 'archive') return locate(entry, `${name}/${path}`, depth);
  const notes = passedOver.length === 0 ? [] : [`${path} was graded. Not graded: ${passedOver.join(', ')}.`];
  return { language, entry, folder, notes };
}

function found(folder: string, name: string): ReturnType<typeof findProgram> {
  try {
    return findProgram(filesBelow(folder), (path) => textOf(join(folder, path)));
  } catch (error) {
    if (!(error instanceof NoSubmission)) throw error;
    throw new NoSubmission(`The submission ${name} ${error.message}`);
  }
}

function whyNot(path: string): string {
  if (path.endsWith('.java'))
    return `is one file of a Java program. Expected the folder with its sources, such as ${relative('.', dirname(path)) || '.'}.`;
  if (isArchive(path))
    return `is an archive that the grader can't unpack. Expected a .zip file, or the folder inside the archive.`;
  return 'is not a submission in a supported language: JavaScript or TypeScript, Python, Java, or a command (--cmd).';
}
