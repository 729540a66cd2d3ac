/** Places a notice where the table leaves room, or in a row of its own under the table. */
import type { Box } from '../../browser/cards/space.js';

export interface NoticeRoom {
  /** The element that gives up room for the row. */
  readonly beside: HTMLElement;
  /** The boxes of the window that a notice may be in, computed while the notice takes no room. */
  readonly room: () => readonly Box[];
}

/** In CSS pixels: the margin round a notice, and the least and the greatest width that is pleasant to read. */
const MARGIN = 8;
const LEAST = 160;
const MOST = 544;

export class NoticePlace {
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
