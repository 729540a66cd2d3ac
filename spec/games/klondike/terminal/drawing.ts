/** Drawings to compare: their content and how they look. */
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { TableState } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { drawTable } from '../../../../src/games/klondike/terminal/drawing/draw-table.js';
import { marked } from './marked.js';

/** A long game with its longest pile. */
export const MIDDLE = parseFrame(`
  waste: 2s Kc 6d
  f1: Ah 2h
  f2: As
  t1: Kd
  t3: ## 9h 8c
  t5: ## ## ## ## Qs Jh
  t7: ## ## ## ## ## ## Ks Qh Js Th 9s 8h 7s 6h 5s 4h 3s 2h As
  moves: 12
`);

export const START = parseFrame(`
  t1: Th
  t2: ## 3s
  t3: ## ## 6s
  t4: ## ## ## 4s
  t5: ## ## ## ## 6d
  t6: ## ## ## ## ## As
  t7: ## ## ## ## ## ## Qh
`);

export const WON = parseFrame(`
  stock: empty
  f1: Qh Kh
  f2: Qs Ks
  f3: Qd Kd
  f4: Qc Kc
  moves: 112
  won
`);

export interface Drawing {
  readonly of: typeof MIDDLE;
  /** Columns and rows. */
  readonly size: readonly [number, number];
  readonly ascii?: boolean;
  readonly stockLeft?: number;
  readonly state: Partial<TableState>;
  /** Without colors. Inverse text stands between braces. */
  readonly looks: string;
}

export function draw(drawing: Omit<Drawing, 'looks'>): string {
  const { of, size, ascii = false, stockLeft, state } = drawing;
  const [columns, rows] = size;
  const look = { columns, rows, unicode: !ascii, color: 'none' } as const;
  const options = { ...look, deal: 'java:4294967295', stockLeft };
  const at: TableState = { cursor: { pile: 'stock', depth: 1 }, message: '', ...state };
  return drawTable(of, options, at).map(marked).join('\n');
}
