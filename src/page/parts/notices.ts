/** Shows sentences beside the table, one at a time. The player can dismiss each; none takes the focus. */
import type { PageStrings } from '../strings/english.js';
import type { Notice } from '../game/notice.js';
import { button, make } from '../../browser/dom.js';
import type { Box } from '../../browser/cards/space.js';

interface NoticeRoom {
  /** The element that gives up room for the row. */
  readonly beside: HTMLElement;
  /** The boxes of the window that a notice may be in, computed while the notice takes no room. */
  readonly room: () => readonly Box[];
}

/** In CSS pixels: the margin round a notice, and the least and the greatest width that is pleasant to read. */
const MARGIN = 8;
const LEAST = 160;
const MOST = 544;

class NoticePlace {
  constructor(
    private readonly element: HTMLElement,
    private readonly place: NoticeRoom,
  ) {
    new ResizeObserver(() => requestAnimationFrame(() => this.take())).observe(place.beside);
  }

  /** Places the notice in the first box that has room for it, or in the row if none has. */
  take(): void {
    const { element } = this;
    const notice = element.lastElementChild;
    if (!(notice instanceof HTMLElement)) return;
    element.dataset['place'] = 'free';
    const box = this.boxes().find((one) => {
      element.style.width = `${one.width}px`;
      return notice.offsetHeight <= one.height && notice.scrollWidth <= notice.clientWidth;
    });
    if (box === undefined) {
      element.dataset['place'] = 'row';
      element.removeAttribute('style');
      return;
    }
    const { x, y, height } = box;
    Object.assign(element.style, { left: `${x}px`, bottom: `${innerHeight - y - height}px` });
  }

  /**
   * The place of a notice in each box, at the box's lower right corner. Places nearer to the window's lower
   * right corner come first.
   */
  private boxes(): Box[] {
    return this.place
      .room()
      .map(within)
      .filter(({ width }) => width >= LEAST)
      .sort((one, other) => corner(other) - corner(one) || other.width - one.width);
  }
}

const within = (box: Box): Box => {
  const width = Math.min(MOST, box.width - 2 * MARGIN);
  return { x: box.x + box.width - MARGIN - width, y: box.y + MARGIN, width, height: box.height - 2 * MARGIN };
};

const corner = ({ x, y, width, height }: Box): number => x + width + y + height;

/** How long notices stay, in milliseconds: enough to read a sentence twice, and to reach a button. */
const WAIT = 12_000;
const WAIT_WITH_ACTION = 15_000;

interface NoticesOptions extends NoticeRoom {
  readonly strings: PageStrings;
  /** Called when a notice with the focus is gone and no other is left to take it. */
  readonly onEmptied: () => void;
}

/**
 * Shows notices in an element that screen readers read out when it changes. A new notice takes the place of
 * the one before. A notice that stays until it is dismissed comes back afterwards. Any other is gone; the
 * menu or a reload offers the same action.
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

  /** To be called when the table was replaced. */
  place(): void {
    this.spot.take();
  }

  /** All notices. The last is the one that is shown. */
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

  /**
   * Closes a notice after a time in milliseconds. It waits again while the player points at the notice, has
   * the focus there, or may be carrying a card, because closing may resize the table.
   */
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
