/** A command that speaks the protocol itself. */
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { cwd } from 'node:process';
import type { Launch } from '../remote/launch.js';
import { programFiles } from '../sandbox/program-files.js';

/** A command that begins with this writes the protocol to file descriptor 3, so that it may print as it likes. */
const BY_DESCRIPTOR = /^\s*KLONDIKE_FD=3\s/;

/**
 * Anything that the shell can run, from the working folder. The protocol is on its standard input and output. Of files it
 * can read those that its words name, with all that lies beside them in a folder of their own.
 */
export function commandLaunch(command: string): Launch {
  const words = command.split(/[\s'"=:;|&<>()]+/).filter((word) => word !== '');
  const program = words.find((word) => word !== 'KLONDIKE_FD' && word !== '3') ?? '';
  const inPath = program.includes('/') ? [] : programFiles(program);
  return {
    command: ['/bin/sh', '-c', command],
    channel: BY_DESCRIPTOR.test(command) ? 'fd 3' : 'stdout',
    folder: cwd(),
    reads: [...inPath, ...new Set(words.flatMap(readsOf))],
  };
}

function readsOf(word: string): readonly string[] {
  const path = resolve(cwd(), word);
  if (!existsSync(path) || path === '/' || cwd().startsWith(path)) return [];
  const folder = dirname(path);
  return statSync(path).isDirectory() || folder === cwd() ? [path] : [folder];
}
