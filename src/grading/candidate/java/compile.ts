/** Compiles a submission outside its own folder. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, posix } from 'node:path';
import { env } from 'node:process';
import { CandidateFault } from '../candidate.js';
import { packageIn, readJava } from './sources.js';
import { temporaryFolder, textOf } from '../files.js';
import type { Jdk } from './jdk.js';
import { BRIEF, LIBRARY_SOURCES } from './library.js';
import type { Sources } from './sources.js';

/** The time limit for a compiler, and the most lines of its output that a message has. */
const LIMITS = { milliseconds: 60_000, lines: 12 };

const CONSTANTS = 'KlondikeConstants.java';

export interface CompileOptions {
  readonly jdk: Jdk;
  readonly sources: Sources;
  /** The library's classes, or the constants to compile the library with. */
  readonly library: string | Readonly<Record<string, number>>;
}

/**
 * Compiles the whole program. If that fails, compiles what the main class needs, then as many other files as possible.
 * @throws CandidateFault with the compiler's messages
 */
export function compile({ jdk, sources, library }: CompileOptions): {
  /** The folder with the compiled classes. */
  readonly classes: string;
  /** The class that starts the program. Undefined if the shim must find this class itself. */
  readonly main: string | undefined;
  readonly notes: readonly string[];
} {
  const work = temporaryFolder();
  const classes = join(work, 'classes');
  mkdirSync(classes);
  const copies = copySources(sources, work);
  const ours = typeof library === 'string' ? [] : copyLibrary(work, library);
  const path = [...(typeof library === 'string' ? [library] : []), ...sources.resources];
  const compiler = new Compiler(jdk, work, copies);
  const program = placesOf(sources.files, copies);
  const errors = compiler.errorsIn([...program, ...ours], { path, sourcePath: '.' });
  if (errors !== '') {
    const needed = program.filter((file) => isNeeded(file, sources, copies));
    const left =
      needed.length === 0 || needed.length === program.length
        ? errors
        : compiler.errorsIn([...needed, ...ours], { path, sourcePath: '.' });
    if (left !== '') throw new CandidateFault('not started', `It does not compile.\n${firstLines(left)}`);
  }
  const others = [...(errors === '' ? [] : program), ...placesOf(sources.others, copies)];
  const skipped = skippedOf(compiler, others, [...path, classes]);
  return { classes, main: mainOf(sources, copies), notes: [...sources.notes, ...notesOn(skipped, copies)] };
}

/** The texts of the sources, by the names of their UTF-8 copies. */
type Copies = ReadonlyMap<string, { readonly file: string; readonly text: string }>;

const placesOf = (files: readonly string[], copies: Copies): readonly string[] =>
  [...copies].filter(([, { file }]) => files.includes(file)).map(([place]) => place);

/**
 * Copies each source to the folder of its package, so that the compiler can find it by the name of its class. If two
 * sources belong in the same place, the one that was already there gets it, or else the one that is not a copy.
 */
function copySources({ root, files, others }: Sources, work: string): Copies {
  const all = [...files, ...others].map((file) => ({ file, text: textOf(join(root, file)) }));
  const placed = all.map((source) => ({ ...source, place: placeOf(source.file, source.text) }));
  const copies = new Map<string, { file: string; text: string }>();
  placed.sort((one, other) => Number(one.place !== one.file) - Number(other.place !== other.file));
  for (const { place, file, text } of placed) {
    const name = copies.has(place) ? posix.join('others', String(copies.size), file) : place;
    copies.set(name, { file, text });
    const copy = join(work, 'sources', name);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, text);
  }
  return copies;
}

function placeOf(file: string, text: string): string {
  const inner = packageIn(text).replaceAll('.', '/');
  return inner === '' || `/${posix.dirname(file)}`.endsWith(`/${inner}`)
    ? file
    : posix.join(inner, posix.basename(file));
}

const TYPE =
  /^(?:(?:public|final|abstract|strictfp|sealed|non-sealed)\s+){0,9}(?:class|interface|enum|record)\s+(\w+)/gm;

/** Does the file have a main method, or a class that the compiler cannot find by the name of the file? */
function isNeeded(place: string, { mains }: Sources, copies: Copies): boolean {
  const { file = '', text = '' } = copies.get(place) ?? {};
  const types = [...text.matchAll(TYPE)].map(([, name]) => name);
  return (
    mains.length === 0 ||
    mains.includes(file) ||
    types.some((name) => `${name}.java` !== posix.basename(file))
  );
}

const MAIN_CLASS = 'Klondike';

/**
 * The only main class of the program, if other files have a `main` method too. Undefined if the shim finds the main
 * class without help.
 */
