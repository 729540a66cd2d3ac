/** A part of the page that floats above the lower edge of the table. The player can play on behind it. */
import { make } from '../../browser/dom.js';
import { adopt } from '../../browser/sheet.js';
import { firstVisitStyle } from './style.js';

export class Floating {
  readonly element: HTMLElement;
  private readonly sizes = new ResizeObserver(() => this.place());

  /** @param name for screen readers @param focus gives the focus to the table */
  constructor(
    name: string,
    kind: string,
    private readonly table: HTMLElement,
    private readonly focus: () => void,
  ) {
    this.element = make('section', {
      class: `first-visit panel ${kind}`,
      'aria-label': name,
      tabindex: '-1',
    });
  }

  get isOpen(): boolean {
    return this.element.isConnected;
  }

  open(): void {
    adopt(firstVisitStyle());
    this.table.before(this.element);
    this.place();
    this.sizes.observe(this.table);
  }

  /** If it has the focus, the table gets it. */
  close(): void {
    const hadFocus = this.element.matches(':focus-within');
    this.sizes.disconnect();
    this.element.remove();
    if (hadFocus) this.focus();
  }

  /** Moves it above the things below the table, such as a notice. */
  private place(): void {
    const { bottom } = this.table.getBoundingClientRect();
    this.element.style.setProperty('--below', `${innerHeight - bottom}px`);
  }
}
