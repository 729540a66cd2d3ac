/** All moves of a game as a list that fills the terminal. */
import { capitalized } from '../../core/text/capitalized.js';
import type { MoveRow, ShownMoves } from '../../kit/moves/move-list.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import type { ItemList, ListItem } from '../../terminal/list/item-list.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { GREEN, RED } from '../../terminal/window/suits.js';

/** The texts of the list. */
interface ListedStrings {
  readonly moves: MovesStrings;
  /** What the keys do, the longest text first. */
  readonly hints: readonly string[];
}

/** Verdicts come later than the list. @param changed is called when they have come */
export function movesListed<Game extends GameTypes>(
  { rows, judged, goTo }: ShownMoves<Game>,
  { moves, hints }: ListedStrings,
  changed: () => void,
): ItemList {
  /** Each row, and after it a fold with the lines that were played and taken back there. */
  const itemsOf = (some: readonly MoveRow<Game>[]): ListItem[] =>
    some.flatMap((row) => {
      const { branches } = row;
      const fold = { text: moves.others(branches.length), inside: branches.flatMap(itemsOf) };
      return [itemOf(row), ...(branches.length > 0 ? [fold] : [])];
    });
  const itemOf = (row: MoveRow<Game>): ListItem => ({
    text: `${row.number}. ${capitalized(row.text ?? moves.deal)}`,
    note: row.verdict && { text: moves[row.verdict], color: row.verdict === 'winnable' ? GREEN : RED },
    isNow: row.isNow,
    choose: () => goTo(row),
  });
  let items = itemsOf(rows);
  judged().then(
    (known) => {
      items = itemsOf(known);
      changed();
    },
    // Where the solver does not run nothing is known.
    () => undefined,
  );
  return { title: moves.title, items: () => items, hints };
}
