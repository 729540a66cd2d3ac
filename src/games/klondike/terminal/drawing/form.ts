/**
 * The layout of a window of a given size. Cards are boxes if they fit. In a small window, they are slim, with two
 * characters each.
 */
import type { Size } from '../../../../terminal/drawing/canvas.js';

/** The minimum number of rows for a pile, which has to fit its backs, its base, the cursor, its top, and two gaps. */
const FEWEST_ROWS = 6;

/** The smallest window for a table. */
export const SMALLEST: Size = { columns: 20, rows: 11 };

/** Rows are counted from 0 at the top, and columns from 0 at the left. */
export interface TableForm {
  readonly boxed: boolean;
  readonly width: number;
  readonly height: number;
  /** The offset from one pile to the next, in columns. */
  readonly stride: number;
  /** The first pile's column. */
  readonly left: number;
  /** If there are two rows, the second one shows the number of moves. */
  readonly headerRows: 1 | 2;
  /** The row of the stock and the foundations. */
  readonly topY: number;
  readonly wasteX: number;
  readonly wasteY: number;
  /** The offset from one card of the waste to the next, in columns. */
  readonly fan: number;
  /** The row of the numbers above the tableau; undefined if they don't fit. */
  readonly numbersY: number | undefined;
  readonly tableauY: number;
  readonly tableauRows: number;
  readonly messageY: number;
}

/** Undefined if the window is too small. */
export function formFor(size: Size): TableForm | undefined {
  if (size.columns < SMALLEST.columns || size.rows < SMALLEST.rows) return undefined;
  return size.columns >= 48 && size.rows >= 18 ? boxedForm(size) : slimForm(size);
}

/** The sizes of boxes, from large to small. */
const BOXES = [
  { columns: 100, rows: 36, width: 9, height: 5 },
  { columns: 70, rows: 30, width: 7, height: 4 },
  { columns: 70, rows: 18, width: 7, height: 3 },
] as const;

const SMALL_BOX = { width: 5, height: 3 } as const;

function boxedForm(size: Size): TableForm {
  const { width, height } =
    BOXES.find((box) => size.columns >= box.columns && size.rows >= box.rows) ?? SMALL_BOX;
  const columns = pileColumns(size.columns, width, 4);
  const numbersY = 1 + height;
  return {
    boxed: true,
    width,
    height,
    ...columns,
    headerRows: 1,
    topY: 1,
    wasteX: columns.left + columns.stride,
    wasteY: 1,
    fan: 3,
    numbersY,
    ...tableauRows(size, numbersY + 1),
  };
}

function slimForm(size: Size): TableForm {
  const columns = pileColumns(size.columns, 2, 4);
  const headerRows = size.columns < 28 ? 2 : 1;
  const isWide = columns.stride >= 5;
  const wasteY = isWide ? headerRows : headerRows + 1;
  const numbersY = size.rows >= 16 ? wasteY + 1 : undefined;
  return {
    boxed: false,
    width: 2,
    height: 1,
    ...columns,
    headerRows,
    topY: headerRows,
    wasteX: columns.left + (isWide ? columns.stride : 0),
    wasteY,
    fan: 3,
    numbersY,
    ...tableauRows(size, (numbersY ?? wasteY) + 1),
  };
}

/** Centers seven piles in the window, with gaps as wide as it allows, up to `widestGap`. */
function pileColumns(columns: number, width: number, widestGap: number): Pick<TableForm, 'stride' | 'left'> {
  const gap = Math.min(widestGap, Math.floor((columns - 7 * width) / 6));
  const stride = width + gap;
  return { stride, left: Math.floor((columns - 6 * stride - width) / 2) };
}

const tableauRows = (
  { rows }: Size,
  tableauY: number,
): Pick<TableForm, 'tableauY' | 'tableauRows' | 'messageY'> => ({
  tableauY,
  tableauRows: Math.max(FEWEST_ROWS, rows - 1 - tableauY),
  messageY: rows - 1,
});
