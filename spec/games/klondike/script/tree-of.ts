/** The moves of a script as a tree. */
import type { MoveTree, TreeStep } from '../../../../src/scripts/language/move-tree.js';
import { moveTree } from '../../../../src/scripts/language/move-tree.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';

/** The tree of the only game in a script. */
export function treeOf(text: string): MoveTree<string> {
  const steps = parseScript(text).flatMap((item): TreeStep<string>[] => {
    if (item.kind !== 'event' || item.call.event === 'newGame') return [];
    const { event } = item.call;
    const step = event === 'undo' || event === 'redo' ? event : { move: JSON.stringify(item.call) };
    return Array.from({ length: item.times }, () => step);
  });
  return moveTree(steps, (move) => move);
}
