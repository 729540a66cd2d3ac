/** All moves of a game as a list that fills the terminal. */
import { capitalized, sentence } from '../../core/text/format.js';
import type { MoveRow } from '../../kit/move-rows.js';
import { moveRows } from '../../kit/move-rows.js';
import type { MovesStrings } from '../../kit/moves/strings/english.js';
import type { ToldMoves } from '../../kit/moves/told-moves.js';
import type { ItemList, ListItem } from '../../terminal/list/item.js';
import { GREEN, RED } from '../../terminal/window/suits.js';
import type { LineStrings } from './strings/english.js';
import type { Wrong } from './line-table.js';
import type { GameKit } from '../../kit/kit.js';
import type { Advised } from '../../kit/line-advice.js';
import { callsTo, playedTree } from '../../kit/played-tree.js';
import type { GameTypes } from '../../scripts/running/stage.js';

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
  const tree = playedTree(kit, script);
  const rows = moveRows(tree, {
    say: (move) => move.calls.map((call) => kit.language.printCall(call)).join(' '),
    verdicts: new Map(),
    go: (path) => callsTo(kit, tree, path),
  });
  const listed = inOrder(rows, 0);
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
      return { say: text === undefined ? atDeal : sentence(atMove(number, text)), plays: row.go() };
    },
  };
}

interface Listed<Gone> {
  readonly row: MoveRow<Gone>;
  /** How many branches it is in. */
  readonly depth: number;
}

/** Branches follow the move that they were played in place of. */
const inOrder = <Gone>(rows: readonly MoveRow<Gone>[], depth: number): Listed<Gone>[] =>
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
