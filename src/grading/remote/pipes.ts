/** Two named pipes to a child process. Unlike Node's own pipes, they let the grader wait for an answer. */
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { LackingFault } from '../candidate/candidate.js';

/** Both ends of a pipe, as file descriptors. */
interface Pipe {
  readonly reading: number;
  readonly writing: number;
}

/**
 * Opens two new pipes. No one else can find them, because their names are deleted before this returns.
 * @throws LackingFault on Windows
 */
export function newPipes(platform: string = process.platform): readonly [Pipe, Pipe] {
  if (platform === 'win32')
    throw new LackingFault(
      'named pipes, which Windows lacks',
      'A submission in its own process needs named pipes, which Windows lacks. Use the Windows Subsystem for Linux.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'klondike-'));
  try {
    const [there, back] = [join(folder, 'there'), join(folder, 'back')] as const;
    // A program may reopen its pipes. No one else can enter the folder, because it is private to the user.
    execFileSync('mkfifo', ['-m', '666', there, back]);
    return [openPipe(there), openPipe(back)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Opening one end alone would wait for the other. Opening both at once does not wait. */
function openPipe(name: string): Pipe {
  const both = openSync(name, constants.O_RDWR);
  try {
    return { reading: openSync(name, constants.O_RDONLY), writing: openSync(name, constants.O_WRONLY) };
  } finally {
    closeSync(both);
  }
}
