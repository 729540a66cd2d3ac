/** The course's library from this package, compiled for the machine's JDK and kept for the next time. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getuid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { LackingFault } from '../candidate.js';
import type { Jdk } from './jdk.js';

/** The build does not copy the Java sources. */
const SHIM = fileURLToPath(new URL('../../../../src/grading/shims/java/', import.meta.url));

export const LIBRARY_SOURCES = join(SHIM, 'library');

/** Options for JVMs that run only briefly: they compile little, and run nothing in the background. */
export const BRIEF = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-XX:-UsePerfData'];

export interface Library {
  readonly classes: string;
  /** The patch of java.base that makes random numbers depend on the seed. Absent if this JDK can't be patched. */
  readonly patch?: string;
}

/** @throws CandidateFault if the library cannot be compiled */
export function library(jdk: Jdk): Library {
  const folder = join(tmpdir(), `klondike-java-${nameOf(jdk)}`);
  const made = isOurs(folder) ? folder : keepCompiled(compileLibrary(jdk), folder);
  // Submissions may run as another user. The folder contains only files of this package.
  chmodSync(made, 0o755);
  const patch = join(made, 'patch');
  return { classes: join(made, 'library'), ...(existsSync(patch) && { patch }) };
}

/** Different sources, a different JDK or a different user get a different folder. */
function nameOf({ folders: [home] }: Jdk): string {
  const hash = createHash('sha256').update(`${getuid?.() ?? ''}\n${home}\n`);
  const sources = readdirSync(SHIM, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.java'),
  );
  for (const name of sources.sort()) hash.update(`${name}\n`).update(readFileSync(join(SHIM, name)));
  const release = join(home, 'release');
  return hash
    .update(existsSync(release) ? readFileSync(release) : '')
    .digest('hex')
    .slice(0, 24);
}

/** Everyone can write to the temporary folder. The grader does not run what another user has put there. */
function isOurs(folder: string): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === (getuid?.() ?? stat.uid);
}

function compileLibrary({ java }: Jdk): string {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-java-new-'));
  const { status, stderr } = spawnSync(java, [...BRIEF, join(SHIM, 'Setup.java'), SHIM, folder], {
    encoding: 'utf8',
  });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  throw new LackingFault(
    'a JDK that compiles the library',
    `The library cannot be compiled with ${java}:\n${stderr}`,
  );
}

/** Moves the folder to its permanent name. If another process was faster, uses its folder. */
function keepCompiled(made: string, folder: string): string {
  try {
    renameSync(made, folder);
    return folder;
  } catch {
    if (!isOurs(folder)) return made;
    rmSync(made, { recursive: true });
    return folder;
  }
}
