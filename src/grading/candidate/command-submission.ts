/** A command that speaks the protocol itself. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { cwd, env } from 'node:process';
import type { Launch } from '../remote/launch.js';
import { reservedByNode } from '../remote/launch.js';
import { NoSubmission } from './candidate.js';

/** A command with this prefix uses file descriptor 3 for the protocol, so that it can print freely. */
const BY_DESCRIPTOR = /^\s*KLONDIKE_FD=3\s/;

/**
 * Accepts anything that the shell can run in the working folder. The protocol uses standard input and output. The
 * command can read every file that it names. If such a file is in another folder, the command can read that whole
 * folder.
 * @throws NoSubmission if its program does not exist
 */
export function commandLaunch(command: string): Launch {
  const why = whyNoProgram(command);
  if (why !== undefined) throw new NoSubmission(`The command ${command} can't be started: ${why}.`);
  const words = command.split(/[\s'"=:;|&<>()]+/).filter((word) => word !== '');
  const program = words.find((word) => word !== 'KLONDIKE_FD' && word !== '3');
  const inPath = program === undefined || program.includes('/') ? [] : programFiles(program);
  return {
    command: ['/bin/sh', '-c', command],
    channel: BY_DESCRIPTOR.test(command) ? 'fd 3' : 'stdout',
    folder: cwd(),
    // The command may run Node.
    reserved: reservedByNode(),
    reads: [...inPath, ...new Set(words.flatMap(readsOf))],
  };
}

/** The first word after any variable assignments, if a shell takes that word literally. */
const PROGRAM = /^\s*(?:\w+=[\w./:-]*\s+)*([\w./+@%:,-]+)(?![^\s;|&<>])/;

/** Undefined if the program exists, or if only a shell can tell. */
function whyNoProgram(command: string): string | undefined {
  const [, program] = PROGRAM.exec(command) ?? [];
  if (program === undefined) return undefined;
  if (program.includes('/')) return whyNotRun(program);
  const { status } = spawnSync('/bin/sh', ['-c', 'command -v "$1"', 'sh', program]);
  return status === 0 ? undefined : `the program ${program} is not on this machine's path`;
}

function whyNotRun(program: string): string | undefined {
  const path = resolve(cwd(), program);
  if (!existsSync(path)) return `${cwd()} has no program ${program}`;
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

/** The system folders that every sandbox has. */
const SYSTEM = /^\/(usr|bin|sbin|lib\w*)\//;

/**
 * The folders above a program's `bin`: for the program's own path, and for the file that it links to. Empty for a
 * system program, and for a program that does not exist.
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
