/** Where all cards lie. A layout is a value: a move makes a new one, which shares the piles it left alone. */
import type { Pile } from '../../core/pile.js';
import { EMPTY } from '../../core/pile.js';

/** Leftmost first. */
export const FOUNDATIONS = ['f1', 'f2', 'f3', 'f4'] as const;

/** Leftmost first. */
export const TABLEAU = ['t1', 't2', 't3', 't4', 't5', 't6', 't7'] as const;

export const PILES = ['stock', 'waste', ...FOUNDATIONS, ...TABLEAU] as const;

export type FoundationId = (typeof FOUNDATIONS)[number];
export type TableauId = (typeof TABLEAU)[number];
export type PileId = (typeof PILES)[number];

export interface Layout extends Readonly<Record<PileId, Pile>> {
  /** How often the waste has been turned over since the deal. */
  readonly redeals: number;
}

export const EMPTY_LAYOUT: Layout = {
  stock: EMPTY,
  waste: EMPTY,
  f1: EMPTY,
  f2: EMPTY,
  f3: EMPTY,
  f4: EMPTY,
  t1: EMPTY,
  t2: EMPTY,
  t3: EMPTY,
  t4: EMPTY,
  t5: EMPTY,
  t6: EMPTY,
  t7: EMPTY,
  redeals: 0,
};

export const isFoundation = (id: PileId): id is FoundationId => id.startsWith('f');

export const isTableau = (id: PileId): id is TableauId => id.startsWith('t');
