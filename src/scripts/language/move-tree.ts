/**
 * A game with all that was undone in it, as a tree: each node is a move, and its children are the moves that were made
 * after it, at one time or another.
 */

/** What happened to a game: a move was made, the last one was undone, or the one undone last was made again. */
export type TreeStep<Move> = { readonly move: Move } | 'undo' | 'redo';

export interface MoveNode<Move> {
  /** Undefined only at the root, where no move was made yet. */
  readonly move: Move | undefined;
  /**
   * The moves that were made from here, in the order in which they were last made. So a text that plays each branch
   * before the line gives the same tree.
   */
  readonly children: readonly MoveNode<Move>[];
}

/** The line goes from the root along the last child of each node. The game stands on it. */
export interface MoveTree<Move> {
  readonly root: MoveNode<Move>;
  /** The number of moves from the root to where the game stands. */
  readonly moves: number;
}

interface GrowingNode<Move> extends MoveNode<Move> {
  readonly children: GrowingNode<Move>[];
}

/**
 * The tree of a game, from its first state on. A move that was made there before is the same node. Undo at the root and
 * a redo of nothing change nothing.
 * @param keyOf the same for moves that are the same
 */
export function moveTree<Move>(
  steps: Iterable<TreeStep<Move>>,
  keyOf: (move: Move) => string,
): MoveTree<Move> {
  const root: GrowingNode<Move> = { move: undefined, children: [] };
  const path = [root];
  const enter = (node: GrowingNode<Move> | undefined): void => {
    if (node !== undefined) path.push(node);
  };
  for (const step of steps) {
    const { children } = path.at(-1) ?? root;
    if (step === 'redo') enter(children.at(-1));
    else if (step !== 'undo') enter(asLast(children, step.move, keyOf));
    else if (path.length > 1) path.pop();
  }
  return { root, moves: path.length - 1 };
}

/** The child of this move, which becomes the last one. */
function asLast<Move>(
  children: GrowingNode<Move>[],
  move: Move,
  keyOf: (move: Move) => string,
): GrowingNode<Move> {
  const key = keyOf(move);
  const at = children.findIndex((child) => child.move !== undefined && keyOf(child.move) === key);
  const [child = { move, children: [] }] = at < 0 ? [] : children.splice(at, 1);
  children.push(child);
  return child;
}

/** The moves of the line after a node, up to its end. */
export function lineFrom<Move>(node: MoveNode<Move>): MoveNode<Move>[] {
  const line: MoveNode<Move>[] = [];
  for (let next = node.children.at(-1); next !== undefined; next = next.children.at(-1)) line.push(next);
  return line;
}

/** The children of a node that are not on the line. */
export const branchesAt = <Move>({ children }: MoveNode<Move>): readonly MoveNode<Move>[] =>
  children.slice(0, -1);
