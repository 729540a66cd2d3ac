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

/** A rectangle: its top left corner and its size. */
export interface Box extends Point, Size {}

/** The height of a card divided by its width. */
export const RATIO = 1.4;

/** The gap between columns and at the sides, in card widths. */
export const GAP = 0.12;

/** The width of this many columns with all their gaps, in card widths. */
export const spread = (columns: number, gap = GAP): number => columns * (1 + gap) + gap;

/** In CSS pixels. Narrower cards show only large signs. */
export const PLAIN_BELOW = 66;
