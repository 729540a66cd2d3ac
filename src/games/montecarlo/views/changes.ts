/** Puts a change into sentences, from the frames before and after it. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import type { Cell } from '../words/cell.js';
import { isSameCell } from '../words/cell.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { MonteCarloCall, MonteCarloEventName } from '../contract/handler.js';
import type { OrRedo } from '../../../core/redo.js';
import type {
  CardCounts,
  CellContent,
  MonteCarloChangeStrings as Strings,
} from '../words/strings/english.js';

/** A card in a cell. */
export interface CellCard {
  /**
   * A key that is the same in every frame with the card. If a faulty handler shows a card twice, the two have different
   * keys.
   */
  readonly key: string;
  readonly card: Card;
  /** The index of its cell, row by row. */
  readonly index: number;
}

/** Each list is in row-major order. */
export interface GridChanges {
  readonly moved: readonly CellCard[];
  readonly gone: readonly CellCard[];
  readonly came: readonly CellCard[];
}

/** The reason for a frame, which is a deal, an undo or a move. */
export type ChangeReason = 'deal' | 'undo' | 'play';

export const isHighlighted = ({ highlighted }: MonteCarloFrame, cell: Cell): boolean =>
  highlighted.some((one) => isSameCell(one, cell));

/** Is the cell part of a hint? A hint highlights two cells, and a selection highlights only one. */
export const isHinted = (frame: MonteCarloFrame, cell: Cell): boolean =>
  frame.highlighted.length > 1 && isHighlighted(frame, cell);

/** The cards of a frame, row by row. */
export function lyingIn({ rows }: Pick<MonteCarloFrame, 'rows'>): CellCard[] {
  const seen = new Map<Card, number>();
  return rows.flat().flatMap((card, index) => {
    if (card === NO_CARD) return [];
    const times = seen.get(card) ?? 0;
    seen.set(card, times + 1);
    return [{ key: `${card}/${times}`, card, index }];
  });
}

export function changeOf(
  before: Pick<MonteCarloFrame, 'rows'>,
  after: Pick<MonteCarloFrame, 'rows'>,
): GridChanges {
  const [was, is] = [lyingIn(before), lyingIn(after)];
  const old = new Map(was.map(({ key, index }) => [key, index]));
  const keys = new Set(is.map(({ key }) => key));
  return {
    moved: is.filter(({ key, index }) => {
      const from = old.get(key);
      return from !== undefined && from !== index;
    }),
    gone: was.filter(({ key }) => !keys.has(key)),
    came: is.filter(({ key }) => !old.has(key)),
  };
}

/**
 * A new game number and a view's first frame also count as a deal, because a game can be older than its view.
 */
export function reasonOf(
  event: MonteCarloEventName | 'redo' | undefined,
  before: MonteCarloFrame,
  after: MonteCarloFrame,
): ChangeReason {
  if (event === 'undo') return 'undo';
  const isDealt = event === 'newGame' || event === 'newDeal' || event === 'replay';
  return isDealt || before === EMPTY_FRAME || before.game !== after.game ? 'deal' : 'play';
}

/** The event that caused a change. */
export type ChangeEvent = OrRedo<MonteCarloCall>['event'];

/** The sentences about a change. @param event the cause; undefined if no event caused the change */
export type SayChange = (before: MonteCarloFrame, after: MonteCarloFrame, event?: ChangeEvent) => string;

export const changesIn =
  (say: Strings): SayChange =>
  (before, after, event) => {
    const change = { before, after, event, say };
    const won = isNewWin(before, after, event) ? [say.won(after.score)] : [];
    return [...sayCards(change), ...won, ...sayMarks(change)].join(' ');
  };

/** Did this change win the game? A game can also have been won before this view showed it, or in another tab. */
export const isNewWin = (
  before: MonteCarloFrame,
  after: MonteCarloFrame,
  event: ChangeEvent | undefined,
): boolean =>
  after.won &&
  !before.won &&
  (event !== undefined ||
    (reasonOf(event, before, after) !== 'deal' && isByOneMove(changeOf(before, after).gone)));

/** One move removes at most two cards. */
const isByOneMove = (gone: readonly CellCard[]): boolean => gone.length <= 2;

interface SpokenChange {
  readonly before: MonteCarloFrame;
  readonly after: MonteCarloFrame;
  readonly event: ChangeEvent | undefined;
  readonly say: Strings;
}

function sayCards({ before, after, event, say }: SpokenChange): string[] {
  const { moved, gone, came } = changeOf(before, after);
  const reason = reasonOf(event, before, after);
  const score = say.score(after.score);
  if (reason === 'deal' && lyingIn(after).length === 0) return after.won ? [score] : [];
  if (reason === 'deal') return sayGame(after, event, say);
  if (moved.length + gone.length + came.length === 0) return [];
  if (reason === 'undo') {
    const isPair = came.length === 2 && moved.length + gone.length === 0;
    return [isPair ? say.pairBack(came.map(({ card }) => card)) : say.undone(cardsOf(after)), score];
  }
  if (moved.length + came.length === 0 && isByOneMove(gone))
    return [say.removed(gone.map(({ card }) => card)), score];
  if (gone.length > 0) return [say.changed(cardsOf(after)), score];
  return [say.consolidated({ dealt: came.length, left: after.cardsLeft })];
}

function sayGame(after: MonteCarloFrame, event: ChangeEvent | undefined, say: Strings): string[] {
  const told = event === 'replay' ? say.restarted : say.dealt;
  return [told(after.game, cardsOf(after)), ...(after.score === 0 ? [] : [say.score(after.score)])];
}

const cardsOf = (frame: MonteCarloFrame): CardCounts => ({
  dealt: lyingIn(frame).length,
  left: frame.cardsLeft,
});

/** The sentence about highlights. After a removal, it doesn't say that the selection is gone. */
function sayMarks({ before, after, event, say }: SpokenChange): string[] {
  const isBest = event === 'hintAhead';
  if (after.consolidateHinted) return [say.consolidateHint(isBest)];
  const [only, ...others] = after.highlighted.map((cell) => contentOf(cell, after));
  if (only === undefined) {
    const isDropped = before.highlighted.length > 0 && before.rows === after.rows && !after.beeped;
    return isDropped ? [say.nothingChosen] : [];
  }
  if (event !== 'hint' && event !== 'hintAhead' && sameCells(before, after)) return [];
  return [others.length === 0 ? say.chosen(only) : say.hint([only, ...others], isBest)];
}

const contentOf = (cell: Cell, { rows }: MonteCarloFrame): CellContent => ({
  ...cell,
  card: rows[cell.row]?.[cell.column] ?? NO_CARD,
});

const sameCells = (before: MonteCarloFrame, after: MonteCarloFrame): boolean =>
  JSON.stringify(before.highlighted) === JSON.stringify(after.highlighted);
