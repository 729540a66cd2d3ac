/** All moves of a game in play, also those taken back: told in words, and gone to. */
import type { GameTypes } from '../../scripts/running/stage.js';
import type { KnownVerdicts } from '../known-verdicts.js';
import { knownVerdicts } from '../known-verdicts.js';
import type { Kit } from '../kit.js';
import type { Knows } from '../knows.js';
import type { MoveRow } from '../move-rows.js';
import { moveRows } from '../move-rows.js';
import type { PlayedMove } from '../played-tree.js';
import { callsTo, playedTree } from '../played-tree.js';
import type { SeatIn } from '../seat.js';
import type { GameSession } from '../session.js';
import type { MovesStrings } from './strings/english.js';

/** A table that shows the game. */
interface MovesTable<Game extends GameTypes> {
  readonly view: Game['view'] & { say(sentence: string): void };
  /** What is known of the game, if the player wants to be told. Absent if nothing is ever known. */
  readonly knows?: Knows<Game> | undefined;
}

/** The game in play, at its table. */
export interface AtTable<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: Kit<Game, At>;
  readonly session: GameSession<Game, At>;
  /** Undefined while there is no table. */
  readonly table: () => MovesTable<Game> | undefined;
  /** A move in words. */
  readonly say: (move: PlayedMove<Game>) => string;
  readonly strings: MovesStrings;
}

export interface ToldMoves {
  /** Without verdicts, at once. */
  readonly rows: readonly MoveRow[];
  /** With what is known of the game after each move. */
  readonly judged: () => Promise<readonly MoveRow[]>;
}

export function toldMoves<Game extends GameTypes, At extends SeatIn<Game>>(
  game: AtTable<Game, At>,
): ToldMoves {
  const { kit, session, say, strings, table } = game;
  const tree = playedTree(kit, session.script);
  const rowsWith = (verdicts: KnownVerdicts<Game>): MoveRow[] =>
    moveRows(tree, {
      say,
      verdicts,
      go: (path, { number, text }) => {
        play(game, callsTo(kit, tree, path));
        table()?.view.say(text === undefined ? strings.atDeal : strings.atMove(number, text));
      },
    });
  return {
    rows: rowsWith(new Map()),
    judged: async () => rowsWith(await knownVerdicts(tree, (calls) => table()?.knows?.(calls))),
  };
}

/** Makes these calls, and shows in one step what has come of them. */
function play<Game extends GameTypes, At extends SeatIn<Game>>(
  { kit, session, table }: AtTable<Game, At>,
  calls: readonly Game['call'][],
): void {
  session.attach(undefined);
  try {
    for (const call of calls) kit.handlerProtocol.deliver(session.handler, call);
  } finally {
    session.attach(table()?.view);
  }
}
