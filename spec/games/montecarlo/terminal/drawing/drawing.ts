/** Drawings of grids, with their frames and the expected text. */
import { EMPTY_FRAME } from '../../../../../src/games/montecarlo/contract/frame.js';
import type { MonteCarloFrame } from '../../../../../src/games/montecarlo/contract/frame.js';
import { parseGrid, rowsOf } from '../../../../../src/games/montecarlo/model/grid.js';
import type { GridState } from '../../../../../src/games/montecarlo/terminal/drawing/draw-table.js';
import { drawTable } from '../../../../../src/games/montecarlo/terminal/drawing/draw-table.js';
import type { Cell } from '../../../../../src/games/montecarlo/words/cell.js';
import { marked } from '../../../klondike/terminal/marked.js';
import { parseCell } from '../../../../../src/games/montecarlo/words/cell.js';

/** The cells in `a1 b2`. */
export const cells = (text: string): Cell[] =>
  text.split(' ').flatMap((word) => (word === '' ? [] : [parseCell(word) ?? { row: NaN, column: NaN }]));

/** The rows of a grid as text, with the other facts of a frame. */
export const frameWith = (rows: string, others: Partial<MonteCarloFrame> = {}): MonteCarloFrame => ({
  ...EMPTY_FRAME,
  rows: rowsOf(parseGrid(rows)),
  ...others,
});

/** Game 12345 after two moves, with a hint. */
export const MIDDLE = frameWith(
  `
  r1: 6h 2s -- 8d 9s
  r2: Ad -- Ah 9h Qs
  r3: Kh 7h 5c 2d 7c
  r4: 7d -- -- Tc 2c
  r5: 3c 3d Qd 8h Qh
`,
  { highlighted: cells('a5 b5'), cardsLeft: 27, score: 4, game: 12345n },
);

const NOTHING = [1, 2, 3, 4, 5].map((row) => `r${row}: -- -- -- -- --`).join('\n');

export const WON = frameWith(NOTHING, { score: 52, game: -7n, won: true });

export interface Drawing {
  readonly of: MonteCarloFrame;
  /** Columns and rows. */
  readonly size: readonly [number, number];
  readonly ascii?: boolean;
  readonly state?: Partial<GridState>;
  /** The drawing as text, without color. Braces mark inverse text. */
  readonly looks: string;
}

export function draw({
  of,
  size: [columns, rows],
  ascii = false,
  state = {},
}: Omit<Drawing, 'looks'>): string {
  const options = { columns, rows, unicode: !ascii, color: 'none' } as const;
  const at: GridState = { cursor: { row: 1, column: 0 }, message: '', isAlarm: false, ...state };
  return drawTable(of, options, at).map(marked).join('\n');
}
