/** A search that begins in a position met by another. */
import {
  EMPTY_PILES,
  FACE_DOWN,
  HEIGHTS,
  LEFT,
  LOCKED,
  LOCK_KEY,
  PASS,
  VISIBLE,
} from '../position-numbers.js';
import type { Start } from '../start.js';
import { PASSES } from '../stock-row.js';

/** @param now the numbers of a position reached from `start` */
export function startAt(start: Start, now: Int32Array): Start {
  const left = now[LEFT] ?? 0;
  const pass = now[PASS] ?? 0;
  const row = start.row.filter((_, place) => ((left >> place) & 1) === 1);
  const placeInRow = new Int32Array(start.placeInRow.length);
  row.forEach((card, place) => (placeInRow[card] = place));
  return {
    ...start,
    visibleLow: now[VISIBLE] ?? 0,
    visibleHigh: now[VISIBLE + 1] ?? 0,
    lockedLow: now[LOCKED] ?? 0,
    lockedHigh: now[LOCKED + 1] ?? 0,
    heights: now[HEIGHTS] ?? 0,
    lockKey: now[LOCK_KEY] ?? 0,
    hidden: now[FACE_DOWN] ?? 0,
    empty: now[EMPTY_PILES] ?? 0,
    boundary: Math.floor(pass / PASSES),
    redeals: pass % PASSES,
    row,
    placeInRow,
  };
}
