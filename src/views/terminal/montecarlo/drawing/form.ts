/**
 * Where everything stands in a window of a given size. Cards are boxes where there is room for them, the largest
 * that leave room for the buttons; in a small window they are slim, two characters each between brackets or blanks.
 */
import type { Cell } from '../../../../montecarlo/cell.js';
import type { Frame } from '../../../../montecarlo/contract/frame.js';
import type { Point } from '../../drawing/canvas.js';
import type { Size } from '../../drawing/form.js';
import type { Margin } from '../../window/margin.js';
import type { Button, PlacedButton } from './buttons.js';
import { BUTTONS, FEW_BUTTONS, WIDEST, inColumn, inRows } from './buttons.js';

/** Of a cell; strides are from one to the next. */
interface Shape {
  readonly boxed: boolean;
  readonly width: number;
  readonly height: number;
  readonly strideX: number;
  readonly strideY: number;
}

/** Rows count from 0, the uppermost, columns from 0, the leftmost. */
export interface Form extends Shape, Margin {
  /** How many rows and columns of cells there are. */
  readonly cells: Size;
  readonly gridX: number;
  readonly gridY: number;
  readonly buttons: readonly PlacedButton[];
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

/** The largest first. Of the slimmest, neighbors share the place of a bracket. */
const SHAPES: readonly Shape[] = [
  boxes(13, 7, 2),
  boxes(11, 5, 2),
  boxes(9, 4, 2),
  boxes(7, 3, 2),
  boxes(7, 3, 0),
  boxes(6, 3, 0),
  slim(7, 2),
  slim(5, 2),
  slim(7, 1),
  slim(5, 1),
  slim(4, 1),
  slim(3, 1),
];

/** Between the grid and the buttons beside it. */
const GUTTER = 4;

const FIVE_BY_FIVE: Size = { columns: 5, rows: 5 };

/** How many cells a frame has; of the first frame it is not known, and five rows and columns are as good a guess as any. */
const cellsOf = ({ rows }: Pick<Frame, 'rows'>): Size =>
  rows.length === 0 ? FIVE_BY_FIVE : { columns: rows[0]?.length ?? 0, rows: rows.length };

/** The smallest window a frame can be shown in: for five rows and columns as small as Klondike's. */
export function smallestFor(frame: Pick<Frame, 'rows'>): Size {
  const { columns, rows } = cellsOf(frame);
  return { columns: Math.max(20, columns * 3 + 1), rows: rows + 6 };
}

/** Undefined where the window is too small. */
export function formFor(size: Size, frame: Pick<Frame, 'rows'>): Form | undefined {
  const smallest = smallestFor(frame);
  if (size.columns < smallest.columns || size.rows < smallest.rows) return undefined;
  const cells = cellsOf(frame);
  for (const shape of SHAPES) {
    const form =
      withButtonsBeside(size, cells, shape) ??
      withButtonsBelow(size, cells, { shape, buttons: BUTTONS }) ??
      withButtonsBelow(size, cells, { shape, buttons: FEW_BUTTONS });
    if (form !== undefined) return form;
  }
  return undefined;
}

/** Of all cells. */
export const extentOf = ({ columns, rows }: Size, { width, height, strideX, strideY }: Shape): Size => ({
  columns: (columns - 1) * strideX + width,
  rows: (rows - 1) * strideY + height,
});

function withButtonsBeside(size: Size, cells: Size, shape: Shape): Form | undefined {
  const grid = extentOf(cells, shape);
  const needed = grid.columns + GUTTER + WIDEST;
  const rowsLeft = size.rows - 2 - Math.max(grid.rows, BUTTONS.length);
  if (!shape.boxed || needed > size.columns - 2 || rowsLeft < 0) return undefined;
  const gridX = Math.floor((size.columns - needed) / 2);
  const gridY = 1 + Math.floor(Math.min(rowsLeft, 3) / 2);
  const step = grid.rows >= 2 * BUTTONS.length - 1 ? 2 : 1;
  return {
    ...shape,
    cells,
    gridX,
    gridY,
    left: gridX,
    headerRows: 1,
    messageY: size.rows - 1,
    buttons: inColumn(BUTTONS, { x: gridX + grid.columns + GUTTER, y: gridY }, step),
  };
}

interface Below {
  readonly shape: Shape;
  readonly buttons: readonly Button[];
}

function withButtonsBelow(size: Size, cells: Size, { shape, buttons }: Below): Form | undefined {
  const grid = extentOf(cells, shape);
  const left = size.columns < 40 ? 0 : size.columns < 60 ? 1 : 2;
  const headerRows = size.columns < 40 ? 2 : 1;
  const width = size.columns - 2 * left;
  const [, ...others] = inRows(buttons, { x: 0, y: 0 }, width);
  const buttonRows = 1 + (others.at(-1)?.y ?? 0);
  const rowsLeft = size.rows - headerRows - grid.rows - buttonRows - 1;
  if (grid.columns > size.columns || rowsLeft < 0) return undefined;
  const gridY = headerRows + (rowsLeft > 1 ? 1 : 0);
  const buttonsY = gridY + grid.rows + (rowsLeft > 0 ? 1 : 0);
  return {
    ...shape,
    cells,
    gridX: Math.floor((size.columns - grid.columns) / 2),
    gridY,
    left,
    headerRows,
    messageY: size.rows - 1,
    buttons: inRows(buttons, { x: left, y: buttonsY }, width),
  };
}

/** Where a cell's upper left corner is. */
export const cornerOf = ({ gridX, gridY, strideX, strideY }: Form, { row, column }: Cell): Point => ({
  x: gridX + column * strideX,
  y: gridY + row * strideY,
});

/** The cell at a point; undefined between the cells and beside them. */
export function cellAt(form: Form, { x, y }: Point): Cell | undefined {
  const cell = {
    row: Math.floor((y - form.gridY) / form.strideY),
    column: Math.floor((x - form.gridX) / form.strideX),
  };
  const corner = cornerOf(form, cell);
  const isIn = x - corner.x < form.width && y - corner.y < form.height;
  const { columns, rows } = form.cells;
  const isCell = cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < columns;
  return isIn && isCell ? cell : undefined;
}
