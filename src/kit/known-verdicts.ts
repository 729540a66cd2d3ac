/** Which states of a game are known to be winnable or lost, as far as it was found out while it was played. */
import { branchesAt, lineFrom } from '../scripts/language/move-tree.js';
import type { LineVerdict } from '../core/line-verdicts.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { Knows } from './knows.js';
import type { PlayedNode, PlayedTree } from './played-tree.js';

type Known = Exclude<LineVerdict['verdict'], 'unknown'>;

/** By the moves that lead to the states. */
export type KnownVerdicts<Game extends GameTypes> = ReadonlyMap<PlayedNode<Game>, Known>;

/** What a lost state leads to is lost, and what leads to a winnable one is winnable. */
export async function knownVerdicts<Game extends GameTypes>(
  { root }: PlayedTree<Game>,
  knows: Knows<Game>,
): Promise<KnownVerdicts<Game>> {
  const known = new Map<PlayedNode<Game>, Known>();
  for (const path of pathsIn(root)) {
    const verdicts = await knows(path.flatMap(({ move }) => move?.calls ?? []));
    if (verdicts === undefined) break;
    const [winnable, lost] = [verdicts.lastIndexOf('winnable'), verdicts.indexOf('lost')];
    for (const [at, node] of path.entries()) {
      if (at <= winnable) known.set(node, 'winnable');
      else if (lost >= 0 && at >= lost) known.set(node, 'lost');
    }
  }
  return known;
}

/** The paths from the root to each end. */
function* pathsIn<Game extends GameTypes>(root: PlayedNode<Game>): Generator<readonly PlayedNode<Game>[]> {
  const todo = [[root]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const path = [...next, ...lineFrom(next.at(-1) ?? root)];
    yield path;
    for (let at = next.length - 1; at < path.length; at++) {
      for (const branch of branchesAt(path[at] ?? root)) todo.push([...path.slice(0, at + 1), branch]);
    }
  }
}
