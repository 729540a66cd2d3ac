/** What was played of a game and undone of it, as a tree of moves with the frames before and after each. */
import type { MoveNode, MoveTree, TreeStep } from '../scripts/language/move-tree.js';
import { lineFrom, moveTree } from '../scripts/language/move-tree.js';
import { GameRunner } from '../scripts/running/runner.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { GameKit } from './kit.js';

/** A move, which one undo takes back: an event, or several, as the clicks on a pair. */
export interface PlayedMove<Game extends GameTypes> {
  readonly calls: readonly Game['call'][];
  readonly before: Game['frame'];
  readonly after: Game['frame'];
}

export type PlayedNode<Game extends GameTypes> = MoveNode<PlayedMove<Game>>;

export interface PlayedTree<Game extends GameTypes> extends MoveTree<PlayedMove<Game>> {
  /** How many undone moves `redo` makes again, along the line. */
  readonly redos: number;
}

/** The tree of the last game of a script. @throws TextError if the script cannot be read */
export function playedTree<Game extends GameTypes>(kit: GameKit<Game>, text: string): PlayedTree<Game> {
  const script = kit.parse(text);
  const { handler, seen } = kit.playerFor(script);
  const runner = new GameRunner(kit, (view) => {
    handler.attach(view);
    return handler;
  });
  let steps: TreeStep<PlayedMove<Game>>[] = [];
  let calls: Game['call'][] = [];
  let [frame, moves, redos] = [runner.frame, 0, 0];
  for (const item of script) {
    if (item.kind !== 'event') runner.step(item);
    for (let time = item.kind === 'event' ? item.times : 0; time > 0 && item.kind === 'event'; time--) {
      const before = runner.frame;
      const { fault } = runner.step({ ...item, times: 1 });
      if (item.refused || fault !== undefined) continue;
      const after = seen?.(runner.frame, runner.frame !== before) ?? runner.frame;
      calls.push(item.call);
      if (kit.language.begins(item.call)) [steps, calls, frame, redos] = [[], [], after, 0];
      else if (handler.moves !== moves) {
        const step = stepOf<Game>({ calls, before: frame, after });
        steps.push(step);
        [calls, frame] = [[], after];
        redos = step === 'undo' ? redos + 1 : step === 'redo' ? redos - 1 : 0;
      }
      moves = handler.moves;
    }
  }
  return { ...moveTree(steps, keyIn(kit)), redos };
}

function stepOf<Game extends GameTypes>(move: PlayedMove<Game>): TreeStep<PlayedMove<Game>> {
  const event = move.calls.at(-1)?.event;
  return event === 'undo' || event === 'redo' ? event : { move };
}

const keyIn =
  <Game extends GameTypes>({ language }: GameKit<Game>) =>
  ({ calls }: PlayedMove<Game>): string =>
    calls.map((call) => language.printCall(call)).join(' ');

/** The calls that lead from where the game stands to a move of the tree: back to where the ways part, and on. */
export function callsTo<Game extends GameTypes>(
  { language }: GameKit<Game>,
  { root, moves, redos }: PlayedTree<Game>,
  path: readonly PlayedNode<Game>[],
): Game['call'][] {
  const line = lineFrom(root);
  const parting = path.findIndex((node, at) => node !== line[at]);
  const common = parting < 0 ? path.length : parting;
  const back = Math.max(0, moves - common);
  const again = back > 0 ? 0 : Math.max(0, Math.min(common - moves, redos));
  const plain = (name: 'undo' | 'redo', times: number): Game['call'][] => {
    const reading = language.readCall({ name, count: undefined });
    return reading === undefined || 'expected' in reading
      ? []
      : Array.from({ length: times }, () => reading.call);
  };
  return [
    ...plain('undo', back),
    ...plain('redo', again),
    ...path.slice(moves - back + again).flatMap(({ move }) => move?.calls ?? []),
  ];
}
