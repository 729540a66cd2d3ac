/** Sizes and places, in CSS pixels; of a table, from its top left corner. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const isSameSize = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point, Size {}

/** Height over width of a card. */
export const RATIO = 1.4;

/** Between two columns and beside the outer ones, in widths of a card. */
export const GAP = 0.12;

/** The width of so many columns and the gaps between and beside them, in widths of a card. */
export const spread = (columns: number): number => columns * (1 + GAP) + GAP;

/** Narrower cards, in CSS pixels, carry large signs only. */
export const PLAIN_BELOW = 66;
