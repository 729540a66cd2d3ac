/**
 * Finds the program among the files of a submission: the file that defines the handler, in any folder. Paths are
 * relative to the submission, with forward slashes.
 */
import { posix } from 'node:path';
import { NoSubmission } from '../candidate.js';
import type { SourceLanguage } from './file-kinds.js';
import {
  isArchive,
  isBackup,
  isConfiguration,
  isOutput,
  isTest,
  isZip,
  sourceLanguageOf,
} from './file-kinds.js';
import type { Definitions, HandlerClass } from './handler-classes.js';
import { definitionsIn } from './handler-classes.js';
import { commonFolder } from '../files.js';
import { projectOf, readJava } from '../java/sources.js';
import type { ProgramSource } from './named-module.js';
import { manifestIn, namedModule } from './named-module.js';

interface FoundProgram {
  readonly language: SourceLanguage | 'archive';
  /** The file that exports the handler. In Java the folder of the project, or a jar. */
  readonly path: string;
  /** Other programs that the student might have meant. */
  readonly passedOver: readonly string[];
}

/** @throws NoSubmission, which lists the files or programs, if it can't choose one */
export function findProgram(paths: readonly string[], read: (path: string) => string): FoundProgram {
  const all = new Set(paths);
  const sources = paths.flatMap((path) => {
    const language = sourceLanguageOf(path);
    return language === undefined || isConfiguration(path) ? [] : [{ path, language, text: read(path) }];
  });
  const handlers = handlersIn(sources);
  const isPort = handlers.length === 0 && !sources.some(({ language }) => language === 'Java');
  // Other programs don't need a package.json, so a broken one is not their fault.
  const isNode = isPort ? hasModules(sources) : hasModules(handlers);
  const manifest = isNode ? manifestIn(paths, read) : undefined;
  const named = namedModule(sources, { all, manifest, isPort });
  if (named !== undefined) return { language: 'JavaScript', path: named, passedOver: [] };
  const programs = [...handlers, ...javaProgramsIn(sources)];
  return chosen(programs, all) ?? withoutHandler(sources, paths, all);
}

const hasModules = (files: readonly Pick<ProgramSource, 'language'>[]): boolean =>
  files.some(({ language }) => language === 'JavaScript');

interface ProgramCandidate {
  readonly language: SourceLanguage;
  readonly path: string;
  /** The file whose path shows whether the program is a test, the output of a tool or a copy. */
  readonly file: string;
  readonly exports: boolean;
  /** Does the source define a handler that no other class extends? */
  readonly isLast: boolean;
}

/** The modules that define handlers, in JavaScript, TypeScript and Python. */
function handlersIn(sources: readonly ProgramSource[]): readonly ProgramCandidate[] {
  const read = sources
    .filter(({ language }) => language !== 'Java')
    .map(({ path, language, text }) => ({ path, language, ...definitionsIn(language, text) }));
  const names = handlerNames(read);
  const extending = classesByBase(read.filter(({ path }) => !isTest(path)));
  return read.flatMap(({ path, language, classes, hasLooseHandler, exports }) => {
    const own = classes.filter(({ name, isHandler }) => isHandler || names.has(name));
    if (own.length === 0 && !hasLooseHandler) return [];
    const isLast = own.some((one) => !extending.get(one.name)?.some((other) => other !== one));
    return [{ path, language, file: path, exports, isLast: isLast || hasLooseHandler }];
  });
}

/** The names of handler classes, including classes that extend one. */
function handlerNames(read: readonly Definitions[]): ReadonlySet<string> {
  const classes = read.flatMap((one) => one.classes);
  const names = new Set(classes.filter(({ isHandler }) => isHandler).map(({ name }) => name));
  names.delete('');
  const extending = classesByBase(read);
  // The loop also visits the names that it adds.
  for (const base of names)
    for (const { name } of extending.get(base) ?? []) if (name !== '') names.add(name);
  return names;
}

/** The classes, grouped by the name of the class that they extend. */
function classesByBase(read: readonly Definitions[]): ReadonlyMap<string, readonly HandlerClass[]> {
  const found = new Map<string, HandlerClass[]>();
  for (const one of read.flatMap(({ classes }) => classes)) {
    const same = found.get(one.base) ?? [];
    same.push(one);
    found.set(one.base, same);
  }
  return found;
}

