/** The Java sources of a submission. */
import { basename, dirname, join, posix } from 'node:path';
import { CandidateFault } from '../candidate.js';
import { filesBelow, textOf } from '../files.js';
import { hasControlCharacter, isBackup, isConfiguration, isOutput, isTest } from '../find/file-kinds.js';

export interface Sources {
  /** The folder where the packages begin. */
  readonly root: string;
  /** The files of the program, relative to the root. */
  readonly files: readonly string[];
  /** Tests and copies. They are left out if they do not compile. */
  readonly others: readonly string[];
  /** The files with a `main` method. If any of these use the library, the list has only those. */
  readonly mains: readonly string[];
  /** Folders and jars that came with the program. */
  readonly resources: readonly string[];
  /** Sentences for the report about files that are left out. */
  readonly notes: readonly string[];
}

/** The course's own package. Copies of this package would hide ours. */
const LIBRARY = 'be.ac.ulg.montefiore.oop.graphics';

/** @throws CandidateFault if the project has no sources */
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

/**
 * A program in one file.
 * @throws CandidateFault if its name has control characters
 */
export function singleSource(file: string): Sources {
  const name = basename(file);
  const notes = notesOn([name].filter(hasControlCharacter));
  if (notes.length > 0) throw new CandidateFault('not started', noSource(dirname(file), notes));
  return { root: dirname(file), files: [name], others: [], mains: [name], resources: [], notes };
}

/** The compiler reads the names of files from a list, where such a character may end a name and start an option. */
const notesOn = (unsafe: readonly string[]): readonly string[] =>
  unsafe.length === 0
    ? []
    : [
        `These files were left out, because their names have control characters: ${unsafe.map((name) => JSON.stringify(name)).join(', ')}.`,
      ];

const noSource = (folder: string, notes: readonly string[]): string =>
  [`The folder ${folder} has no Java source.`, ...notes].join(' ');

const RESOURCES = 'src/main/resources';

const isOfLibrary = (file: string, text: string): boolean =>
  `/${file}`.includes(`/${LIBRARY.replaceAll('.', '/')}/`) || `${packageIn(text)}.`.startsWith(`${LIBRARY}.`);

function sorted(
  files: readonly { readonly file: string; readonly text: string }[],
): Pick<Sources, 'files' | 'others' | 'mains'> {
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

/** Is the file a copy, such as `Game - Copy.java`? The name of a copy can't be a class name. */
const isCopy = (file: string): boolean =>
  !/^[\p{L}_$][\p{L}\p{N}_$]*\.java$/u.test(posix.basename(file)) || isBackup(file);

/** The highest `src` folder with sources, or its `main/java`. Without a `src` folder, the folder of the project. */
function rootOf(java: readonly string[]): string {
  const [src] = java
    .map((file) => /^(?:.*?\/)?src(?=\/)/.exec(file)?.[0] ?? '')
    .filter((path) => path !== '')
    .sort((one, other) => one.split('/').length - other.split('/').length);
  if (src === undefined) return '.';
  const main = `${src}/main/java`;
  return java.some((file) => file.startsWith(`${main}/`)) ? main : src;
}

const PACKAGE = /^[ \t]*package\s+([\w.]+)\s*;/m;
const MAIN = /\bstatic\s+(?:final\s+)?void\s+main\s*\(/;
const USES_LIBRARY = /\bKlondike(SwingView|EventsHandler)\b/;

/** The package that a source declares; empty for the unnamed package. */
export const packageIn = (text: string): string => PACKAGE.exec(text)?.[1] ?? '';

/** Imports that only tests have. */
const TEST_LIBRARY =
  /^[ \t]*import\s+(?:static\s+)?(?:org\.junit|junit\.|org\.testng|org\.mockito|org\.assertj)/m;

const usesTestLibrary = (text: string): boolean => TEST_LIBRARY.test(text);

export function readJava(
  path: string,
  text: string,
): {
  /**
   * The folder where the packages of its source tree begin. If its folder does not match its package, this is its
   * folder.
   */
  readonly root: string;
  readonly hasMain: boolean;
  /** Does the source use the course's library? */
  readonly usesLibrary: boolean;
} {
  const folder = posix.dirname(path);
  const inner = packageIn(text).replaceAll('.', '/');
  const fits = inner === '' || `/${folder}`.endsWith(`/${inner}`);
  const root = fits && inner !== '' ? posix.normalize(`${folder}/${inner.replace(/[^/]+/g, '..')}`) : folder;
  return { root, hasMain: MAIN.test(text), usesLibrary: USES_LIBRARY.test(text) };
}

/** The path of a source without the folders that belong to its package. The source may be in only some of them. */
function withoutPackage(path: string, text: string): string {
  const folders = posix.dirname(path).split('/');
  const names = packageIn(text).split('.');
  while (names.length > 0 && names.at(-1) === folders.at(-1)) {
    names.pop();
    folders.pop();
  }
  return [...folders, posix.basename(path)].join('/');
}

/** The folder of the project whose source tree begins at `root`: the one that contains `src` or `src/main/java`. */
export const projectOf = (root: string): string =>
  posix.normalize(
    root.replace(/(^|\/)(src\/(main|test)\/java|src)$/, (_all, before: string) => (before === '' ? '.' : '')),
  );
