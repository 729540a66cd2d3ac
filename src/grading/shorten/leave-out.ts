/** Leaves out everything that a fault does not need: calls of a game, and cards of the table that it starts from. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { PILES } from '../../games/klondike/words/piles.js';

/** Returns the same fault, or undefined if this input does not show it. */
type Retry<Input, Found> = (input: Input) => Found | undefined;

/**
 * Shorter runs of calls are left out at every position; longer runs are left out one after the other, without overlaps.
 */
const FEW = 12;

const ALL_SIZES = Array.from({ length: FEW }, (_, index) => FEW - index);

/**
 * The lengths of runs to leave out. If there are many calls: nine, because nine clicks are a pass through the stock,
 * and two, because a move and its reverse are two. If there are few: all lengths.
 */
const sizesFor = (calls: number): number[] =>
  calls > 2 * FEW ? [9, 2, 1] : ALL_SIZES.filter((size) => size < calls);

/** Leaves out calls, first many at a time and then fewer, until all remaining calls are needed. */
export function fewestCalls<Call, Found extends { readonly calls: readonly Call[] }>(
  found: Found,
  {
    retry,
    kept = 0,
    textOf,
  }: {
    /** Plays these calls. It may return `undefined` without playing, for example when time is up. */
    readonly retry: Retry<readonly Call[], Found>;
    /** The number of calls to keep at the start; 0 by default. The last call always stays. */
    readonly kept?: number;
    /** A text for these calls. The same calls are not played twice. */
    readonly textOf: (calls: readonly Call[]) => string;
  },
): Found {
  const tried = new Set<string>();
  let best = found;
  const isLeftOut = (isOut: (index: number) => boolean): boolean => {
    const calls = best.calls.filter((_, index) => !isOut(index));
    const text = textOf(calls);
    if (tried.has(text)) return false;
    tried.add(text);
    const fewer = retry(calls);
    if (fewer === undefined || fewer.calls.length >= best.calls.length) return false;
    best = fewer;
    return true;
  };
  const leaveOutRuns = (size: number): void => {
    const step = size > FEW ? size : 1;
    for (let at = kept; at + size < best.calls.length;)
      if (!isLeftOut((index) => index >= at && index < at + size)) at += step;
  };
  /** A move and its reverse may be far apart. */
  const leaveOutPairs = (): void => {
    if (best.calls.length > 2 * FEW) return;
    for (let one = kept; one < best.calls.length - 2; one++)
      for (let other = one + 2; other < best.calls.length - 1; other++)
        isLeftOut((index) => index === one || index === other);
  };
  for (let size = best.calls.length >> 1; size > FEW; size >>= 1) leaveOutRuns(size);
  for (let before = Infinity; best.calls.length < before;) {
    before = best.calls.length;
    for (const size of sizesFor(before - kept)) leaveOutRuns(size);
    leaveOutPairs();
  }
  return best;
}

/** Leaves out whole piles, then the lower cards of the others. */
export function barestTable<Found extends { readonly layout: Layout }>(
  found: Found,
  retry: Retry<Layout, Found>,
): Found {
  let best = found;
  for (const id of PILES) {
    if (best.layout[id].cards.length > 0) best = retry(withTopCards(best.layout, id, 0)) ?? best;
  }
  for (const id of PILES) {
    for (let count = 1; count < best.layout[id].cards.length; count++)
      best = retry(withTopCards(best.layout, id, count)) ?? best;
  }
  return best;
}

/** The table with only the top `count` cards of a pile. */
function withTopCards(layout: Layout, id: (typeof PILES)[number], count: number): Layout {
  const { cards, faceDown } = layout[id];
  const less = cards.length - count;
  return { ...layout, [id]: { cards: cards.slice(less), faceDown: Math.max(0, faceDown - less) } };
}