function mainOf({ mains }: Sources, copies: Copies): string | undefined {
  const [only, ...more] = mains;
  const hasOthers = [...copies.values()].some(
    ({ file, text }) => file !== only && readJava(file, text).hasMain,
  );
  if (only === undefined || more.length > 0 || !hasOthers) return undefined;
  const text = [...copies.values()].find(({ file }) => file === only)?.text ?? '';
  const name = posix.basename(only, '.java');
  return name === MAIN_CLASS ? undefined : [packageIn(text), name].filter(Boolean).join('.');
}

/** How often the grader leaves out the files with errors and tries again, before it leaves out all of them. */
const ROUNDS = 3;

/** Compiles as many of these files as possible, and returns the others. */
function skippedOf(compiler: Compiler, files: readonly string[], path: readonly string[]): readonly string[] {
  let left = files;
  for (let round = 0; round < ROUNDS && left.length > 0; round++) {
    const errors = compiler.errorsIn(left, { path, sourcePath: '' });
    if (errors === '') return files.filter((file) => !left.includes(file));
    left = left.filter((file) => !errors.includes(compiler.shown(file)));
  }
  return files;
}

const notesOn = (skipped: readonly string[], copies: Copies): readonly string[] =>
  skipped.length === 0
    ? []
    : [
        `These files don't compile and were left out: ${skipped.map((file) => copies.get(file)?.file).join(', ')}.`,
      ];

/** Runs the compiler of a JDK on copies of sources. */
class Compiler {
  constructor(
    private readonly jdk: Jdk,
    private readonly work: string,
    private readonly copies: Copies,
  ) {}

  /** The start of a compiler's message about a file. */
  readonly shown = (place: string): string => `${this.copies.get(place)?.file ?? place}:`;

  /** The compiler's messages; empty if the files compile. @throws CandidateFault if the compiler takes too long */
  errorsIn(
    files: readonly string[],
    {
      path,
      sourcePath,
    }: {
      readonly path: readonly string[];
      /** The path on which the compiler may look for other sources; empty for none. */
      readonly sourcePath: string;
    },
  ): string {
    const { work, jdk } = this;
    const classes = join(work, 'classes');
    const sources =
      sourcePath === ''
        ? ['-implicit:none', '-sourcepath', classes]
        : ['-implicit:class', '-sourcepath', sourcePath];
    const options = [
      ...['-J-Duser.language=en', '-J-Xmx512m', '-proc:none', '-nowarn', '-Xlint:none', '-g'],
      ...['-encoding', 'UTF-8', '-d', classes, '-cp', path.join(delimiter), ...sources],
      // Keeps the compiler from loading plugins from jars of the submission. They would run outside the sandbox.
      ...['-processorpath', classes],
    ];
    writeFileSync(join(work, 'files'), files.map(listed).join('\n'));
    const { status, stderr, stdout, signal } = spawnSync(
      jdk.javac,
      [...BRIEF.map((flag) => `-J${flag}`), ...options, `@${join(work, 'files')}`],
      {
        cwd: join(work, 'sources'),
        encoding: 'utf8',
        timeout: LIMITS.milliseconds,
        env: { ...env, LC_ALL: 'C.UTF-8' },
      },
    );
    if (status === 0) return '';
    if (signal !== null) throw new CandidateFault('not started', 'The compiler did not finish in time.');
    return this.withOwnNames(`${stderr}${stdout}`);
  }

  /** Replaces the names of copies with the names that the student gave the files. */
  private withOwnNames(said: string): string {
    return said.replace(
      /^(?:\.\/)?(.+?\.java)(?=:\d+: )/gm,
      (_all, place: string) => this.copies.get(place)?.file ?? place,
    );
  }
}

/** The library's sources, with these values for its constants. */
function copyLibrary(work: string, numbers: Readonly<Record<string, number>>): readonly string[] {
  const names = readdirSync(LIBRARY_SOURCES, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.java'))
    .map((name) => {
      const text = readFileSync(join(LIBRARY_SOURCES, name), 'utf8');
      const copy = join(work, 'library', name);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, name.endsWith(CONSTANTS) ? withNumbers(text, numbers) : text);
      return copy;
    });
}

/** A name has the statement's spelling or the library's. */
const withNumbers = (text: string, numbers: Readonly<Record<string, number>>): string =>
  text.replace(/int (\w+) = (\d+);/g, (_line, name: string, number: string) => {
    const plural = name.replace(/^(SPADE|HEART|DIAMOND|CLUB)_/, '$1S_');
    return `int ${name} = ${numbers[name] ?? numbers[plural] ?? number};`;
  });

function firstLines(said: string): string {
  const lines = said.trimEnd().split('\n');
  return [
    ...lines.slice(0, LIMITS.lines),
    ...(lines.length > LIMITS.lines ? ['...', lines.at(-1)] : []),
  ].join('\n');
}

/**
 * A path as the compiler reads it in a list of files, with JSON's escapes for quotes, backslashes and line breaks. The
 * leading dot keeps it from being an option.
 */
const listed = (file: string): string => JSON.stringify(isAbsolute(file) ? file : `./${file}`);
