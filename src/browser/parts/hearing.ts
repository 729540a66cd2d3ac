/** Events on their way to a handler, what it shows for them, and what is said meanwhile. */
import type { Saying } from './saying.js';

/** Makes a call where a player could. */
interface Reporter<Call> {
  report(call: Call): unknown;
}

export class Hearing<Call extends { readonly event: string }> {
  /** The event the handler is hearing of. */
  event: Call['event'] | undefined;
  /** What was said during the last event. */
  said = '';
  /** How often the handler has shown something; the view counts them. */
  refreshes = 0;

  constructor(
    private readonly player: Reporter<Call>,
    private readonly saying: Saying,
    /** Told where the handler throws an error. */
    private readonly failed: string,
  ) {}

  /** Shows the sentence; while an event is heard, keeps it for what is told of that. */
  say(sentence: string): void {
    if (this.event === undefined) this.saying.show(sentence);
    else this.said = sentence;
  }

  /** True if the handler has shown something for it. */
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
