/** Sizes and places, in CSS pixels. Places on a table are measured from its top left corner. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

/** The room inside an element, in its own pixels: a page may be zoomed. */
export const insideOf = ({ clientWidth: width, clientHeight: height }: Element): Size => ({ width, height });

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle: the place of its top left corner, and its size. */
export interface Box extends Point, Size {}

/** The height of a card divided by its width, as its face is drawn. */
export const RATIO = 1.4;

/** The gap between two columns, and beside the outer ones, in card widths. */
export const GAP = 0.12;

/** The width of this many columns with the gaps between and beside them, in card widths. */
export const spread = (columns: number, gap = GAP): number => columns * (1 + gap) + gap;

/** Cards narrower than this, in CSS pixels, show only large signs. */
export const PLAIN_BELOW = 66;
