/**
 * The toolbar above a table. On a phone held upright it is below the table, where a thumb can reach it. Tab stops at
 * the toolbar once; arrow keys move from button to button.
 */
import type { Size } from '../cards/space.js';
import { holdsFocus, make, setAttribute } from '../dom.js';

/** In CSS pixels. A view of this width or less has room for only a few buttons. */
export const NARROW = 560;

/** In CSS pixels. A view of this size or less has room for one short line of buttons. */
export const LOW: Size = { width: 720, height: 420 };

/** Does this size look like a phone held upright? */
export const isHeld = ({ width, height }: Size): boolean => width <= NARROW && height > 1.2 * width;

/** Invariant: the Tab key reaches exactly one of its buttons. */
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

  /** Moves the bar above or below the table, whichever suits a view of this size. */
  place(view: Size): void {
    setAttribute(this.element, 'data-place', isHeld(view) ? 'below' : 'above');
  }

  /** Shows or hides a button. If a hidden button had the focus, the last button gets it. */
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
