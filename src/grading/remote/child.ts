/** A process that speaks in lines, and is waited for. Invariant: after a fault it is ended. */
import { spawn } from 'node:child_process';
import {
  closeSync,
  fchmodSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kill } from 'node:process';
import type { FaultKind } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { Launch, Limits } from './launch.js';
import { newPipes } from './pipes.js';
import { Watch } from './watchdog.js';

const NEWLINE = 10;

/** What a line counts besides its letters: to keep it takes time. */
const LINE = 100;

/** How many bytes from the end of its output a message quotes. */
const QUOTED_BYTES = 1500;

/** How many bytes are kept, so that a program that prints at each event does not fill its file. */
const KEPT_BYTES = 64 * 1024;

const PRINTED_TOO_MUCH = 'It printed too much in one event.';

/** The files that join the grader and the process. */
interface ChildFiles {
  readonly writing: number;
  readonly reading: number;
  readonly printed: PrintedOutput;
}

export class Child {
  private readonly watch: Watch;
  /** What was read and not yet asked for lies in it from `from` to `to`. */
  private readonly bytes: Buffer;
  private from = 0;
  private to = 0;
  private kept = 0;
  private isEnded = false;

  private constructor(
    private readonly pid: number,
    private readonly files: ChildFiles,
    private readonly limits: Limits,
    /** Is the protocol on its standard output, and not on a file descriptor of its own? */
    readonly speaksByOutput: boolean,
  ) {
    this.bytes = Buffer.allocUnsafe(2 * limits.lineBytes);
    this.watch = new Watch(pid, files);
  }

  /** @throws CandidateFault if there is no such program */
  static started(launch: Launch, environment: NodeJS.ProcessEnv, limits: Limits): Child {
    const [there, back] = newPipes();
    const printed = new PrintedOutput(limits.outputBytes);
    const [program = '', ...args] = launch.command;
    const speaksByOutput = launch.channel === 'stdout';
    const child = spawn(program, args, {
      cwd: launch.folder,
      env: environment,
      detached: true,
      stdio: speaksByOutput
        ? [there.reading, back.writing, printed.file]
        : [there.reading, printed.file, printed.file, back.writing],
    });
    child.on('error', () => undefined);
    child.unref();
    [there.reading, back.writing].forEach((file) => closeSync(file));
    const files = { writing: there.writing, reading: back.reading, printed };
    if (child.pid !== undefined) return new Child(child.pid, files, limits, speaksByOutput);
    closeAll(files);
    throw new CandidateFault('not started', `There is no program ${program} on this machine.`);
  }

  /** Does it still run, as far as is known? */
  get isAlive(): boolean {
    return !this.isEnded;
  }

  /** Another program begins in it. */
  renew(): void {
    this.files.printed.forget();
    this.kept = 0;
  }

  /** Has it printed anything? Call this before `end`. */
  get hasPrinted(): boolean {
    return this.files.printed.last() !== '';
  }

  /** Has all been asked for that was read? */
  get isSilent(): boolean {
    return this.from === this.to;
  }

  /** Lets `talk` send and read lines, for so long. @throws CandidateFault */
  within<Result>(milliseconds: number, talk: () => Result): Result {
    if (this.isEnded) throw new CandidateFault('ended', 'Its process had ended before.');
    this.watch.await(milliseconds);
    try {
      const result = talk();
      this.watch.answered();
      if (!this.files.printed.endEvent()) throw this.fault('flooded', PRINTED_TOO_MUCH);
      return result;
    } catch (error) {
      this.end();
      throw error;
    }
  }

  send(line: string): void {
    try {
      writeSync(this.files.writing, `${line}\n`);
    } catch {
      throw this.gone();
    }
  }

  /** The next line that the process writes. @throws CandidateFault */
  line(): string {
    for (;;) {
      const end = this.bytes.subarray(this.from, this.to).indexOf(NEWLINE);
      if (end >= 0) return this.taken(end);
      if (this.to - this.from >= this.limits.lineBytes) {
        throw this.fault('flooded', `It wrote a line of more than ${this.limits.lineBytes} bytes.`);
      }
      this.readMore();
    }
  }

  /** A line that was printed and is no message. */
  keep(line: string): void {
    this.kept += line.length + LINE;
    if (this.kept > this.limits.outputBytes) throw this.fault('flooded', PRINTED_TOO_MUCH);
    writeSync(this.files.printed.file, `${line}\n`);
  }

  /** @param said what the process did, in a sentence; the last that it printed is told as well */
  fault(kind: FaultKind, said: string): CandidateFault {
    const printed = this.files.printed.last();
    return new CandidateFault(kind, printed === '' ? said : `${said} Its last output:\n${printed}`);
  }

  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.watch.end();
    try {
      kill(-this.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
    closeAll(this.files);
  }

  private taken(length: number): string {
    const line = this.bytes.toString('utf8', this.from, this.from + length);
    this.from += length + 1;
    return line;
  }

  private readMore(): void {
    this.bytes.copyWithin(0, this.from, this.to);
    this.to -= this.from;
    this.from = 0;
    const count = readSync(this.files.reading, this.bytes, this.to, this.bytes.length - this.to, null);
    // The line may be from the watchdog, which ends the wait. An answer after the time limit does not count.
    if (count === 0 || this.watch.hasKilled) throw this.gone();
    this.to += count;
  }

  private gone(): CandidateFault {
    if (this.files.printed.isTooMuch) return this.fault('flooded', PRINTED_TOO_MUCH);
    return this.watch.hasKilled
      ? this.fault('hung', 'It did not answer in time.')
      : this.fault('ended', 'Its process ended.');
  }
}

function closeAll({ writing, reading, printed }: ChildFiles): void {
  [writing, reading, printed.file].forEach((file) => closeSync(file));
}

/** What a process prints, in a file without a name: a program that prints to a file waits for no reader. */
export class PrintedOutput {
  readonly file = namelessFile();

  constructor(private readonly most: number) {}

  /** Was more printed than one event may? */
  get isTooMuch(): boolean {
    return this.size >= this.most;
  }

  /** Ends an event: what was printed in it no longer counts. False if it was too much. */
  endEvent(): boolean {
    const { size } = this;
    if (size > KEPT_BYTES && size < this.most) ftruncateSync(this.file);
    return size < this.most;
  }

  /** Messages no longer quote what was printed so far. */
  forget(): void {
    ftruncateSync(this.file);
  }

  last(): string {
    const { size } = this;
    const bytes = Buffer.alloc(Math.min(size, QUOTED_BYTES));
    readSync(this.file, bytes, 0, bytes.length, size - bytes.length);
    return bytes
      .toString()
      .replace(/^\uFFFD+/, '')
      .trim();
  }

  private get size(): number {
    return fstatSync(this.file).size;
  }
}

/** A file for reading, and for writing at the end. */
function namelessFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-'));
  try {
    const file = openSync(join(folder, 'printed'), 'ax+');
    // A program that runs as another user may reopen its own output.
    fchmodSync(file, 0o666);
    return file;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
