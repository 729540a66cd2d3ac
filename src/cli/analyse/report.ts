/** Prints analyses as they come, and the progress if a terminal shows standard error. */
import type { Outputs } from '../output.js';
import type { Analysis } from './analysis.js';
import type { Tally } from './tally.js';

export interface ReportOptions {
  readonly outputs: Outputs;
  readonly tally: Tally;
  readonly print: (analysis: Analysis) => string;
  /** The current width of the terminal that shows standard error; undefined if there is none. */
  readonly columns: () => number | undefined;
  /** Does a terminal show standard output, too? */
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

export class Report {
  private lines: string[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: ReportOptions) {
    this.timer = setInterval(() => this.draw(), PERIOD);
    this.draw();
  }

  take(analysis: Analysis): void {
    this.options.tally.add(analysis);
    this.lines.push(this.options.print(analysis));
    if (this.options.columns() === undefined) this.printLines();
  }

  /** Prints the lines that wait, and removes the progress. */
  end(): void {
    clearInterval(this.timer);
    this.erase();
    this.printLines();
  }

  private draw(): void {
    const { outputs, tally, columns, isShared, onError } = this.options;
    const width = columns();
    if (width === undefined) return;
    try {
      if (isShared && this.lines.length > 0) this.erase();
      this.printLines();
      outputs.errors.write(`\r${tally.progress(width)}\u001b[K`);
    } catch (error) {
      onError(error);
    }
  }

  private erase(): void {
    if (this.options.columns() !== undefined) this.options.outputs.errors.write(ERASE);
  }

  private printLines(): void {
    const { output } = this.options.outputs;
    const { lines } = this;
    this.lines = [];
    for (const line of lines) output.print(line);
    output.flush();
  }
}
