/** Sentences beside the table, one at a time, each of which can be put away; none takes the focus. */
import type { PageStrings } from '../strings/english.js';
import type { Notice } from '../game/keeper.js';
import { button, make } from '../../browser/dom.js';
import type { NoticeRoom } from './notice-place.js';
import { NoticePlace } from './notice-place.js';

/** In milliseconds: enough to read a sentence twice, and to reach a button. */
const WAIT = 12_000;
const WAIT_WITH_ACTION = 15_000;

export interface NoticesOptions extends NoticeRoom {
  readonly strings: PageStrings;
  /** A notice had the focus, and none is left to take it. */
  readonly onEmptied: () => void;
}

/**
 * Shows what happened in an element that is read out as it changes. A new notice takes the place of the one before. One
 * that stays until it is put away comes back afterwards. Any other is gone; the menu or a reload has what it offered.
 */
export class Notices {
  private readonly spot: NoticePlace;
  private isPressed = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly options: NoticesOptions,
  ) {
    this.spot = new NoticePlace(element, options);
    addEventListener('pointerdown', () => (this.isPressed = true), true);
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => (this.isPressed = false), true);
  }

  readonly show = (notice: Notice): void => {
    const { text, topic = text } = notice;
    const hadFocus = this.element.matches(':focus-within');
    for (const shown of this.all) {
      if (shown.dataset['topic'] === topic || !shown.matches('.stays')) shown.remove();
    }
    const item = this.draw(notice);
    item.dataset['topic'] = topic;
    this.element.append(item);
    this.place();
    if (hadFocus) this.focusLatest();
    if (!item.matches('.stays')) this.closeLater(item, notice.action === undefined ? WAIT : WAIT_WITH_ACTION);
  };

  readonly dismiss = (topic: string): void => {
    for (const shown of this.all) if (shown.dataset['topic'] === topic) this.close(shown);
  };

  /** To be called when there is another table. */
  place(): void {
    this.spot.take();
  }

  /** The last is the one that is shown. */
  private get all(): HTMLElement[] {
    return [...this.element.children].filter((child) => child instanceof HTMLElement);
  }

  private draw({ text, action, isFault = false, stays = isFault }: Notice): HTMLElement {
    const classes = `notice${isFault ? ' fault' : ''}${stays ? ' stays' : ''}`;
    const item = make('div', { class: classes }, make('p', {}, text));
    if (action !== undefined) {
      const act = button(action.label, () => {
        this.close(item);
        action.run();
      });
      item.append(act);
    }
    const look = { class: 'dismiss', 'aria-label': this.options.strings.dismiss };
    item.append(button('\u00d7', () => this.close(item), look));
    item.onkeydown = (event): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close(item);
    };
    return item;
  }

  /** Not while the player points at it or has the focus there, and not while a card may be carried: the table may grow. */
  private closeLater(item: HTMLElement, wait: number): void {
    setTimeout(() => {
      if (this.isPressed || item.matches(':hover, :focus-within')) this.closeLater(item, wait);
      else this.close(item);
    }, wait);
  }

  private close(item: HTMLElement): void {
    const hadFocus = item.contains(document.activeElement);
    item.remove();
    this.place();
    if (hadFocus) this.focusLatest();
  }

  private focusLatest(): void {
    const next = this.all.at(-1)?.querySelector('button');
    if (next) next.focus();
    else this.options.onEmptied();
  }
}
