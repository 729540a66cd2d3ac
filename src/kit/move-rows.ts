/** The moves of a game as a player reads them: the line, and beside each move what else was made in its place. */
import { branchesAt, lineFrom } from '../scripts/language/move-tree.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { KnownVerdicts } from './known-verdicts.js';
import type { PlayedMove, PlayedNode, PlayedTree } from './played-tree.js';

/** @typeParam Gone what going there returns */
export interface MoveRow<Gone = void> {
  /** The number of moves from the deal to it; 0 for the deal. */
  readonly number: number;
  /** What was done, in words; undefined for the deal. */
  readonly text: string | undefined;
  /** Does the game stand here? */
  readonly isNow: boolean;
  /** Of the state after the move; undefined if it is not known. */
  readonly verdict: 'winnable' | 'lost' | undefined;
  /** The lines that were played in its place and taken back. */
  readonly branches: readonly (readonly MoveRow<Gone>[])[];
  /** Goes there. */
  readonly go: () => Gone;
}

/** What rows are made with. */
interface Telling<Game extends GameTypes, Gone> {
  readonly say: (move: PlayedMove<Game>) => string;
  readonly verdicts: KnownVerdicts<Game>;
  /** Goes to the end of a path from the deal, which is the row of this number and text. */
  readonly go: (path: readonly PlayedNode<Game>[], row: Pick<MoveRow, 'number' | 'text'>) => Gone;
}

/** The rows of the line, with the deal as the first. */
export function moveRows<Game extends GameTypes, Gone>(
  tree: PlayedTree<Game>,
  telling: Telling<Game, Gone>,
): MoveRow<Gone>[] {
  const { root, moves } = tree;
  const now = moves === 0 ? root : lineFrom(root)[moves - 1];
  /** The rows from the end of a path on. */
  const rowsFrom = (path: readonly PlayedNode<Game>[]): MoveRow<Gone>[] => {
    const whole = [...path, ...lineFrom(path.at(-1) ?? root)];
    const rowAt = (number: number): MoveRow<Gone> => {
      const node = whole[number - 1] ?? root;
      const isBegun = number > path.length || path.length === 0;
      const beside = isBegun && number > 0 ? branchesAt(whole[number - 2] ?? root) : [];
      const text = node.move && telling.say(node.move);
      return {
        number,
        text,
        isNow: node === now,
        verdict: telling.verdicts.get(node),
        branches: beside.map((branch) => rowsFrom([...whole.slice(0, number - 1), branch])),
        go: () => telling.go(whole.slice(0, number), { number, text }),
      };
    };
    return Array.from({ length: whole.length - path.length + 1 }, (_, at) => rowAt(path.length + at));
  };
  return rowsFrom([]);
}
