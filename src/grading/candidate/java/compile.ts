/** Compiling a submission, outside of its own folder. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { env } from 'node:process';
import { CandidateFault } from '../candidate.js';
import { temporaryFolder } from '../temporary-folder.js';
import type { Jdk } from './jdk.js';
import { BRIEF, LIBRARY_SOURCES } from './library.js';
import type { Sources } from './sources.js';
import { textOf } from './sources.js';

/** How long a compiler may take, and how many lines of what it says a message has. */
const LIMITS = { milliseconds: 30_000, lines: 12 };

const CONSTANTS = 'KlondikeConstants.java';

export interface Compiling {
  readonly jdk: Jdk;
  readonly sources: Sources;
  /** The library's classes, or the numbers to compile the library with. */
  readonly library: string | Readonly<Record<string, number>>;
}

/** The folder of its classes. @throws CandidateFault with what the compiler says */
export function compiled({ jdk, sources, library }: Compiling): string {
  const work = temporaryFolder();
  const files = [
    ...copied(sources, work),
    ...(typeof library === 'string' ? [] : copiedLibrary(work, library)),
  ];
  const classes = join(work, 'classes');
  mkdirSync(classes);
  const path = [...(typeof library === 'string' ? [library] : []), ...sources.jars].join(delimiter);
  const options = [
    ...['-J-Duser.language=en', '-J-Xmx512m', '-proc:none', '-nowarn', '-Xlint:none', '-g', '-implicit:none'],
    ...['-encoding', 'UTF-8', '-d', classes, '-cp', path, '-sourcepath', classes],
    // A jar of the submission could have a plugin for the compiler, which would run outside of the sandbox.
    ...['-processorpath', classes],
  ];
  writeFileSync(join(work, 'files'), files.map(quoted).join('\n'));
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
  if (status === 0) return classes;
  if (signal !== null) {
    throw new CandidateFault('not started', 'The compiler did not finish in time.');
  }
  throw new CandidateFault('not started', `It does not compile.\n${beginning(`${stderr}${stdout}`)}`);
}

/** The sources in UTF-8. */
function copied({ root, files }: Sources, work: string): readonly string[] {
  for (const file of files) {
    const copy = join(work, 'sources', file);
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, textOf(join(root, file)));
  }
  return files;
}

/** The library's sources, its constants with these numbers. */
function copiedLibrary(work: string, numbers: Readonly<Record<string, number>>): readonly string[] {
  const names = readdirSync(LIBRARY_SOURCES, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.java'))
    .map((name) => {
      const text = readFileSync(join(LIBRARY_SOURCES, name), 'utf8');
      const copy = join(work, 'library', name);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, name.endsWith(CONSTANTS) ? renumbered(text, numbers) : text);
      return copy;
    });
}

/** Each name is there in the statement's spelling or in the library's. */
const renumbered = (text: string, numbers: Readonly<Record<string, number>>): string =>
  text.replace(/int (\w+) = (\d+);/g, (_line, name: string, number: string) => {
    const plural = name.replace(/^(SPADE|HEART|DIAMOND|CLUB)_/, '$1S_');
    return `int ${name} = ${numbers[name] ?? numbers[plural] ?? number};`;
  });

function beginning(said: string): string {
  const lines = said.trimEnd().split('\n');
  return [
    ...lines.slice(0, LIMITS.lines),
    ...(lines.length > LIMITS.lines ? ['...', lines.at(-1)] : []),
  ].join('\n');
}

const quoted = (file: string): string => `"${file.replace(/["\\]/g, '\\$&')}"`;
