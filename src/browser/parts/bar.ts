/**
 * The toolbar above a table. On a phone held upright it is below the table, where a thumb can reach it. Tab stops at
 * the toolbar once; arrow keys move from button to button.
 */
import type { WordedCommand } from '../../core/commands.js';
import type { IconName } from '../art/icons.js';
import { icon } from '../art/icons.js';
import type { Size } from '../cards/space.js';
import { clockText } from '../../core/text/format.js';
import { button, holdsFocus, make, setAttribute, setText } from '../dom.js';
import type { Attributes } from '../dom.js';
import type { BrowserStrings } from '../strings/english.js';
import { commandButton } from './commands.js';
import type { DailyButton } from './entries.js';

/** In CSS pixels. A view of this width or less has room for only a few buttons. */
export const NARROW = 560;

/** In CSS pixels. A view of this size or less has room for one short line of buttons. */
export const LOW: Size = { width: 720, height: 420 };

/** In CSS pixels. In a narrower view, the labels of buttons are below their icons. */
const BESIDE = 780;

/** Does this size look like a phone held upright? */
export const isHeld = ({ width, height }: Size): boolean => width <= NARROW && height > 1.2 * width;

/** Invariant: the Tab key reaches exactly one of its buttons. */
export class Bar {
  readonly element: HTMLElement;
  /** The button at which the Tab key stops. */
  private stop: EventTarget | null = null;

  /** @param parts the buttons on the left, the figures in the middle, the buttons on the right */
  constructor(name: string, [left, middle, right]: readonly [readonly Node[], Node, readonly Node[]]) {
    this.element = make(
      'div',
      { class: 'toolbar', role: 'toolbar', 'aria-label': name },
      make('span', { class: 'buttons' }, ...left),
      middle,
      make('span', { class: 'buttons' }, ...right),
    );
    this.element.addEventListener('keydown', (event) => this.step(event));
    this.element.addEventListener('focusin', ({ target }) => this.setStop(target));
    this.setStop(null);
  }

  /** Moves the bar above or below the table, and its labels beside or below the icons, to suit a view of this size. */
  place(view: Size): void {
    setAttribute(this.element, 'data-place', isHeld(view) ? 'below' : 'above');
    setAttribute(this.element, 'data-labels', view.width < BESIDE ? 'below' : 'beside');
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

/** A button of a toolbar: an icon and a short label. Its full label is for screen readers. */
export function barButton(
  command: WordedCommand,
  name: IconName,
  run: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const { label = '', short = label } = command;
  const full: Attributes = short === label ? {} : { 'aria-label': label };
  const made = commandButton({ ...command, label: '' }, run, { ...full, ...attributes });
  made.append(icon(name), make('span', {}, short));
  return made;
}

/** An idle button looks disabled, but a press explains why. */
export function setIdle(button: HTMLButtonElement | undefined, isIdle: boolean): void {
  if (button) setAttribute(button, 'aria-disabled', String(isIdle));
}

/** In milliseconds. */
const SECOND = 1000;

/** The time of the game in a toolbar. Reads the time about once a second, even if it doesn't fit. */
export class BarClock {
  readonly element = make('span', { class: 'time', role: 'timer' });
  private readonly ticking: ReturnType<typeof setInterval> | undefined;
  private hasRoom = true;

  /**
   * @param game returns undefined while there is no time to show; without `time`, there never is
   * @param onTick called each time it has read the time
   */
  constructor(
    private readonly game: { time?(): number | undefined } | undefined,
    onTick?: () => void,
  ) {
    if (game?.time === undefined) return;
    this.ticking = setInterval(() => {
      this.tick();
      onTick?.();
    }, SECOND);
  }

  /** Shows the time only if there is room. */
  give(hasRoom: boolean): void {
    this.hasRoom = hasRoom;
    this.tick();
  }

  tick(): void {
    const time = this.game?.time?.();
    this.element.hidden = time === undefined || !this.hasRoom;
    if (time !== undefined) setText(this.element, clockText(time));
  }

  /** Call it when the toolbar leaves the page. */
  end(): void {
    clearInterval(this.ticking);
  }
}

/** The button for the daily deal, with a dot while it is due. */
export class DailyBarButton {
  readonly element: HTMLButtonElement;
  private readonly dot = make('span', { class: 'dot', hidden: '' });

  constructor(
    private readonly daily: DailyButton,
    private readonly strings: Pick<BrowserStrings, 'dailyDue'>,
  ) {
    const { label, open } = daily;
    this.element = button('', open, { class: 'daily', 'aria-haspopup': 'dialog' });
    const sign = make('span', { class: 'with-dot' }, icon('daily'), this.dot);
    this.element.append(sign, make('span', {}, label));
  }

  show(): void {
    const { label, isDue } = this.daily;
    const isNow = isDue();
    this.dot.hidden = !isNow;
    setAttribute(this.element, 'aria-label', isNow ? this.strings.dailyDue(label) : label);
  }
}
