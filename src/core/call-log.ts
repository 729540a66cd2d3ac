/** The calls and frames that a recording view got. */

export class CallLog<Call, Frame> {
  /** Oldest first, as are the frames. */
  readonly calls: Call[] = [];
  readonly frames: Frame[] = [];
  private taken = 0;

  constructor(private readonly print: (call: Call) => string) {}

  /** The calls since the last `take`, as text. */
  take(): string[] {
    const fresh = this.calls.slice(this.taken).map(this.print);
    this.taken = this.calls.length;
    return fresh;
  }

  clear(): void {
    this.calls.length = 0;
    this.frames.length = 0;
    this.taken = 0;
  }
}
