/** The Java sources of a submission. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { CandidateFault } from '../candidate.js';
import { hasControlCharacter, isBackup, isConfiguration, isOutput, isTest } from '../find/file-kinds.js';
import { filesBelow } from '../find/files-below.js';
import { packageIn, readJava, usesTestLibrary, withoutPackage } from '../find/java-projects.js';

export interface Sources {
  /** Where packages begin. */
  readonly root: string;
  /** The files of the program, relative to the root. */
  readonly files: readonly string[];
  /** Tests and copies. They are left out if they do not compile. */
  readonly others: readonly string[];
  /** The files with a `main` method. If some of these use the library, only those. */
  readonly mains: readonly string[];
  /** Folders and jars that came with the program. */
  readonly resources: readonly string[];
  /** Sentences for the report about files that are left out. */
  readonly notes: readonly string[];
}

/** The course's own package: copies of it would stand in the way of ours. */
const LIBRARY = 'be.ac.ulg.montefiore.oop.graphics';

/** @throws CandidateFault if there are none */
export function sourcesIn(project: string): Sources {
  const all = filesBelow(project);
  const java = all.filter((file) => file.endsWith('.java'));
  const notes = notesOn(java.filter(hasControlCharacter));
  const usable = java.filter((file) => !hasControlCharacter(file));
  const root = rootOf(usable);
  const files = usable
    .filter((file) => (root === '.' || file.startsWith(`${root}/`)) && !isConfiguration(file))
    .map((file) => ({ file, text: textOf(join(project, file)) }))
    .filter(({ file, text }) => !isOutput(withoutPackage(file, text), new Set()))
    .map(({ file, text }) => ({ file: posix.relative(root, file), text }))
    .filter(({ file, text }) => !isOfLibrary(file, text));
  if (files.length === 0) throw new CandidateFault('not started', noSource(project, notes));
  const jars = all.filter((file) => file.endsWith('.jar'));
  const resources = all.some((file) => file.startsWith(RESOURCES)) ? [RESOURCES] : [];
  return {
    ...sorted(files),
    root: join(project, root),
    resources: [...jars, ...resources].map((each) => join(project, each)),
    notes,
  };
}

/** A program of one file. @throws CandidateFault if its name has control characters */
export function singleSource(file: string): Sources {
  const name = basename(file);
  const notes = notesOn([name].filter(hasControlCharacter));
  if (notes.length > 0) throw new CandidateFault('not started', noSource(dirname(file), notes));
  return { root: dirname(file), files: [name], others: [], mains: [name], resources: [], notes };
}

/** The compiler gets the names of files in a list, where such a character may end a name and begin an option. */
const notesOn = (unsafe: readonly string[]): readonly string[] =>
  unsafe.length === 0
    ? []
    : [
        `These files were left out, because their names have control characters: ${unsafe.map((name) => JSON.stringify(name)).join(', ')}.`,
      ];

const noSource = (folder: string, notes: readonly string[]): string =>
  [`There is no Java source in ${folder}.`, ...notes].join(' ');

const RESOURCES = 'src/main/resources';

interface JavaFile {
  readonly file: string;
  readonly text: string;
}

const isOfLibrary = (file: string, text: string): boolean =>
  `/${file}`.includes(`/${LIBRARY.replaceAll('.', '/')}/`) || `${packageIn(text)}.`.startsWith(`${LIBRARY}.`);

function sorted(files: readonly JavaFile[]): Pick<Sources, 'files' | 'others' | 'mains'> {
  const program = files.filter(({ file, text }) => !isTest(file) && !usesTestLibrary(text) && !isCopy(file));
  const own = program.length > 0 ? program : files;
  const mains = own
    .map(({ file, text }) => ({ file, ...readJava(file, text) }))
    .filter(({ hasMain }) => hasMain);
  const begun = mains.some(({ usesLibrary }) => usesLibrary)
    ? mains.filter(({ usesLibrary }) => usesLibrary)
    : mains;
  return {
    files: own.map(({ file }) => file),
    others: files.filter((each) => !own.includes(each)).map(({ file }) => file),
    mains: begun.map(({ file }) => file),
  };
}

/** Is the file a copy, such as `Game - Copy.java`? Its name is not that of a class. */
const isCopy = (file: string): boolean =>
  !/^[\p{L}_$][\p{L}\p{N}_$]*\.java$/u.test(posix.basename(file)) || isBackup(file);

/** How a file begins that is not in bytes. */
const MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** The text of a file: UTF-8 as it should be, or as editors on Windows write it. */
export function textOf(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder(MARKS[bytes.toString('hex', 0, 2)] ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The highest `src` folder with sources, or its `main/java`. Without one, the folder of the project. */
function rootOf(java: readonly string[]): string {
  const [src] = java
    .map((file) => /^(?:.*?\/)?src(?=\/)/.exec(file)?.[0] ?? '')
    .filter((path) => path !== '')
    .sort((one, other) => one.split('/').length - other.split('/').length);
  if (src === undefined) return '.';
  const main = `${src}/main/java`;
  return java.some((file) => file.startsWith(`${main}/`)) ? main : src;
}
