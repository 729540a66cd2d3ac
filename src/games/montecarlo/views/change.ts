/** From one frame to the next: which cards move, which go and which come. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import type { Cell } from '../words/cell.js';
import { isSameCell } from '../words/cell.js';
import type { Frame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { MonteCarloEventName } from '../contract/handler.js';

/** A card in a cell. */
export interface Lying {
  /**
   * A card that looks the same in two frames has the same key. A faulty handler may show a card twice; these
   * two have different keys.
   */
  readonly key: string;
  readonly card: Card;
  /** The index of its cell, row by row. */
  readonly index: number;
}

interface Move extends Lying {
  /** The index of the cell it comes from. */
  readonly from: number;
}

/** Each list is in row-major order. */
export interface Change {
  readonly moved: readonly Move[];
  readonly gone: readonly Lying[];
  readonly came: readonly Lying[];
}

/** Why a frame is shown: cards are dealt, a move is undone, or a move is played. */
export type Reason = 'deal' | 'undo' | 'play';

export const isHighlighted = ({ highlighted }: Frame, cell: Cell): boolean =>
  highlighted.some((one) => isSameCell(one, cell));

/** Is the cell part of a hint? A hint shows a pair; a player chooses one card first. */
export const isHinted = (frame: Frame, cell: Cell): boolean =>
  frame.highlighted.length > 1 && isHighlighted(frame, cell);

/** The cards of a frame, row by row. */
export function lyingIn({ rows }: Pick<Frame, 'rows'>): Lying[] {
  const seen = new Map<Card, number>();
  return rows.flat().flatMap((card, index) => {
    if (card === NO_CARD) return [];
    const times = seen.get(card) ?? 0;
    seen.set(card, times + 1);
    return [{ key: `${card}/${times}`, card, index }];
  });
}

export function changeOf(before: Pick<Frame, 'rows'>, after: Pick<Frame, 'rows'>): Change {
  const [was, is] = [lyingIn(before), lyingIn(after)];
  const old = new Map(was.map(({ key, index }) => [key, index]));
  const keys = new Set(is.map(({ key }) => key));
  return {
    moved: is.flatMap((lying) => {
      const from = old.get(lying.key);
      return from === undefined || from === lying.index ? [] : [{ ...lying, from }];
    }),
    gone: was.filter(({ key }) => !keys.has(key)),
    came: is.filter(({ key }) => !old.has(key)),
  };
}

/**
 * A new game number and the first frame of a view count as a deal, too: a game may be older than its view.
 */
export function reasonOf(
  event: MonteCarloEventName | 'redo' | undefined,
  before: Frame,
  after: Frame,
): Reason {
  if (event === 'undo') return 'undo';
  const isDealt = event === 'newGame' || event === 'newDeal' || event === 'replay';
  return isDealt || before === EMPTY_FRAME || before.game !== after.game ? 'deal' : 'play';
}
