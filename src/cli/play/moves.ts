/** All moves of a game as a list that fills the terminal. */
import type { Wrong } from './line-table.js';
import type { GameKit } from '../../kit/kit.js';
import type { Advised } from '../../kit/terminal-table.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import type { MoveRow, ShownMoves } from '../../kit/moves/move-list.js';
import { MoveList } from '../../kit/moves/move-list.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { capitalized, sentence } from '../../core/text/format.js';
import type { ItemList, ListItem } from '../../terminal/list/item-list.js';
import { GREEN, RED } from '../../terminal/window/suits.js';
import type { LineStrings } from './strings/english.js';

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

interface MovesTold<Game extends GameTypes> {
  /** A line for each move, by its words in scripts; those of a branch are indented, a star is where the game stands. */
  readonly text: string;
  /** The number of the last move in the list. */
  readonly last: number;
  /** The way to the move of this number in the list, and what is said of it there; undefined if there is none. */
  readonly goTo: (number: number, strings: MovesStrings) => Advised<Game> | undefined;
}

/** @param script of the session */
export function movesTold<Game extends GameTypes>(kit: GameKit<Game>, script: string): MovesTold<Game> {
  const list = new MoveList(kit, script);
  const listed = inOrder(
    list.rows(({ calls }) => calls.map(kit.language.printCall).join(' ')),
    0,
  );
  const lines = listed.map(({ row, depth }, number) => {
    const sign = row.isNow ? '*' : ' ';
    return `${sign}${String(number).padStart(4)}  ${'| '.repeat(depth)}${row.text ?? kit.dealing}`;
  });
  return {
    text: lines.join('\n'),
    last: listed.length - 1,
    goTo: (number, { atDeal, atMove }) => {
      const row = listed[number]?.row;
      if (row === undefined) return undefined;
      const { text } = row;
      return { say: text === undefined ? atDeal : sentence(atMove(number, text)), plays: row.calls() };
    },
  };
}

interface Listed<Game extends GameTypes> {
  readonly row: MoveRow<Game>;
  /** How many branches it is in. */
  readonly depth: number;
}

/** Branches follow the move that they were played in place of. */
const inOrder = <Game extends GameTypes>(rows: readonly MoveRow<Game>[], depth: number): Listed<Game>[] =>
  rows.flatMap((row) => [{ row, depth }, ...row.branches.flatMap((branch) => inOrder(branch, depth + 1))]);

/** The moves that a word such as `go:12` plays in a session with this script, or an error; undefined for other words. */
export const goingIn =
  <Game extends GameTypes>(
    kit: GameKit<Game>,
    script: () => string,
    {
      moves,
      strings,
    }: { readonly moves: MovesStrings; readonly strings: Pick<LineStrings, 'noMove' | 'noNumber'> },
  ) =>
  (word: string): Advised<Game> | Wrong | undefined => {
    if (!/^go(:|$)/.test(word)) return undefined;
    const [, digits] = /^go:(\d{1,6})$/.exec(word) ?? [];
    if (digits === undefined) return { wrong: strings.noNumber(word) };
    const told = movesTold(kit, script());
    const number = Number(digits);
    return told.goTo(number, moves) ?? { wrong: strings.noMove(number, told.last) };
  };
