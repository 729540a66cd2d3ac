/** Plays and records calls. */

/** The calls that a recording view received, and the frames that it showed. */
export class CallLog<Call, Frame> {
  /** Oldest first, like the frames. */
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

/** Lets only one action run at a time. */
export class OneAtATime {
  private isBusy = false;

  /** True if the action may begin. The caller must then call `end`, even if the action throws. */
  begin(): boolean {
    const { isBusy } = this;
    this.isBusy = true;
    return !isBusy;
  }

  end(): void {
    this.isBusy = false;
  }
}

/**
 * The result of a player's call. `accepted`: the handler refreshed the view before it returned. `refused`: it didn't.
 * `not-reported`: the view doesn't allow the call, or the handler is still busy with another one.
 */
export type Reported = 'accepted' | 'refused' | 'not-reported';
