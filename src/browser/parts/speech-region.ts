/** Sentences for screen readers. Some are also visible over the table. */
import { make } from '../dom.js';

/** How long a sentence is visible, in milliseconds. */
const SHOWN_FOR = 4000;

/**
 * When a screen reader reads a sentence. `at once` replaces the last sentence and is for the result of an action.
 * `before` waits for the next sentence and joins it. `after` follows the last sentence without interrupting it; it is
 * for what the table adds on its own.
 */
type SpeechTiming = 'at once' | 'before' | 'after';

export class SpeechRegion {
  /** The only live region of the view. */
  readonly status = make('div', { class: 'status', role: 'status', 'aria-atomic': 'false' });
  readonly shown = make('div', { class: 'saying', 'aria-hidden': 'true', hidden: '' });
  /** The text to read before the next sentence. */
  private opening = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Makes screen readers read the sentence, even if it is the same as the last one. */
  tell(sentence: string, turn: SpeechTiming = 'at once'): void {
    const told = this.opening + sentence;
    this.opening = turn === 'before' ? `${told}. ` : '';
    if (turn === 'before') return;
    if (turn === 'after') return this.status.append(this.status.textContent === '' ? told : ` ${told}`);
    this.hide();
    this.status.replaceChildren(told);
  }

  /** Like `tell`, but also shows the sentence. */
  show(sentence: string, turn?: SpeechTiming): void {
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

/** Passes a player's call to the handler. */
interface Reporter<Call> {
  report(call: Call): unknown;
}

export class EventSpeech<Call extends { readonly event: string }> {
  /** The current event; undefined between events. */
  event: Call['event'] | undefined;
  /** The sentence about the last event. */
  said = '';
  /** How often the handler has refreshed the view, as counted by the view. */
  refreshes = 0;

  constructor(
    private readonly player: Reporter<Call>,
    private readonly saying: SpeechRegion,
    /** The sentence for an error in the handler. */
    private readonly failed: string,
  ) {}

  /** Shows the sentence. During an event, only keeps it in `said`. */
  say(sentence: string): void {
    if (this.event === undefined) this.saying.show(sentence);
    else this.said = sentence;
  }

  /** Reports the call. Returns true if the handler then refreshed the view. */
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
