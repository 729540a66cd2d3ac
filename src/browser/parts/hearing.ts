/** Reports events to a handler, and notes what it shows and what is said meanwhile. */
import type { Saying } from './saying.js';

/** Makes a call if a player could make it. */
interface Reporter<Call> {
  report(call: Call): unknown;
}

export class Hearing<Call extends { readonly event: string }> {
  /** The event that the handler is handling; undefined between events. */
  event: Call['event'] | undefined;
  /** What was said during the last event. */
  said = '';
  /** The number of times the handler has refreshed the view, which counts them. */
  refreshes = 0;

  constructor(
    private readonly player: Reporter<Call>,
    private readonly saying: Saying,
    /** Said if the handler throws an error. */
    private readonly failed: string,
  ) {}

  /** Shows the sentence. While an event is handled, the sentence is kept in `said` instead. */
  say(sentence: string): void {
    if (this.event === undefined) this.saying.show(sentence);
    else this.said = sentence;
  }

  /** Reports the call. True if the handler has refreshed the view in answer. */
  report(call: Call): boolean {
    const { refreshes, event: outer } = this;
    this.event = call.event;
    this.said = '';
    try {
      this.player.report(call);
    } catch (error) {
      this.saying.show(this.failed);
      throw error;
    } finally {
      this.event = outer;
    }
    return this.refreshes > refreshes;
  }
}
