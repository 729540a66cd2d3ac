/** Prints analyses as they come and, where a terminal shows standard error, how far they are. */
import type { Outputs } from '../output.js';
import type { Analysis } from './analysis.js';
import type { Tally } from './tally.js';

export interface ReportOptions {
  readonly outputs: Outputs;
  readonly tally: Tally;
  readonly print: (analysis: Analysis) => string;
  /** The width of the terminal that shows standard error, now; undefined where none does. */
  readonly columns: () => number | undefined;
  /** Does it show standard output, too? */
  readonly isShared: boolean;
  /** Hears of an error of writing while nobody waits for one. */
  readonly onError: (error: unknown) => void;
}

/** Back to the start of the line, and what stood there erased. */
const ERASE = '\r\u001b[K';

/** In milliseconds. Lines wait for the next drawing, or each would have the progress erased and drawn again. */
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

  /** Prints what waits, and shows no progress any more. */
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
