/** Sentences of the view. A screen reader reads them out; some are also shown over the table. */
import { make } from '../dom.js';

/** How long a sentence is shown, in milliseconds. */
const SHOWN_FOR = 4000;

export class Saying {
  /** The one live region. */
  readonly status = make('div', { class: 'status', role: 'status', 'aria-atomic': 'false' });
  readonly shown = make('div', { class: 'saying', 'aria-hidden': 'true', hidden: '' });
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Has the sentence read out, even if it is the same as the last one. */
  tell(sentence: string): void {
    this.hide();
    this.status.replaceChildren(sentence);
  }

  /** Has the sentence read out after the last one, which is not cut short. */
  add(sentence: string): void {
    this.status.append(` ${sentence}`);
  }

  /** Has the sentence read out, and shows it. */
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
