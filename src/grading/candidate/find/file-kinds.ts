/** Recognizes sources and other files of a program by their paths. Paths have forward slashes. */
import { posix } from 'node:path';

export type SourceLanguage = 'JavaScript' | 'Python' | 'Java';

const ENDINGS: ReadonlyMap<string, SourceLanguage> = new Map([
  ...['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx'].map((ending) => [ending, 'JavaScript'] as const),
  ['py', 'Python'],
  ['java', 'Java'],
]);

/** TypeScript counts as JavaScript. Undefined for declaration files and other files. */
export const sourceLanguageOf = (path: string): SourceLanguage | undefined =>
  /\.d\.[cm]?ts$/.test(path) ? undefined : ENDINGS.get(/\.(\w+)$/.exec(path)?.[1] ?? '');

const TOOL_FOLDERS = 'node_modules|bower_components|site-packages|__pycache__|venv|virtualenv';
const SYSTEM_FILES = '__MACOSX|(eh)?thumbs\\.db|desktop\\.ini|Icon\\r|\\$RECYCLE\\.BIN|~\\$.*';
const SKIPPED = new RegExp(`^(\\..*|${TOOL_FOLDERS}|${SYSTEM_FILES})$`, 'i');

/** Is a file or folder with this name hidden, or made by an operating system, an archiver or a package manager? */
export const isSkipped = (name: string): boolean => SKIPPED.test(name);

/**
 * Does a path have a line break or another control character? Such a character could end the name in a list of files.
 */
export const hasControlCharacter = (path: string): boolean => /\p{Cc}/u.test(path);

/** Is the file an archive, but not a `.jar`, which is a program? */
export const isArchive = (path: string): boolean => /\.(zip|tar|tgz|gz|bz2|xz|7z|rar)$/i.test(path);

export const isZip = (path: string): boolean => /\.zip$/i.test(path);

const namesIn = (path: string): readonly string[] => path.split('/');

const foldersOf = (path: string): readonly string[] => namesIn(path).slice(0, -1);

const TEST_FOLDER = /^(tests?|__tests__|specs?|__mocks__|e2e|cypress)$/i;
const TEST_FILE =
  /[._-](test|spec)\.[cm]?[jt]sx?$|^tests?[._-].*\.([cm]?[jt]sx?|py)$|_test\.py$|^(conftest|tests?)\.py$|(Test|Tests|TestCase|IT)\.java$|^Test[A-Z]\w*\.java$/;

export const isTest = (path: string): boolean =>
  TEST_FILE.test(posix.basename(path)) || foldersOf(path).some((name) => TEST_FOLDER.test(name));

const CONFIGURATION =
  /(^|[.-])(config|conf|setup|rc)\.[cm]?[jt]s$|^(gulpfile|gruntfile|webpack)\b.*\.[cm]?[jt]s$|^(setup|noxfile|fabfile)\.py$|^(module|package)-info\.java$/i;

export const isConfiguration = (path: string): boolean => CONFIGURATION.test(posix.basename(path));

const OUTPUT_FOLDER = /^(dist|build|out|output|bin|obj|target|classes|coverage|release|debug)$/i;

/**
 * Was the file made by a tool? It is in an output folder, or it is JavaScript that was compiled from a file in `all`.
 */
export const isOutput = (path: string, all: ReadonlySet<string>): boolean =>
  foldersOf(path).some((name) => OUTPUT_FOLDER.test(name)) ||
  /\.min\.[cm]?js$/.test(path) ||
  (/\.[cm]?js$/.test(path) &&
    ['ts', 'tsx'].some((ending) => all.has(path.replace(/([cm]?)js$/, `$1${ending}`))));

const BACKUP = /(^|[^a-z])(copy|copie|kopie|backup|bak|old|orig|original|previous)([^a-z]|$)|\(\d+\)|~$/i;

/** Does a name in its path say that it is an old version or a copy? */
export const isBackup = (path: string): boolean =>
  namesIn(path).some((name) => BACKUP.test(name.replace(/\.\w+$/, '')));
