/** A list of all moves in a game, which fills the terminal. */
import type { GameKit } from '../../kit/kit.js';
import type { LineAnswer } from '../../kit/terminal-table.js';
import type { MoveRow, ShownMoves } from '../../kit/moves/move-list.js';
import { MoveList } from '../../kit/moves/move-list.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { capitalized, sentence } from '../../core/text/format.js';
import type { ItemList, ListItem } from '../../terminal/list/item-list.js';
import { GREEN, RED } from '../../terminal/window/suits.js';
import type { LineStrings } from './strings/english.js';

/** Verdicts arrive after the list. @param changed called when verdicts arrive */
export function movesListed<Game extends GameTypes>(
  { rows, judged, goTo }: ShownMoves<Game>,
  { moves, movesHints: hints }: Pick<LineStrings, 'moves' | 'movesHints'>,
  changed: () => void,
): ItemList {
  /** Each move, followed by a fold with the moves that were played there and undone. */
  const itemsOf = (some: readonly MoveRow<Game>[]): ListItem[] =>
    some.flatMap((row) => {
      const { branches } = row;
      const fold = { text: moves.others(branches.length), inside: branches.flatMap(itemsOf) };
      return [itemOf(row), ...(branches.length > 0 ? [fold] : [])];
    });
  const itemOf = (row: MoveRow<Game>): ListItem => ({
    text: `${row.number}. ${capitalized(row.text ?? moves.deal)}`,
    note: row.mark && { text: moves[row.mark], color: row.mark === 'winnable' ? GREEN : RED },
    isNow: row.isNow,
    choose: () => goTo(row),
  });
  let items = itemsOf(rows);
  judged().then(
    (known) => {
      items = itemsOf(known);
      changed();
    },
    // Verdicts need the solver.
    () => undefined,
  );
  return { title: moves.title, items: () => items, hints };
}

/** All moves, in the words of scripts. */
function movesIn<Game extends GameTypes>(
  kit: GameKit<Game>,
  script: string,
): ReturnType<typeof inOrder<Game>> {
  const list = new MoveList(kit, script);
  return inOrder(
    list.rows(({ calls }) => calls.map(kit.language.printCall).join(' ')),
    0,
  );
}

/** Branches come after the move that they replace. */
const inOrder = <Game extends GameTypes>(
  rows: readonly MoveRow<Game>[],
  depth: number,
): {
  readonly row: MoveRow<Game>;
  /** How many branches the move is inside. */
  readonly depth: number;
}[] =>
  rows.flatMap((row) => [{ row, depth }, ...row.branches.flatMap((branch) => inOrder(branch, depth + 1))]);

/**
 * A line for each move. Branches are indented, and a star marks the current move.
 * @param script the script of the session
 */
export const printMoves = <Game extends GameTypes>(kit: GameKit<Game>, script: string): string =>
  movesIn(kit, script)
    .map(({ row, depth }, number) => {
      const sign = row.isNow ? '*' : ' ';
      return `${sign}${String(number).padStart(4)}  ${'| '.repeat(depth)}${row.text ?? kit.dealing}`;
    })
    .join('\n');

/** The moves that a word such as `go:12` plays in a session with this script, or an error; undefined for other words. */
export const goingIn =
  <Game extends GameTypes>(
    kit: GameKit<Game>,
    script: () => string,
    strings: Pick<LineStrings, 'moves' | 'noMove' | 'noNumber'>,
  ) =>
  (word: string): LineAnswer<Game> | { readonly wrong: string } | undefined => {
    if (!/^go(:|$)/.test(word)) return undefined;
    const [, digits] = /^go:(\d{1,6})$/.exec(word) ?? [];
    if (digits === undefined) return { wrong: strings.noNumber(word) };
    const number = Number(digits);
    const listed = movesIn(kit, script());
    const row = listed[number]?.row;
    if (row === undefined) return { wrong: strings.noMove(number, listed.length - 1) };
    const { atDeal, atMove } = strings.moves;
    const say = row.text === undefined ? atDeal : sentence(atMove(number, row.text));
    return { say, plays: row.calls() };
  };
