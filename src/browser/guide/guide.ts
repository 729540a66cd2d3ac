/** Shows a hint on a table: a ghost of its cards glides to their target, and a sentence next to them says why. */
import type { Box, Point, Size } from '../cards/space.js';
import { insideOf, sharedArea, translation } from '../cards/space.js';
import { make } from '../dom.js';
import { guideSheet } from './style.js';

/** A copy of a card, which glides between two points. */
export interface Ghost {
  readonly face: Element;
  readonly from: Point;
  readonly to: Point;
}

export interface GuidedHint {
  /** Bottom to top. Empty if nothing moves. */
  readonly ghosts: readonly Ghost[];
  readonly sentence: string;
  /** Says how to play the move. */
  readonly again: string;
  /** The boxes of the marked cards, the target first. The sentence covers none of them if possible. */
  readonly marked: readonly Box[];
  /** The boxes of the other cards. The sentence covers as little of them as possible. */
  readonly others: readonly Box[];
}

/** How long a ghost takes, in milliseconds, and how often it glides. */
const GLIDE: KeyframeAnimationOptions = { duration: 1300, iterations: 2, easing: 'ease-in-out' };

/** The delay between the ghosts of a group, in milliseconds. */
const STEP = 25;

/** The space around the sentence, in CSS pixels. */
const MARGIN = 8;

export class Guide {
  private readonly element = make('div', { class: 'guide', 'aria-hidden': 'true' });

  /** @param table the element of the table, which is in a shadow root */
  constructor(table: HTMLElement) {
    const root = table.getRootNode();
    if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(guideSheet()))
      root.adoptedStyleSheets.push(guideSheet());
    table.append(this.element);
  }

  show({ ghosts, sentence, again, marked, others }: GuidedHint): void {
    const reason = make(
      'div',
      { class: 'reason' },
      make('p', {}, sentence),
      make('p', { class: 'again' }, again),
    );
    const gliding = ghosts.map(({ face }) => make('div', { class: 'ghost' }, face));
    this.element.replaceChildren(...gliding, reason);
    ghosts.forEach((ghost, index) => glide(gliding[index], ghost, index * STEP));
    const { offsetWidth: width, offsetHeight: height } = reason;
    const place = placeFor({ width, height }, insideOf(this.element), { marked, others });
    reason.style.transform = translation(place);
  }

  hide(): void {
    this.element.replaceChildren();
  }
}

function glide(element: HTMLElement | undefined, ghost: Ghost, delay: number): void {
  const [from, to] = [translation(ghost.from), translation(ghost.to)];
  const frames = {
    transform: [from, from, to, to, to],
    opacity: [0, 1, 1, 1, 0],
    offset: [0, 0.1, 0.75, 0.93, 1],
  };
  element?.animate(frames, { ...GLIDE, delay });
}

/** The cost of covering a pixel of a marked box or of another card, and of being a pixel farther away. */
const MARKED_COST = 100;
const OTHER_COST = 4;
const DISTANCE_COST = 20;

/** The distance between the places to try, in CSS pixels. */
const GRID = 12;

/** The place near a marked box where the sentence covers the least. */
export function placeFor(
  { width, height }: Size,
  table: Size,
  { marked, others }: Pick<GuidedHint, 'marked' | 'others'>,
): Point {
  const costAt = (point: Point): number => {
    const box = { ...point, width, height };
    const roomy = {
      x: box.x - MARGIN,
      y: box.y - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    };
    return (
      marked.reduce((sum, one) => sum + MARKED_COST * sharedArea(roomy, one), 0) +
      others.reduce((sum, one) => sum + OTHER_COST * sharedArea(box, one), 0) +
      DISTANCE_COST * Math.min(...marked.map((one) => gapBetween(box, one)))
    );
  };
  let best = { x: MARGIN, y: MARGIN };
  let least = Infinity;
  for (let y = MARGIN; y <= table.height - height - MARGIN; y += GRID)
    for (let x = MARGIN; x <= table.width - width - MARGIN; x += GRID) {
      const cost = costAt({ x, y });
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  return best;
}

/** The distance between two boxes, along both axes together. */
const gapBetween = (one: Box, other: Box): number =>
  Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width) +
  Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
