/**
 * Keeps a second run from writing to a file. While a run writes to a file, it keeps a lock next to it and renews the
 * lock every ten seconds. A lock expires after a minute without renewal, or when its process on this machine is gone.
 */
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { FileError, codeOf } from '../errors.js';

/** In milliseconds. A lock may miss five renewals, for example while a disk is slow or the machine sleeps. */
const PERIOD = 10_000;
const LONGEST = 60_000;

export interface Lock {
  /** @throws FileError if another run has taken the lock because this one was stopped for more than a minute */
  readonly check: () => void;
  readonly release: () => void;
}

/** The process that holds a lock. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** @throws FileError if another run is writing to the file */
export function acquireLock(file: string): Lock {
  const lock = `${file}.lock`;
  const text = JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder);
  while (!makeLock(lock, text)) {
    if (isHeld(lock)) {
      const holder = holderIn(lock);
      throw new FileError((say) => say.lock.held(file, lock, holder));
    }
    removeExpired(lock);
  }
  let isLost = false;
  const timer = setInterval(() => {
    isLost ||= textIn(lock) !== text;
    if (!isLost) utimesSync(lock, new Date(), new Date());
  }, PERIOD).unref();
  return {
    check: () => {
      if (isLost) throw new FileError((say) => say.lock.lost(file));
    },
    release: () => {
      clearInterval(timer);
      if (!isLost) rmSync(lock, { force: true });
    },
  };
}

/** Makes the lock. Returns false if the file already has a lock. */
function makeLock(lock: string, text: string): boolean {
  try {
    const descriptor = openSync(lock, 'wx');
    writeSync(descriptor, text);
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes an expired lock, but not a lock that another run has just made. */
function removeExpired(lock: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (isHeld(aside)) renameSync(aside, lock);
  else rmSync(aside);
}

function isHeld(lock: string): boolean {
  const renewed = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? -Infinity;
  if (Date.now() - renewed > LONGEST) return false;
  const { pid, host } = holderIn(lock);
  return host !== hostname() || isOther(pid);
}

/** Some parts may be missing, for example if another run is just writing the lock. */
function holderIn(lock: string): Partial<Holder> {
  try {
    return Object(JSON.parse(textIn(lock) ?? '')) as Partial<Holder>;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Is another process with this id running? A restarted container uses the same ids again. */
function isOther(pid: unknown): boolean {
  if (typeof pid !== 'number' || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** Undefined if the file does not exist. */
function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
