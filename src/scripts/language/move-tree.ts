/**
 * A game with its undone moves, as a tree. Each node is a move. Its children are all moves that the player ever made
 * right after it.
 */

/** A move, or an undo or redo. */
export type TreeStep<Move> = { readonly move: Move } | 'undo' | 'redo';

export interface MoveNode<Move> {
  /** Undefined only at the root. */
  readonly move: Move | undefined;
  /**
   * In the order in which the player last made these moves. So a text that plays each branch before the line gives the
   * same tree.
   */
  readonly children: readonly MoveNode<Move>[];
}

/** The line goes from the root along the last child of each node. The current state is on it. */
export interface MoveTree<Move> {
  readonly root: MoveNode<Move>;
  /** The number of moves from the root to the current state. */
  readonly moves: number;
}

interface GrowingNode<Move> extends MoveNode<Move> {
  readonly children: GrowingNode<Move>[];
}

/**
 * The tree of a game from its first state. A move that the player repeats is the same node. An undo at the root has no
 * effect, and neither does a redo if no move is undone.
 * @param keyOf gives equal moves the same key
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

/** Finds or adds the child of this move, and makes it the last one. */
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

/** The moves after a node, up to the end of the line. */
export function lineFrom<Move>(node: MoveNode<Move>): MoveNode<Move>[] {
  const line: MoveNode<Move>[] = [];
  for (let next = node.children.at(-1); next !== undefined; next = next.children.at(-1)) line.push(next);
  return line;
}

/** The children of a node that are not on the line. */
export const branchesAt = <Move>({ children }: MoveNode<Move>): readonly MoveNode<Move>[] =>
  children.slice(0, -1);
