/** Works on many tasks, prints their results in order, and shows the progress in a terminal. */
import type { Output } from '../output.js';
import type { Emitter } from '../play/screen.js';
import type { CommandProcess, Shell } from '../shell.js';
import type { Work } from './pool.js';
import { workOn } from './pool.js';

const USUAL_WIDTH = 80;

/**
 * Prints a line for each result. A worker answers each task with one or more results. Resolves to exit status 0, or
 * to the status of the signal that ended the work.
 */
export function printResults<Task, Result>(
  {
    print,
    tally,
    lines,
    isPrinted = true,
    ...work
  }: Pick<Work<Task, Result | readonly Result[]>, 'tasks' | 'worker' | 'jobs'> & {
    readonly print: (result: Result) => string;
    readonly tally: Tally<Result>;
    /** The output for the lines; standard output by default. */
    readonly lines?: Output;
    /** Do the lines also appear on standard output? True by default. */
    readonly isPrinted?: boolean;
  },
  { process, output, errors, newThread }: Shell,
): Promise<number> {
  return untilSignal(process, async (stop) => {
    const report = new ProgressReport({
      lines: lines ?? output,
      errors,
      tally,
      print,
      columns: () => terminalWidth(process.stderr),
      isShared: isPrinted && process.stdout.isTTY === true,
      onError: (error) => stop.abort(error),
    });
    const onAnswer = (answer: Result | readonly Result[]): void => {
      for (const result of [answer].flat() as readonly Result[]) report.add(result);
    };
    await workOn({ ...work, onAnswer, newThread, signal: stop.signal }).finally(() => report.end());
  });
}

/** The width of the terminal that shows standard error, in columns; 80 if it is unknown; undefined without a terminal. */
export function terminalWidth({ isTTY, columns = 0 }: CommandProcess['stderr']): number | undefined {
  if (isTTY !== true) return undefined;
  return columns > 0 ? columns : USUAL_WIDTH;
}

interface Tally<Result> {
  add(result: Result): void;
  /** The progress in words, in fewer characters than `columns`. */
  progress(columns: number): string;
}

/** Erases the line. */
const ERASE = '\r\u001b[K';

/**
 * The time from one drawing to the next, in milliseconds. Lines wait for the next drawing, so that not every line
 * erases the progress and draws it again.
 */
const PERIOD = 100;

export class ProgressReport<Result> {
  private lines: string[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly options: {
      /** The output for the lines. */
      readonly lines: Output;
      /** The output for the progress. */
      readonly errors: Output;
      readonly tally: Tally<Result>;
      /** The line for a result. */
      readonly print: (result: Result) => string;
      /** The current width of the terminal that shows standard error, in columns; undefined without a terminal. */
      readonly columns: () => number | undefined;
      /** Does a terminal show the lines as well? */
      readonly isShared: boolean;
      /** Called with a write error in the timer, where the caller can't catch it. */
      readonly onError: (error: unknown) => void;
    },
  ) {
    this.timer = setInterval(() => this.draw(), PERIOD);
    this.draw();
  }

  add(result: Result): void {
    this.options.tally.add(result);
    this.lines.push(this.options.print(result));
    if (this.options.columns() === undefined) this.printLines();
  }

  /** Prints the waiting lines and erases the progress. */
  end(): void {
    clearInterval(this.timer);
    this.erase();
    this.printLines();
  }

  private draw(): void {
    const { errors, tally, columns, isShared, onError } = this.options;
    const width = columns();
    if (width === undefined) return;
    try {
      if (isShared && this.lines.length > 0) this.erase();
      this.printLines();
      errors.write(`\r${tally.progress(width)}\u001b[K`);
    } catch (error) {
      onError(error);
    }
  }

  private erase(): void {
    if (this.options.columns() !== undefined) this.options.errors.write(ERASE);
  }

  private printLines(): void {
    const { lines: output } = this.options;
    const { lines } = this;
    this.lines = [];
    for (const line of lines) output.print(line);
    output.flush();
  }
}

/** The exit statuses that shells report for Ctrl-C, and for the signal from a batch system. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

class Interrupt extends Error {
  constructor(readonly status: number) {
    super('interrupted');
  }
}

/**
 * Resolves to 0 when the work is done, or to the status of the signal that ended it. If the signal aborts, the work
 * must reject with its reason.
 */
export async function untilSignal(
  process: Emitter,
  work: (stop: AbortController) => Promise<void>,
): Promise<number> {
  const stop = new AbortController();
  const listeners = Object.entries(SIGNALS).map(
    ([signal, status]) => [signal, () => stop.abort(new Interrupt(status))] as const,
  );
  for (const [signal, listener] of listeners) process.on(signal, listener);
  try {
    await work(stop);
    return 0;
  } catch (error) {
    if (error instanceof Interrupt) return error.status;
    throw error;
  } finally {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  }
}
