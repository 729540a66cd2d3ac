/** All moves of a game as a list that fills the terminal. */
import { capitalized } from '../../core/text/format.js';
import type { MoveRow } from '../../kit/move-rows.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import type { ToldMoves } from '../../kit/moves/told-moves.js';
import type { ItemList, ListItem } from '../../terminal/list/item.js';
import { GREEN, RED } from '../../terminal/window/suits.js';

/** The texts of the list. */
interface ListedStrings {
  readonly moves: MovesStrings;
  /** What the keys do, the longest text first. */
  readonly hints: readonly string[];
}

/** Verdicts come later than the list. @param changed is called when they have come */
export function movesListed(
  { rows, judged }: ToldMoves,
  { moves, hints }: ListedStrings,
  changed: () => void,
): ItemList {
  let items = itemsOf(rows, moves);
  judged().then(
    (known) => {
      items = itemsOf(known, moves);
      changed();
    },
    // Where the solver does not run nothing is known.
    () => undefined,
  );
  return { title: moves.title, items: () => items, hints };
}

/** Each row, and after it those that were played in its place, under a line that folds them. */
const itemsOf = (rows: readonly MoveRow[], strings: MovesStrings): ListItem[] =>
  rows.flatMap((row) => {
    const { branches } = row;
    const fold = {
      text: strings.others(branches.length),
      inside: branches.flatMap((one) => itemsOf(one, strings)),
    };
    return [itemOf(row, strings), ...(branches.length > 0 ? [fold] : [])];
  });

const itemOf = ({ number, text, isNow, verdict, go }: MoveRow, strings: MovesStrings): ListItem => ({
  text: `${number}. ${capitalized(text ?? strings.deal)}`,
  note: verdict && { text: strings[verdict], color: verdict === 'winnable' ? GREEN : RED },
  isNow,
  choose: go,
});
