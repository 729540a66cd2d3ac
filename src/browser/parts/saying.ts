/** What the view says: read out by a screen reader, and, where the eye must know it too, shown over the table. */
import { make } from '../dom.js';

/** In milliseconds: how long a sentence is shown. */
const SHOWN_FOR = 4000;

export class Saying {
  /** The one live region. */
  readonly status = make('div', { class: 'status', role: 'status' });
  readonly shown = make('div', { class: 'saying', 'aria-hidden': 'true', hidden: '' });
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Has it read out. A sentence said twice is a change, too. */
  tell(sentence: string): void {
    this.hide();
    this.status.replaceChildren(sentence);
  }

  /** Has it read out, and shows it. */
  show(sentence: string): void {
    this.tell(sentence);
    this.shown.textContent = sentence;
    this.shown.hidden = false;
    this.timer = setTimeout(() => this.hide(), SHOWN_FOR);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown.hidden = true;
  }
}
