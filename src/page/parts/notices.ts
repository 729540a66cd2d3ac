/** Shows notices next to the table, one at a time. The player can dismiss each. A notice never takes the focus. */
import type { PageStrings } from '../strings/english.js';
import type { Notice } from '../game/notice.js';
import { button, make } from '../../browser/dom.js';
import type { Box } from '../../browser/cards/space.js';

interface NoticeRoom {
  /** The element that becomes smaller if a notice needs its own row. */
  readonly beside: HTMLElement;
  /** The boxes in the window where a notice may appear. The boxes are measured while the notice takes up no space. */
  readonly room: () => readonly Box[];
}

/** In CSS pixels: the margin around a notice, and its minimum and maximum width. */
const MARGIN = 8;
const MIN_WIDTH = 288;
const MAX_WIDTH = 544;

class NoticePlace {
  constructor(
    private readonly element: HTMLElement,
    private readonly place: NoticeRoom,
  ) {
    new ResizeObserver(() => requestAnimationFrame(() => this.update())).observe(place.beside);
  }

  /** Places the notice in the first box with room for it, or else in its own row. */
  update(): void {
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
   * The place of a notice in each box: the lower right corner. The lowest places come first, then those on the right.
   */
  private boxes(): Box[] {
    return this.place
      .room()
      .map(within)
      .filter(({ width }) => width >= MIN_WIDTH)
      .sort(
        (one, other) => bottom(other) - bottom(one) || right(other) - right(one) || other.width - one.width,
      );
  }
}

const within = (box: Box): Box => {
  const width = Math.min(MAX_WIDTH, box.width - 2 * MARGIN);
  return { x: box.x + box.width - MARGIN - width, y: box.y + MARGIN, width, height: box.height - 2 * MARGIN };
};

const bottom = ({ y, height }: Box): number => Math.round(y + height);
const right = ({ x, width }: Box): number => Math.round(x + width);

/** How long notices stay, in milliseconds: enough to read a sentence twice and to reach a button. */
const WAIT = 12_000;
const WAIT_WITH_ACTION = 15_000;

interface NoticesOptions extends NoticeRoom {
  readonly strings: PageStrings;
  /** Called when the last notice disappears while it has the focus. */
  readonly onEmptied: () => void;
}

/**
 * Shows notices in a live region. A new notice replaces the one before. If the old notice stays until it is dismissed,
 * it comes back after the new one. Other notices don't come back, but the menu or a reload offers the same action.
 */
export class Notices {
  private readonly noticePlace: NoticePlace;
  private isPressed = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly options: NoticesOptions,
  ) {
    this.noticePlace = new NoticePlace(element, options);
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

  /** Call this after the table has been replaced. */
  place(): void {
    this.noticePlace.update();
  }

  /** All notices. Only the last notice is visible. */
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
   * Closes a notice after a time in milliseconds. It waits again while the notice is hovered or has the focus. It also
   * waits while the player may be dragging a card, because closing a notice can resize the table.
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
