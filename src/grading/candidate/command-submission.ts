/** A command that speaks the protocol itself. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { cwd, env } from 'node:process';
import type { Launch } from '../remote/launch.js';
import { reservedByNode } from '../remote/launch.js';
import { NoSubmission } from './candidate.js';

/** A command that begins with this writes the protocol to file descriptor 3, so that it may print as it likes. */
const BY_DESCRIPTOR = /^\s*KLONDIKE_FD=3\s/;

/**
 * Anything that the shell can run, from the working folder. The protocol is on its standard input and output. Of files it
 * can read those that its words name, with all that lies beside them in a folder of their own.
 * @throws NoSubmission if its program is not there
 */
export function commandLaunch(command: string): Launch {
  const why = whyNoProgram(command);
  if (why !== undefined)
    throw new NoSubmission(
      `The command ${command} cannot be started: ${why}; expected a program that can be run.`,
    );
  const words = command.split(/[\s'"=:;|&<>()]+/).filter((word) => word !== '');
  const program = words.find((word) => word !== 'KLONDIKE_FD' && word !== '3');
  const inPath = program === undefined || program.includes('/') ? [] : programFiles(program);
  return {
    command: ['/bin/sh', '-c', command],
    channel: BY_DESCRIPTOR.test(command) ? 'fd 3' : 'stdout',
    folder: cwd(),
    // Its program may be Node.
    reserved: reservedByNode(),
    reads: [...inPath, ...new Set(words.flatMap(readsOf))],
  };
}

/** The first word, after variables that are set, where it is what it means to a shell. */
const PROGRAM = /^\s*(?:\w+=[\w./:-]*\s+)*([\w./+@%:,-]+)(?![^\s;|&<>])/;

/** Undefined if there is such a program, or only a shell can tell. */
function whyNoProgram(command: string): string | undefined {
  const [, program] = PROGRAM.exec(command) ?? [];
  if (program === undefined) return undefined;
  if (program.includes('/')) return whyNotRun(program);
  const { status } = spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', program]);
  return status === 0 ? undefined : `there is no program ${program} on the path of this machine`;
}

function whyNotRun(program: string): string | undefined {
  const path = resolve(cwd(), program);
  if (!existsSync(path)) return `there is no program ${program} in ${cwd()}`;
  if (statSync(path).isDirectory()) return `${program} is a folder, not a program`;
  try {
    accessSync(path, constants.X_OK);
    return undefined;
  } catch {
    return `${program} is not executable (run chmod +x on it)`;
  }
}

function readsOf(word: string): readonly string[] {
  const path = resolve(cwd(), word);
  if (!existsSync(path) || path === '/' || cwd().startsWith(path)) return [];
  const folder = dirname(path);
  return statSync(path).isDirectory() || folder === cwd() ? [path] : [folder];
}

/** The folders that every sandbox has. */
const SYSTEM = /^\/(usr|bin|sbin|lib\w*)\//;

/**
 * The folders of a program by its name or path: the one above its `bin`, by its own name and by what that is a link to.
 * None if it is one of the system's, or nowhere.
 */
export function programFiles(program: string): readonly string[] {
  const places = program.includes('/')
    ? [program]
    : (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, program));
  const place = places.find((path) => existsSync(path));
  if (place === undefined) return [];
  const prefixes = [place, realpathSync(place)]
    .filter((path) => !SYSTEM.test(path))
    .map((path) => dirname(dirname(path)));
  return [...new Set(prefixes)].filter((path) => path !== '/');
}
