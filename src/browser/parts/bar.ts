/**
 * The buttons above a table; in a view that is held like a telephone they are below it, in reach of a thumb. The Tab
 * key stops there once; arrow keys go from button to button.
 */
import type { Size } from '../cards/space.js';
import { holdsFocus, make, setAttribute } from '../dom.js';

/** In CSS pixels. A view no wider than this has room for few buttons. */
export const NARROW = 560;

/** In CSS pixels. A view no larger than this has room for one line of buttons, and for little in it. */
export const LOW: Size = { width: 720, height: 420 };

/** Is a view of this size held upright in a hand, so that its lower edge is in reach of a thumb? */
export const isHeld = ({ width, height }: Size): boolean => width <= NARROW && height > 1.2 * width;

/** Invariant: exactly one of its buttons can be reached with the Tab key. */
export class Bar {
  readonly element: HTMLElement;
  /** The button at which the Tab key stops. */
  private stop: EventTarget | null = null;

  constructor(name: string, parts: readonly Node[]) {
    this.element = make('div', { class: 'toolbar', role: 'toolbar', 'aria-label': name }, ...parts);
    this.element.addEventListener('keydown', (event) => this.step(event));
    this.element.addEventListener('focusin', ({ target }) => this.setStop(target));
    this.setStop(null);
  }

  /** Goes above or below the table of a view of this size. */
  place(view: Size): void {
    setAttribute(this.element, 'data-place', isHeld(view) ? 'below' : 'above');
  }

  /** Shows or hides a button. If the hidden button had the focus, the last button gets it. */
  toggle(button: HTMLButtonElement, isShown: boolean): void {
    const isFocused = holdsFocus(button);
    button.hidden = !isShown;
    if (isFocused && !isShown) this.buttons.at(-1)?.focus();
    this.setStop(this.stop);
  }

  private get buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll('button')].filter((one) => !one.hidden);
  }

  private step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const { buttons } = this;
    const at = buttons.findIndex((one) => one === event.target);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
    event.stopPropagation();
    event.preventDefault();
  }

  private setStop(target: EventTarget | null): void {
    const { buttons } = this;
    this.stop = buttons.find((one) => one === target) ?? buttons[0] ?? null;
    for (const one of buttons) setAttribute(one, 'tabindex', one === this.stop ? '0' : '-1');
  }
}
