/** A card over the table that shows a new player how to play in a few steps. It closes as soon as the player plays. */
import { button, make, setAttribute } from '../../browser/dom.js';
import { OWN_KEYS } from '../../browser/parts/key-listener.js';
import { adopt } from '../../browser/sheet.js';
import type { Lesson } from '../../kit/browser-tables.js';
import type { PageStrings } from '../strings/english.js';
import { welcomeStyle } from './style.js';

interface WelcomeOptions {
  readonly lessons: readonly Lesson[];
  readonly strings: PageStrings;
  /** The element that holds the table. A press on it closes the welcome. */
  readonly table: HTMLElement;
  readonly onClosed: () => void;
  /** Gives the focus to the table. */
  readonly focus: () => void;
}

/** Keys that move the focus or do nothing alone. */
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

export class Welcome {
  private readonly lesson = make('div', { class: 'lesson', role: 'status' });
  private readonly back: HTMLButtonElement;
  private readonly next: HTMLButtonElement;
  private readonly element: HTMLElement;
  private readonly listening = new AbortController();
  private readonly sizes = new ResizeObserver(() => this.updatePlace());
  private readonly strings = this.options.strings.welcome;
  private at = 0;

  constructor(private readonly options: WelcomeOptions) {
    const { strings } = this;
    this.back = button(strings.back, () => this.go(-1), { class: 'back' });
    this.next = button(strings.next, () => this.go(1), { class: 'next' });
    const last = button(options.strings.close, () => this.close(), { class: 'close' });
    // Tab reaches Next first. The style sheet shows the buttons from right to left.
    const steps = make('div', { class: 'steps' }, this.next, this.back, last);
    this.element = make(
      'section',
      { class: 'welcome', 'aria-label': strings.name, tabindex: '-1' },
      this.lesson,
      steps,
    );
  }

  open(): void {
    const { table } = this.options;
    adopt(welcomeStyle());
    table.before(this.element);
    this.updatePlace();
    this.sizes.observe(table);
    // Screen readers read a live region only if it is in the page before its text changes.
    requestAnimationFrame(() => this.show());
    const { signal } = this.listening;
    for (const event of ['pointerdown', 'click'])
      table.addEventListener(event, () => this.close(), { capture: true, signal });
    window.addEventListener('keydown', (event) => this.onKey(event), { capture: true, signal });
  }

  /** Adds a button below the content of a dialog. It closes the dialog and opens the welcome. */
  withButton(content: HTMLElement): HTMLElement {
    const again = button(this.strings.again, () => {
      again.closest('dialog')?.close();
      this.open();
      this.element.focus();
    });
    return make('div', {}, content, make('div', { class: 'entries' }, again));
  }

  close(): void {
    if (!this.element.isConnected) return;
    const hadFocus = this.element.matches(':focus-within');
    this.listening.abort();
    this.sizes.disconnect();
    this.element.remove();
    this.options.onClosed();
    if (hadFocus) this.options.focus();
  }

  /** A key closes the welcome, unless it is for the buttons of the welcome. The table gets the key too. */
  private onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    const isHere = target instanceof Node && this.element.contains(target);
    if (QUIET.includes(key) || (isHere && OWN_KEYS.test(key))) return;
    this.close();
    if (isHere && key !== 'Escape') focused()?.dispatchEvent(new KeyboardEvent('keydown', event));
  }

  /** Moves the card above the things below the table, such as a notice. */
  private updatePlace(): void {
    const { bottom } = this.options.table.getBoundingClientRect();
    this.element.style.setProperty('--below', `${innerHeight - bottom}px`);
  }

  private go(by: 1 | -1): void {
    const { length } = this.options.lessons;
    if (this.at + by === length) return this.close();
    this.at = Math.max(0, this.at + by);
    this.show();
  }

  private show(): void {
    const { strings } = this;
    const { lessons } = this.options;
    const lesson = lessons[this.at];
    if (lesson === undefined) return;
    const { title, picture, text } = lesson;
    const step = make('p', { class: 'step' }, strings.step(this.at + 1, lessons.length));
    const isLast = this.at === lessons.length - 1;
    const drawn = make('div', { class: 'picture' }, picture);
    const keys = isLast ? [make('p', { class: 'keys' }, strings.keys)] : [];
    this.lesson.replaceChildren(
      drawn,
      make('div', {}, step, make('h2', {}, title), make('p', {}, text), ...keys),
    );
    this.next.textContent = isLast ? strings.play : strings.next;
    setAttribute(this.back, 'aria-disabled', String(this.at === 0));
  }
}

/** The focused element, even inside a table's shadow root. */
function focused(): Element | null {
  const { activeElement } = document;
  return activeElement?.shadowRoot?.activeElement ?? activeElement;
}
