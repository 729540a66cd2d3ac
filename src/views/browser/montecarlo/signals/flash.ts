/** A beep to be seen: a frame round the table, and round the cells that it is about. */
import { make } from '../../dom.js';

/** In milliseconds; who wants less motion sees it stand still as long. */
const SHOWN_FOR = 1000;

export class Flash {
  readonly element = make('div', { class: 'flash', 'aria-hidden': 'true', hidden: '' });
  private marked: readonly Element[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shown again while it is shown, it begins again. */
  show(cells: readonly Element[]): void {
    this.hide();
    this.marked = cells;
    this.element.hidden = false;
    this.element.getBoundingClientRect();
    for (const cell of cells) cell.classList.add('refused');
    this.timer = setTimeout(() => this.hide(), SHOWN_FOR);
  }

  hide(): void {
    clearTimeout(this.timer);
    this.element.hidden = true;
    this.element.getBoundingClientRect();
    for (const cell of this.marked) cell.classList.remove('refused');
  }
}
