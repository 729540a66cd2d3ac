/** Sizes and places, in CSS pixels. Places on a table are measured from its top left corner. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

/** The inner size of an element, in its own pixels, because a page may be zoomed. */
export const insideOf = ({ clientWidth: width, clientHeight: height }: Element): Size => ({ width, height });

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const isSamePoint = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** A rectangle: its top left corner and its size. */
export interface Box extends Point, Size {}

/** The area that two boxes share. */
export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The CSS transform that moves an element from the corner of its table to a point. */
export const translation = ({ x, y }: Point): string => `translate(${x}px,${y}px)`;

/** The height of a card divided by its width. */
export const RATIO = 1.4;

/** The gap between columns and at the sides, in card widths. */
export const GAP = 0.12;

/** The width of this many columns with all their gaps, in card widths. */
export const spread = (columns: number, gap = GAP): number => columns * (1 + gap) + gap;

/** In CSS pixels. Narrower cards show only large signs. */
export const PLAIN_BELOW = 66;
