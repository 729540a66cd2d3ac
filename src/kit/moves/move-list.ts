/** Lists all moves in the game in play, even undone ones: a tree, shown as rows. */
import type { MoveNode, TreeStep } from '../../scripts/language/move-tree.js';
import { branchesAt, lineFrom, moveTree } from '../../scripts/language/move-tree.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { GameKit, Kit } from '../kit.js';
import type { Knows } from '../played-game.js';
import { ReplayedScript } from '../replayed-script.js';
import type { SeatIn } from '../seat.js';
import type { GameSession } from '../session.js';
import type { MovesStrings } from './strings/english.js';

/** A move that one undo takes back: one event, or several, such as the clicks on a pair. */
interface ListedMove<Game extends GameTypes> {
  readonly calls: readonly Game['call'][];
  readonly before: Game['frame'];
  readonly after: Game['frame'];
}

export type PlayedNode<Game extends GameTypes> = MoveNode<ListedMove<Game>>;

/** A move as a player reads it, with the undone moves that it replaced. */
export interface MoveRow<Game extends GameTypes> {
  /** The number of moves from the deal up to and including this one; 0 for the deal. */
  readonly number: number;
  /** The move in words; undefined for the deal. */
  readonly text: string | undefined;
  /** Is this the current state of the game? */
  readonly isNow: boolean;
  /** What a view shows after the move. */
  readonly frame: Game['frame'];
  /**
   * Where the verdict changes: `lost` at the first move after which the game is known to be lost, and `winnable` at the
   * last move after which it can be won, if the moves between the two are undecided.
   */
  readonly mark: 'winnable' | 'lost' | undefined;
  /** The undone lines that this move replaced. */
  readonly branches: readonly (readonly MoveRow<Game>[])[];
  /** The calls that lead here from the current state. */
  readonly calls: () => Game['call'][];
}

/** The known verdicts on states, indexed by the last move before each state. */
type KnownVerdicts<Game extends GameTypes> = ReadonlyMap<
  PlayedNode<Game>,
  NonNullable<MoveRow<Game>['mark']>
>;

/** The moves in the last game of a script. */
export class MoveList<Game extends GameTypes> {
  /** The deal. */
  readonly root: PlayedNode<Game>;
  /** The number of moves from the deal to the current state. */
  private readonly moves: number;
  /** The number of undone moves that `redo` can make again. */
  private readonly redos: number;
  /** What a view shows at the deal. */
  private readonly dealt: Game['frame'];

  /** @throws TextError if the script cannot be read */
  constructor(
    private readonly kit: GameKit<Game>,
    script: string,
  ) {
    const { steps, redos, dealt } = stepsOf(kit, script);
    const { root, moves } = moveTree(steps, ({ calls }) => calls.map(kit.language.printCall).join(' '));
    this.root = root;
    this.moves = moves;
    this.redos = redos;
    this.dealt = dealt;
  }

  /** The rows of the line, with the deal first. @param say puts a move into words */
  rows(say: (move: ListedMove<Game>) => string, verdicts: KnownVerdicts<Game> = new Map()): MoveRow<Game>[] {
    const { root, moves, dealt } = this;
    const now = moves === 0 ? root : lineFrom(root)[moves - 1];
    /** The rows after a path. */
    const rowsFrom = (path: readonly PlayedNode<Game>[]): MoveRow<Game>[] => {
      const whole = [...path, ...lineFrom(path.at(-1) ?? root)];
      const along = [root, ...whole].map((node) => verdicts.get(node));
      const rowAt = (number: number): MoveRow<Game> => {
        const node = whole[number - 1] ?? root;
        const isBegun = number > path.length || path.length === 0;
        const beside = isBegun && number > 0 ? branchesAt(whole[number - 2] ?? root) : [];
        return {
          number,
          text: node.move && say(node.move),
          isNow: node === now,
          frame: node.move?.after ?? dealt,
          mark: markAt(along, number),
          branches: beside.map((branch) => rowsFrom([...whole.slice(0, number - 1), branch])),
          calls: () => this.callsTo(whole.slice(0, number)),
        };
      };
      return Array.from({ length: whole.length - path.length + 1 }, (_, at) => rowAt(path.length + at));
    };
    return rowsFrom([]);
  }

