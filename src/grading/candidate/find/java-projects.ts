/** Finds the Java programs in a folder. Each starts in a class with a `main` method. */
import { posix } from 'node:path';

interface JavaSource {
  /** The folder where the packages of its source tree begin. Its own folder, if that does not match its package. */
  readonly root: string;
  readonly hasMain: boolean;
  /** Does it use the course's library? */
  readonly usesLibrary: boolean;
}

const PACKAGE = /^[ \t]*package\s+([\w.]+)\s*;/m;
const MAIN = /\bstatic\s+(?:final\s+)?void\s+main\s*\(/;
const LIBRARY = /\bKlondike(SwingView|EventsHandler)\b/;

/** The package that a source declares; empty for the unnamed package. */
export const packageIn = (text: string): string => PACKAGE.exec(text)?.[1] ?? '';

/** Imports that only tests have. */
const TEST_LIBRARY =
  /^[ \t]*import\s+(?:static\s+)?(?:org\.junit|junit\.|org\.testng|org\.mockito|org\.assertj)/m;

export const usesTestLibrary = (text: string): boolean => TEST_LIBRARY.test(text);

export function readJava(path: string, text: string): JavaSource {
  const folder = posix.dirname(path);
  const inner = packageIn(text).replaceAll('.', '/');
  const fits = inner === '' || `/${folder}`.endsWith(`/${inner}`);
  const root = fits && inner !== '' ? posix.normalize(`${folder}/${inner.replace(/[^/]+/g, '..')}`) : folder;
  return { root, hasMain: MAIN.test(text), usesLibrary: LIBRARY.test(text) };
}

/** The path without the folders that its own package names, from the last one up. The file may be in one of them only. */
export function withoutPackage(path: string, text: string): string {
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

/** The deepest folder that contains all of these files. */
export function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => posix.dirname(path).split('/'));
  const differs = first.findIndex((name, depth) => others.some((other) => other[depth] !== name));
  const names = differs === -1 ? first : first.slice(0, differs);
  return names.length === 0 ? '.' : names.join('/');
}
