/** All moves of a game in play, also those taken back: told, shown and gone to. Loaded as one. */
import type { LanguageName } from '../../core/strings/language.js';
import type { BrowserTable, BrowserTables } from '../../kit/browser-tables.js';
import { knownVerdicts } from '../../kit/known-verdicts.js';
import type { Kit } from '../../kit/kit.js';
import type { MoveRow } from '../../kit/move-rows.js';
import { moveRows } from '../../kit/move-rows.js';
import { callsTo, playedTree } from '../../kit/played-tree.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { MovesPanel } from './panel.js';
import type { MovesStrings } from './strings/english.js';
import { MOVES_ENGLISH } from './strings/english.js';
import { MOVES_FRENCH } from './strings/french.js';

const STRINGS: Readonly<Record<LanguageName, MovesStrings>> = {
  en: MOVES_ENGLISH,
  fr: MOVES_FRENCH,
};

/** The game in play, at its table. */
export interface AtTable<Game extends GameTypes, At extends SeatIn<Game>> {
  readonly kit: Kit<Game, At>;
  readonly tables: Pick<BrowserTables<Game, At>, 'sayMove' | 'sayFrame'>;
  readonly session: GameSession<Game, At>;
  /** Undefined while there is no table. */
  readonly table: () => BrowserTable<Game> | undefined;
  readonly language: LanguageName;
}

/** The dialog with the moves of a game, to be opened. @param focus gives the focus to the table */
export type OpenMoves = (focus: () => void, closing: string) => Pick<MovesPanel, 'close'>;

export async function movesOf<Game extends GameTypes, At extends SeatIn<Game>>(
  game: AtTable<Game, At>,
): Promise<OpenMoves> {
  const strings = STRINGS[game.language];
  const rows = await rowsOf(game, strings);
  return (focus, closing) => {
    const panel = new MovesPanel(focus, { ...strings, closing });
    panel.open(rows);
    return panel;
  };
}

async function rowsOf<Game extends GameTypes, At extends SeatIn<Game>>(
  game: AtTable<Game, At>,
  { atDeal, atMove }: MovesStrings,
): Promise<MoveRow[]> {
  const { kit, tables, session, table } = game;
  const tree = playedTree(kit, session.script);
  return moveRows(tree, {
    say: ({ calls, before, after }) =>
      tables.sayMove?.(before, after, calls.at(-1)?.event ?? '') ?? tables.sayFrame(after),
    verdicts: await knownVerdicts(tree, (calls) => table()?.knows?.(calls)),
    go: (path, { number, text }) => {
      play(game, callsTo(kit, tree, path));
      table()?.say(text === undefined ? atDeal : atMove(number, text));
    },
  });
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
    session.attach(table());
  }
}