  /** The calls from the current state to the end of a path: back to the last move that they share, then forward. */
  callsTo(path: readonly PlayedNode<Game>[]): Game['call'][] {
    const { root, moves, redos } = this;
    const line = lineFrom(root);
    const parting = path.findIndex((node, at) => node !== line[at]);
    const common = parting < 0 ? path.length : parting;
    const back = Math.max(0, moves - common);
    const again = back > 0 ? 0 : Math.max(0, Math.min(common - moves, redos));
    return [
      ...this.repeated('undo', back),
      ...this.repeated('redo', again),
      ...path.slice(moves - back + again).flatMap(({ move }) => move?.calls ?? []),
    ];
  }

  /** The known verdicts. All states after a lost one are lost, and all states before a winnable one are winnable. */
  async verdicts(knows: Knows<Game>): Promise<KnownVerdicts<Game>> {
    const known = new Map<PlayedNode<Game>, 'winnable' | 'lost'>();
    for (const path of pathsIn(this.root)) {
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

  private repeated(name: 'undo' | 'redo', times: number): Game['call'][] {
    const reading = this.kit.language.readCall({ name, count: undefined });
    if (reading === undefined || 'expected' in reading) return [];
    return Array.from({ length: times }, () => reading.call);
  }
}

/** @param verdicts the verdicts along a path, from the deal */
function markAt(verdicts: readonly MoveRow<GameTypes>['mark'][], at: number): MoveRow<GameTypes>['mark'] {
  const isLast = verdicts[at] === 'winnable' && verdicts[at + 1] === undefined;
  if (isLast && verdicts.includes('lost', at)) return 'winnable';
  return verdicts[at] === 'lost' && verdicts[at - 1] !== 'lost' ? 'lost' : undefined;
}

/** The steps in the last game of a script, the frame at its deal, and the number of undone moves that `redo` can make again after them. */
function stepsOf<Game extends GameTypes>(
  kit: GameKit<Game>,
  script: string,
): {
  readonly steps: readonly TreeStep<ListedMove<Game>>[];
  readonly redos: number;
  readonly dealt: Game['frame'];
} {
  const replay = new ReplayedScript(kit, kit.parse(script));
  let steps: TreeStep<ListedMove<Game>>[] = [];
  let calls: Game['call'][] = [];
  let [dealt, before, moves, redos] = [kit.emptyFrame, kit.emptyFrame, 0, 0];
  for (const [item] of replay.items()) {
    const { fault, frame: after } = replay.play(item);
    if (item.kind !== 'event' || item.refused || fault !== undefined) continue;
    calls.push(item.call);
    if (kit.language.begins(item.call)) [steps, calls, dealt, before, redos] = [[], [], after, after, 0];
    else if (replay.moves !== moves) {
      const { event } = item.call;
      const step = event === 'undo' || event === 'redo' ? event : { move: { calls, before, after } };
      steps.push(step);
      [calls, before] = [[], after];
      redos = step === 'undo' ? redos + 1 : step === 'redo' ? redos - 1 : 0;
    }
    moves = replay.moves;
  }
  return { steps, redos, dealt };
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

/** The game in play and its table. */
export interface GameAtTable<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: Kit<Game, At>;
  readonly session: GameSession<Game, At>;
  /** The view of the table; undefined while the game has no table. */
  readonly view: () => (Game['view'] & { say(sentence: string): void }) | undefined;
  readonly knows: Knows<Game>;
  /** Puts a move into words. */
  readonly say: (move: ListedMove<Game>) => string;
  readonly strings: MovesStrings;
}

/** The moves of a game for the list at its table. */
export interface ShownMoves<Game extends GameTypes> {
  /** The rows without verdicts, at once. */
  readonly rows: readonly MoveRow<Game>[];
  /** The rows with the known verdict after each move. */
  readonly judged: () => Promise<readonly MoveRow<Game>[]>;
  /** Goes to a move: makes the calls that lead there, then updates the view once. */
  readonly goTo: (row: MoveRow<Game>) => void;
}

export function movesAt<Game extends GameTypes, At extends SeatIn<Game>>({
  kit,
  session,
  view,
  knows,
  say,
  strings,
}: GameAtTable<Game, At>): ShownMoves<Game> {
  const list = new MoveList(kit, session.script);
  return {
    rows: list.rows(say),
    judged: async () => list.rows(say, await list.verdicts(knows)),
    goTo: ({ number, text, calls }) => {
      session.attach(undefined);
      try {
        for (const call of calls()) kit.handlerProtocol.deliver(session.handler, call);
      } finally {
        session.attach(view());
      }
      view()?.say(text === undefined ? strings.atDeal : strings.atMove(number, text));
    },
  };
}