function javaProgramsIn(sources: readonly ProgramSource[]): readonly ProgramCandidate[] {
  const java = sources
    .filter(({ language }) => language === 'Java')
    .map(({ path, text }) => ({ path, ...readJava(path, text) }));
  const whole = commonFolder(java.filter(({ path }) => !isTest(path)).map(({ path }) => path));
  const mains = java.filter(({ hasMain }) => hasMain);
  const begun =
    [mains.filter(({ usesLibrary }) => usesLibrary), mains, java].find((each) => each.length > 0) ?? [];
  return begun.map(({ path, root }) => {
    const isTree = root !== posix.dirname(path) || projectOf(root) !== root;
    // If the folders do not match the packages, one program may be spread over several folders.
    const project = projectOf(isTree || mains.length > 1 ? root : whole);
    return { language: 'Java', path: project, file: path, exports: true, isLast: true };
  });
}

/** The first four tests are certain. The other three are guesses, so the report names the programs that they reject. */
function chosen(programs: readonly ProgramCandidate[], all: ReadonlySet<string>): FoundProgram | undefined {
  const sure = preferred(programs, [
    ({ file }) => !isTest(file),
    ({ file }) => !isOutput(file, all),
    ({ isLast }) => isLast,
    ({ exports }) => exports,
  ]);
  const depth = Math.min(...sure.map(depthOf));
  const best = preferred(sure, [
    ({ file }) => !isBackup(file),
    (program) => depthOf(program) === depth,
    ({ file }) => /^handler\.\w+$/i.test(posix.basename(file)),
  ]);
  const [first] = best;
  if (first === undefined) return undefined;
  const { language, path } = first;
  if (best.some((other) => other.path !== path)) throw new NoSubmission(undecided(best.map(nameOf)));
  const passedOver = new Set(sure.map(nameOf));
  passedOver.delete(nameOf(first));
  return { language, path, passedOver: [...passedOver] };
}

const depthOf = ({ language, path }: ProgramCandidate): number =>
  (language === 'Java' ? posix.join(path, 'x') : path).split('/').length;

const nameOf = ({ language, path }: ProgramCandidate): string => (language === 'Java' ? `${path}/` : path);

/** The items that pass each test. A test that no item passes is ignored. */
function preferred<Item>(
  items: readonly Item[],
  tests: readonly ((item: Item) => boolean)[],
): readonly Item[] {
  return tests.reduce<readonly Item[]>((left, test) => {
    const passing = left.filter(test);
    return passing.length === 0 ? left : passing;
  }, items);
}

const undecided = (names: readonly string[]): string =>
  `has several programs: ${[...new Set(names)].join(', ')}. Give the path of one of them, or name the right one in "main" of a package.json, or call its file handler.js, handler.ts or handler.py.`;

/** Chooses a program although no source defines a handler: the only source, a jar or a zip. */
function withoutHandler(
  sources: readonly ProgramSource[],
  paths: readonly string[],
  all: ReadonlySet<string>,
): FoundProgram {
  const left = preferred(sources, [
    ({ path }) => !isTest(path),
    ({ path }) => !isOutput(path, all),
    ({ path }) => !isBackup(path),
    ({ path }) => /^(handler|main)\.\w+$/i.test(posix.basename(path)),
  ]);
  const [only, ...others] = left;
  if (only !== undefined && others.length === 0) return { ...only, passedOver: [] };
  if (only !== undefined) throw new NoSubmission(noHandler(left.map(({ path }) => path)));
  const jars = paths.filter((path) => path.endsWith('.jar'));
  const archives = paths.filter(isZip);
  const [first, ...more] = jars.length > 0 ? jars : archives;
  if (first !== undefined && more.length > 0) throw new NoSubmission(undecided([first, ...more]));
  if (first === undefined) throw new NoSubmission(nothingFound(paths));
  return { language: jars.length > 0 ? 'Java' : 'archive', path: first, passedOver: [] };
}

const MOST_NAMES = 10;

const listed = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['...'] : [])].join(', ');

const noHandler = (names: readonly string[]): string =>
  `has no handler in its sources (${listed(names)}). Expected a class with the methods of KlondikeEventsHandler, an index.ts or index.js, or a package.json whose "main" names the file that exports the handler.`;

function nothingFound(paths: readonly string[]): string {
  const archive = paths.find(isArchive);
  if (archive !== undefined)
    return `has an archive that the grader can't unpack: ${archive}. Expected a .zip file or a folder.`;
  if (paths.some((path) => path.endsWith('.class')))
    return 'has compiled Java classes but no sources. Expected .java files, or a .jar.';
  const found = paths.length === 0 ? 'no files' : `only ${listed(paths)}`;
  return `has ${found}. Expected a program in JavaScript, TypeScript, Python or Java.`;
}
