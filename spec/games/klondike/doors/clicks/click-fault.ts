/** Random clicks, sensible or not, and the first fault that one of them shows. */
import { ArgumentOutOfRangeException } from '../../../../../src/clicks.js';
import type { Chance } from '../../../../support/chance.js';
import { NONSENSE } from '../../../../support/random-move.js';
import type { Board } from './board.js';
import { textOf } from './board.js';

/** Clicks in a game. */
export const TURNS = 300;

/** A player could make half of the clicks, but not the other half. */
function randomClick(chance: Chance, board: Board): string {
  const column = chance.nextInt(7) + 1;
  const up = board.column(`t${column}`).faceUpPile.count;
  const n =
    chance.nextInt(6) === 0
      ? chance.pick(NONSENSE)
      : up > 1 && chance.nextInt(2) === 0
        ? up
        : Math.min(1, up);
  const clickColumn = `t${column}*${n}`;
  return chance.pick([
    'stock',
    'w',
    'w',
    `f${chance.nextInt(4) + 1}`,
    `f1`,
    ...new Array<string>(6).fill(clickColumn),
  ]);
}

/** Makes a random click, which may throw only if it selects too many cards. Returns the fault if it finds one. */
export function clickFault(chance: Chance, board: Board): string | undefined {
  const click = randomClick(chance, board);
  const before = board.text.join('; ');
  try {
    board.click(click);
  } catch (error) {
    if (!(error instanceof ArgumentOutOfRangeException)) return `${click} throws ${String(error)}`;
    if (board.text.join('; ') !== before) return `${click} throws and changes ${before}`;
  }
  const fault = boardFault(board);
  return fault === undefined ? undefined : `${fault} after ${click} at ${before}`;
}

/** Each card must exist once, and at most one pile may have a selection, which can't be larger than the pile. */
function boardFault({ cards, discard, columns }: Board): string | undefined {
  const texts = cards.map(textOf);
  if (texts.length !== 52 || new Set(texts).size !== 52) return `${texts.length} cards: ${texts.join(' ')}`;
  const selected = columns.filter(({ numberSelected }) => numberSelected > 0);
  if (selected.length + (discard.isSelected ? 1 : 0) > 1) return 'two selections';
  const covered = columns.find(
    ({ faceDownPile, faceUpPile }) => faceDownPile.length > 0 && faceUpPile.count === 0,
  );
  if (covered !== undefined) return 'a column that shows no card';
  return selected.some((column) => column.numberSelected > column.faceUpPile.count)
    ? 'too many selected'
    : undefined;
}
