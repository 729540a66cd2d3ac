/** Prints results as they come, and the progress if a terminal shows standard error. */
import type { Output } from '../output.js';

/** Counts results. */
export interface Tally<Result> {
  add(result: Result): void;
  /** How far the work is, in fewer than so many characters. */
  progress(columns: number): string;
}

interface ReportOptions<Result> {
  /** Where the lines go. */
  readonly lines: Output;
  /** Where the progress is shown. */
  readonly errors: Output;
  readonly tally: Tally<Result>;
  /** The line of a result. */
  readonly print: (result: Result) => string;
  /** The current width of the terminal that shows standard error; undefined if there is none. */
  readonly columns: () => number | undefined;
  /** Does a terminal show the lines, too? */
  readonly isShared: boolean;
  /** Called with an error of writing that happens in the timer, where no caller can catch it. */
  readonly onError: (error: unknown) => void;
}

/** Goes back to the start of the line and erases the line. */
const ERASE = '\r\u001b[K';

/**
 * The time between two drawings, in milliseconds. Lines wait for the next drawing; otherwise each line would
 * erase the progress and draw it again.
 */
const PERIOD = 100;

export class Report<Result> {
  private lines: string[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: ReportOptions<Result>) {
    this.timer = setInterval(() => this.draw(), PERIOD);
    this.draw();
  }

  take(result: Result): void {
    this.options.tally.add(result);
    this.lines.push(this.options.print(result));
    if (this.options.columns() === undefined) this.printLines();
  }

  /** Prints the lines that wait, and removes the progress. */
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
