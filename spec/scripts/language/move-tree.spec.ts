/** The move tree of a game with undone moves. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { History } from '../../../src/core/history.js';
import type { MoveNode, MoveTree, TreeStep } from '../../../src/scripts/language/move-tree.js';
import { branchesAt, lineFrom, moveTree } from '../../../src/scripts/language/move-tree.js';

/** `a b < c >`: moves are letters, undo and redo are arrows. */
const treeOf = (steps: string): MoveTree<string> =>
  moveTree(
    Array.from(steps, (step) => (step === '<' ? 'undo' : step === '>' ? 'redo' : { move: step })),
    (move) => move,
  );

/** A node with its children: `.(a(b) c)`. The root is a point. */
function textOf({ move = '.', children }: MoveNode<string>): string {
  return children.length === 0 ? move : `${move}(${children.map(textOf).join(' ')})`;
}

describe('a move tree', () => {
  test.each([
    ['', '.', 0, 'the deal alone'],
    ['ab', '.(a(b))', 2, 'a line'],
    ['ab<', '.(a(b))', 1, 'undone moves stay'],
    ['ab<c', '.(a(b c))', 2, 'a branch'],
    ['ab<c<b', '.(a(c b))', 2, 'a repeated move is the same node and becomes the last branch'],
    ['ab<<c<ab', '.(c a(b))', 2, 'back on the first branch'],
    ['ab<<>', '.(a(b))', 1, 'redo continues along the line'],
    ['ab<<>>c', '.(a(b(c)))', 3, 'redo, then a move'],
    ['<a>', '.(a)', 1, 'undo and redo at the ends of the line'],
    ['ab<<c<', '.(a(b) c)', 0, 'two branches from the deal'],
  ])('%j is %s at %i: %s', (steps, text, moves) => {
    const tree = treeOf(steps);
    expect([textOf(tree.root), tree.moves]).toEqual([text, moves]);
  });

  test('gives the line after a node, and the branches next to it', () => {
    const { root } = treeOf('abc<<x<b<<');
    expect([root, ...lineFrom(root)].map((node) => [node.move ?? '.', branchesAt(node).map(textOf)])).toEqual(
      [
        ['.', []],
        ['a', ['x']],
        ['b', []],
        ['c', []],
      ],
    );
  });
});

const arbitrarySteps = fc.array(
  fc.oneof(
    fc.constantFrom<TreeStep<string>>('undo', 'undo', 'redo'),
    fc.constantFrom('a', 'b', 'c').map((move) => ({ move })),
  ),
  { maxLength: 60 },
);

/** A state is the list of its moves. Leaves out each redo that a handler would refuse. */
function played(steps: readonly TreeStep<string>[]): {
  readonly now: string;
  readonly seen: ReadonlySet<string>;
  readonly accepted: readonly TreeStep<string>[];
} {
  const history = new History('');
  const seen = new Set<string>();
  const accepted = steps.filter((step) => {
    if (step === 'undo') return history.undo();
    if (step === 'redo') return history.redo();
    history.push(history.now + step.move);
    seen.add(history.now);
    return true;
  });
  return { now: history.now, seen, accepted };
}

const statesIn = (node: MoveNode<string>, before = ''): string[] =>
  node.children.flatMap((child) => {
    const state = before + (child.move ?? '');
    return [state, ...statesIn(child, state)];
  });

test('the line leads to the current state, and each earlier state has one node', () => {
  fc.assert(
    fc.property(arbitrarySteps, (steps) => {
      const { now, seen, accepted } = played(steps);
      const { root, moves } = moveTree(accepted, (move) => move);
      const line = lineFrom(root).slice(0, moves);
      expect(line.map(({ move }) => move).join('')).toBe(now);
      expect(statesIn(root).sort()).toEqual([...seen].sort());
    }),
  );
});
