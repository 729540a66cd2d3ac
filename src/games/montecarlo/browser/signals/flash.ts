/** A beep that is seen: a frame round the table, and a sign on the cells that the beep is about. */
import { make } from '../../../../browser/dom.js';
import { Refused, SHOWN_FOR } from '../../../../browser/parts/refused.js';

/** For people who want less motion it stands still, for the same time. */
export class Flash {
  readonly element = make('div', { class: 'flash', 'aria-hidden': 'true', hidden: '' });
  private readonly refused = new Refused();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the flash. If it is visible already, it starts again. */
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
