/** All moves of a game in line mode, those taken back too: a list with numbers, and the way to each of them. */
import type { GameKit } from '../../kit/kit.js';
import type { MoveRow } from '../../kit/move-rows.js';
import { moveRows } from '../../kit/move-rows.js';
import { callsTo, playedTree } from '../../kit/played-tree.js';
import type { GameTypes } from '../../scripts/running/stage.js';

export interface MovesTold<Game extends GameTypes> {
  /** A line for each move, by its words in scripts; those of a branch are indented, a star is where the game stands. */
  readonly text: string;
  /** The calls that lead to the move of this number in the list; undefined if there is none. */
  readonly callsTo: (number: number) => readonly Game['call'][] | undefined;
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
    callsTo: (number) => listed[number]?.row.go(),
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

/** The number in `go:12`; undefined for other words. */
export function numberGoneTo(word: string): number | undefined {
  const [, digits] = /^go:(\d{1,6})$/.exec(word) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
