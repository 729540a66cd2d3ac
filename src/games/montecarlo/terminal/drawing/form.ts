/**
 * The layout of a window. Buttons come first: cards are the largest boxes that leave room for them. In a small
 * window, cards are slim, with two characters between brackets or blanks.
 */
import type { Cell } from '../../words/cell.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { CanvasPoint, Size } from '../../../../terminal/drawing/canvas.js';
import type { Margin } from '../../../../terminal/window/margin.js';
import type { ButtonSet, PlacedButton, TextOptions } from './buttons.js';
import { IN_ENGLISH, buttonSets, inColumn, inRows } from './buttons.js';

/** Rows are counted from 0 at the top, and columns from 0 at the left. */
export interface GridForm extends CellShape, Margin {
  /** The numbers of rows and columns of cells. */
  readonly cells: Size;
  readonly gridX: number;
  readonly gridY: number;
  readonly buttons: readonly PlacedButton[];
}

const FIVE_BY_FIVE: Size = { columns: 5, rows: 5 };

/** The size of a frame's grid. A frame without rows counts as five by five. */
const cellsOf = ({ rows }: Pick<MonteCarloFrame, 'rows'>): Size =>
  rows.length === 0 ? FIVE_BY_FIVE : { columns: rows[0]?.length ?? 0, rows: rows.length };

/** The smallest window for a frame. For five rows and columns, it is the same as Klondike's. */
export function smallestFor(frame: Pick<MonteCarloFrame, 'rows'>): Size {
  const { columns, rows } = cellsOf(frame);
  return { columns: Math.max(20, columns * 3 + 1), rows: rows + 6 };
}

/** The contents of a window. */
interface GridPlan extends ButtonSet {
  readonly size: Size;
  readonly cells: Size;
  readonly shape: CellShape;
  /** Rows without buttons at the bottom of the window. */
  readonly messageRows: number;
}

/**
 * Prefers many buttons, then a message of two lines beside them, then large cards. Undefined if the window is too small.
 */
export function formFor(
  size: Size,
  frame: Pick<MonteCarloFrame, 'rows'>,
  wording: TextOptions = IN_ENGLISH,
): GridForm | undefined {
  const smallest = smallestFor(frame);
  if (size.columns < smallest.columns || size.rows < smallest.rows) return undefined;
  const cells = cellsOf(frame);
  for (const set of buttonSets(wording)) {
    for (const messageRows of [2, 1]) {
      for (const shape of SHAPES) {
        const plan = { size, cells, shape, messageRows, ...set };
        const form = withButtonsBeside(plan) ?? withButtonsBelow(plan);
        if (form !== undefined) return form;
      }
    }
  }
  return undefined;
}

const headerRowsFor = ({ columns }: Size): 1 | 2 => (columns < 40 ? 2 : 1);

/** The columns between the grid and the buttons beside it. */
const GUTTER = { narrowest: 2, widest: 4 } as const;

function withButtonsBeside({
  size,
  cells,
  shape,
  buttons,
  widest,
  messageRows,
}: GridPlan): GridForm | undefined {
  const grid = extentOf(cells, shape);
  const headerRows = headerRowsFor(size);
  const columnsLeft = size.columns - grid.columns - widest - GUTTER.narrowest;
  const rowsLeft = size.rows - headerRows - Math.max(grid.rows + 1, buttons.length + messageRows);
  if (columnsLeft < 0 || rowsLeft < 0) return undefined;
  const gutter = Math.min(GUTTER.widest, GUTTER.narrowest + Math.floor(columnsLeft / 3));
  const gridX = Math.floor((columnsLeft + GUTTER.narrowest - gutter) / 2);
  const gridY = headerRows + Math.floor(Math.min(rowsLeft, 3) / 2);
  const apart = 2 * buttons.length - 1;
  const step = grid.rows >= apart && gridY + apart + messageRows <= size.rows ? 2 : 1;
  return {
    ...shape,
    cells,
    gridX,
    gridY,
    left: headerRows === 2 ? 0 : gridX,
    headerRows,
    messageY: size.rows - 1,
    buttons: inColumn(buttons, { x: gridX + grid.columns + gutter, y: gridY }, step),
  };
}

/** The spacings of the buttons below the grid, the widest first. */
const spacingsFor = ({ columns }: Size): { readonly left: number; readonly gap: number }[] => {
  const left = columns < 40 ? 0 : columns < 60 ? 1 : 2;
  return [
    { left, gap: 2 },
    { left, gap: 1 },
    { left: 0, gap: 1 },
  ];
};

function withButtonsBelow({ size, cells, shape, buttons, messageRows }: GridPlan): GridForm | undefined {
  const grid = extentOf(cells, shape);
  const headerRows = headerRowsFor(size);
  if (grid.columns > size.columns) return undefined;
  for (const { left, gap } of spacingsFor(size)) {
    const placed = inRows(buttons, { width: size.columns - 2 * left, gap });
    const buttonRows = 1 + (placed.at(-1)?.y ?? 0);
    const rowsLeft = size.rows - headerRows - grid.rows - buttonRows - messageRows;
    if (rowsLeft < 0) continue;
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
      buttons: placed.map((button) => ({ ...button, x: left + button.x, y: buttonsY + button.y })),
    };
  }
  return undefined;
}

/** The upper left corner of a cell. */
export const cornerOf = (
  { gridX, gridY, strideX, strideY }: GridForm,
  { row, column }: Cell,
): CanvasPoint => ({
  x: gridX + column * strideX,
  y: gridY + row * strideY,
});

/** The cell at a point; undefined between the cells and beside them. */
export function cellAt(form: GridForm, { x, y }: CanvasPoint): Cell | undefined {
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

/** The shape of a cell. A stride is the distance from one cell to the next. */
interface CellShape {
  readonly boxed: boolean;
  readonly width: number;
  readonly height: number;
  readonly strideX: number;
  readonly strideY: number;
}

const boxes = (width: number, height: number, gap: number): CellShape => ({
  boxed: true,
  width,
  height,
  strideX: width + gap,
  strideY: height,
});

const slim = (strideX: number, strideY: number): CellShape => ({
  boxed: false,
  width: 4,
  height: 1,
  strideX,
  strideY,
});

/** The largest first. In the slimmest shape, neighbors share a column for their brackets. */
const SHAPES: readonly CellShape[] = [
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

/** The size of the whole grid. */
export const extentOf = ({ columns, rows }: Size, { width, height, strideX, strideY }: CellShape): Size => ({
  columns: (columns - 1) * strideX + width,
  rows: (rows - 1) * strideY + height,
});
