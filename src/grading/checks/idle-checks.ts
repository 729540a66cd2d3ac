/** Checks that a handler also passes by doing nothing: by themselves they show nothing of what it can do. */
import type { EventCheckId } from './event-checks.js';

const IDLE: readonly EventCheckId[] = [
  'draw.rest',
  'recycle.nothing-left',
  'w>t.refuses-fit',
  'w>t.refuses-empty',
  'w>f.refuses',
  't>f.refuses',
  'f>t.refuses',
  't>t.refuses-fit',
  't>t.refuses-empty',
  'turn-up.top-only',
  'undo.refused',
  'count.start',
  'count.refused',
  'win.early',
  'win.again',
  'view.refused',
  'view.own-moves',
  'view.foundation',
  'view.piles',
  'view.arrays',
  'view.moves',
  'robust.first',
  'robust.undo',
  'robust.empty',
  'robust.hidden',
  'robust.same',
  'robust.no-pile',
];

export const IDLE_CHECKS: ReadonlySet<string> = new Set(IDLE);
