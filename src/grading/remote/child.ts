/** A process that answers in lines, and that the grader waits for. Invariant: a process that had a fault has ended. */
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

/** The number of bytes to add for each line, because storing a line takes time. */
const LINE = 100;

/** The most bytes that a message quotes from the end of its output. */
const QUOTED_BYTES = 1500;

/** The most bytes to keep after an event, so that a program that always prints does not fill its file. */
const KEPT_BYTES = 64 * 1024;

const PRINTED_TOO_MUCH = 'It printed too much in one event.';

interface ChildFiles {
  readonly writing: number;
  readonly reading: number;
  readonly printed: PrintedOutput;
}

export class Child {
  private readonly watch: Watch;
  /** The bytes from `from` to `to` were read but not used yet. */
  private readonly bytes: Buffer;
  private from = 0;
  private to = 0;
  private kept = 0;
  private isEnded = false;

  private constructor(
    private readonly pid: number,
    private readonly files: ChildFiles,
    private readonly limits: Limits,
    /** Is the protocol on standard output, instead of a separate file descriptor? */
    readonly speaksByOutput: boolean,
  ) {
    this.bytes = Buffer.allocUnsafe(2 * limits.lineBytes);
    this.watch = new Watch(pid, files);
  }

  /** @throws CandidateFault if the program does not exist */
  static start(launch: Launch, environment: NodeJS.ProcessEnv, limits: Limits): Child {
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
    throw new CandidateFault('not started', `This machine has no program ${program}.`);
  }

  /** Is the process still running, as far as the grader knows? */
  get isAlive(): boolean {
    return !this.isEnded;
  }

  /** Forgets the output, because another program begins in the process. */
  forgetOutput(): void {
    this.files.printed.forget();
    this.kept = 0;
  }

  /** Has the process printed anything? Call this before `end`. */
  get hasPrinted(): boolean {
    return this.files.printed.last() !== '';
  }

  /** Have all the bytes that were read been used? */
  get isSilent(): boolean {
    return this.from === this.to;
  }

  /**
   * Lets `talk` send and read lines for this long.
   * @throws CandidateFault
   */
  within<Result>(milliseconds: number, talk: () => Result): Result {
    if (this.isEnded) throw new CandidateFault('ended', 'Its process had already ended.');
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
      throw this.endFault();
    }
  }

  /** The next line that the process writes. @throws CandidateFault */
  line(): string {
    for (;;) {
      const end = this.bytes.subarray(this.from, this.to).indexOf(NEWLINE);
      if (end >= 0) return this.takeLine(end);
      if (this.to - this.from >= this.limits.lineBytes) {
        throw this.fault('flooded', `It wrote a line of more than ${this.limits.lineBytes} bytes.`);
      }
      this.readMore();
    }
  }

  /** Keeps a printed line that is not a message. */
  keep(line: string): void {
    this.kept += line.length + LINE;
    if (this.kept > this.limits.outputBytes) throw this.fault('flooded', PRINTED_TOO_MUCH);
    writeSync(this.files.printed.file, `${line}\n`);
  }

  /** @param said what the process did, in a sentence; the message also quotes its last output */
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
      // The process has already ended.
    }
    closeAll(this.files);
  }

  private takeLine(length: number): string {
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
    if (count === 0 || this.watch.hasKilled) throw this.endFault();
    this.to += count;
  }

  private endFault(): CandidateFault {
    if (this.files.printed.isTooMuch) return this.fault('flooded', PRINTED_TOO_MUCH);
    return this.watch.hasKilled
      ? this.fault('hung', 'It did not answer in time.')
      : this.fault('ended', 'Its process ended.');
  }
}

function closeAll({ writing, reading, printed }: ChildFiles): void {
  [writing, reading, printed.file].forEach((file) => closeSync(file));
}

/** The output of a process, in a file without a name. A program that prints to a file never waits for a reader. */
export class PrintedOutput {
  readonly file = namelessFile();

  constructor(private readonly most: number) {}

  /** Has one event printed more than is allowed? */
  get isTooMuch(): boolean {
    return this.size >= this.most;
  }

  /** Ends an event, so that its output no longer counts. Returns false if there was too much output. */
  endEvent(): boolean {
    const { size } = this;
    if (size > KEPT_BYTES && size < this.most) ftruncateSync(this.file);
    return size < this.most;
  }

  /** Messages no longer quote earlier output. */
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

/** A file to read from and append to. */
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
