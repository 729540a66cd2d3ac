/** The shapes that the cells of a grid can have. */
import type { Size } from '../../../../terminal/drawing/canvas.js';

/** The shape of a cell. A stride is the distance from one cell to the next. */
export interface Shape {
  readonly boxed: boolean;
  readonly width: number;
  readonly height: number;
  readonly strideX: number;
  readonly strideY: number;
}

const boxes = (width: number, height: number, gap: number): Shape => ({
  boxed: true,
  width,
  height,
  strideX: width + gap,
  strideY: height,
});

const slim = (strideX: number, strideY: number): Shape => ({
  boxed: false,
  width: 4,
  height: 1,
  strideX,
  strideY,
});

/** The largest first. In the slimmest shape neighbors share the column of a bracket. */
export const SHAPES: readonly Shape[] = [
  boxes(13, 7, 2),
  boxes(11, 5, 2),
  boxes(9, 4, 2),
  boxes(7, 3, 2),
  boxes(7, 3, 0),
  boxes(6, 3, 0),
  slim(7, 2),
  slim(5, 2),
  slim(4, 2),
  slim(7, 1),
  slim(5, 1),
  slim(4, 1),
  slim(3, 1),
];

/** The size of all cells together. */
export const extentOf = ({ columns, rows }: Size, { width, height, strideX, strideY }: Shape): Size => ({
  columns: (columns - 1) * strideX + width,
  rows: (rows - 1) * strideY + height,
});
