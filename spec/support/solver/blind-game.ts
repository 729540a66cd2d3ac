/** Games played by hints alone. */
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
import { play } from '../../../src/games/klondike/model/play.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import type { Hint, HintOptions, Knowledge, NoHint } from '../../../src/solver.js';
import { firstLook, hint, nextLook } from '../../../src/solver.js';

export interface BlindGame {
  readonly hints: readonly (Hint | NoHint)[];
  /** The last one is the end of the game. */
  readonly layouts: readonly Layout[];
  /** What was known when the game was over. */
  readonly known: Knowledge;
}

/** More hints than any game can take. */
const MOST = 2000;

/** @throws Error if a hint is refused, or they do not end */
export function playBlind(rules: Rules, deal: Layout, options: HintOptions): BlindGame {
  const hints: (Hint | NoHint)[] = [];
  const layouts = [deal];
  let now = deal;
  let known = firstLook(rules, deal);
  while (hints.length < MOST) {
    const next = hint(known, options);
    hints.push(next);
    if (next.move === undefined) return { hints, layouts, known };
    now = played(rules, now, next.move);
    layouts.push(now);
    known = nextLook(known, now);
  }
  throw new Error(`${MOST} hints, and no end`);
}

export function played(rules: Rules, layout: Layout, move: Move): Layout {
  const outcome = play(rules, layout, move);
  if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${outcome.why}`);
  return outcome.next;
}
