/** A beep to be seen: a frame round the table, and a sign on the cells that it is about. */
import { make } from '../../../../browser/dom.js';
import { Refused, SHOWN_FOR } from '../../../../browser/parts/refused.js';

/** Those who want less motion see it stand still as long. */
export class Flash {
  readonly element = make('div', { class: 'flash', 'aria-hidden': 'true', hidden: '' });
  private readonly refused = new Refused();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shown again while it is shown, it begins again. */
  show(cells: readonly Element[]): void {
    this.hide();
    this.element.hidden = false;
    this.element.getBoundingClientRect();
    this.refused.show(cells);
    this.timer = setTimeout(() => this.hide(), SHOWN_FOR);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.element.hidden = true;
    this.element.getBoundingClientRect();
    this.refused.hide();
  }
}
