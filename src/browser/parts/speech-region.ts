/** Sentences of the view. A screen reader reads them out; some are also shown over the table. */
import { make } from '../dom.js';

/** How long a sentence is shown, in milliseconds. */
const SHOWN_FOR = 4000;

/**
 * When a sentence is read out: `at once`, in place of the last one, for what the player has just done; `before` the next one,
 * together with it, for what comes first of that; `after` the last one, which is not cut short, for what the table adds by
 * itself.
 */
type Turn = 'at once' | 'before' | 'after';

export class SpeechRegion {
  /** The one live region. */
  readonly status = make('div', { class: 'status', role: 'status', 'aria-atomic': 'false' });
  readonly shown = make('div', { class: 'saying', 'aria-hidden': 'true', hidden: '' });
  /** What is read out before the next sentence. */
  private opening = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Has the sentence read out, even if it is the same as the last one. */
  tell(sentence: string, turn: Turn = 'at once'): void {
    const told = this.opening + sentence;
    this.opening = turn === 'before' ? `${told}. ` : '';
    if (turn === 'before') return;
    if (turn === 'after') return this.status.append(this.status.textContent === '' ? told : ` ${told}`);
    this.hide();
    this.status.replaceChildren(told);
  }

  /** Has the sentence read out, and shows it. */
  show(sentence: string, turn?: Turn): void {
    this.tell(sentence, turn);
    clearTimeout(this.timer);
    this.shown.textContent = sentence;
    this.shown.hidden = false;
    this.timer = setTimeout(() => this.hide(), SHOWN_FOR);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown.hidden = true;
  }
}

/** Makes a call if a player could make it. */
interface Reporter<Call> {
  report(call: Call): unknown;
}

export class EventSpeech<Call extends { readonly event: string }> {
  /** The event that the handler is handling; undefined between events. */
  event: Call['event'] | undefined;
  /** What was said during the last event. */
  said = '';
  /** The number of times the handler has refreshed the view, which counts them. */
  refreshes = 0;

  constructor(
    private readonly player: Reporter<Call>,
    private readonly saying: SpeechRegion,
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
