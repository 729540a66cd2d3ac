/** All moves of a game in play, also those taken back: told, shown and gone to. Loaded as one. */
import type { LanguageName } from '../../core/strings/language.js';
import type { BrowserTable, BrowserTables } from '../../kit/browser-tables.js';
import type { GameAtTable } from '../../kit/moves/move-list.js';
import { movesAt } from '../../kit/moves/move-list.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { MovesPanel } from './panel.js';
import { MOVES_ENGLISH } from '../../kit/moves/strings/english.js';
import { MOVES_FRENCH } from '../../kit/moves/strings/french.js';

/** The game in play, at its table. */
interface OnPage<Game extends GameTypes, At extends SeatIn<Game>> extends Pick<
  GameAtTable<Game, At>,
  'kit' | 'session'
> {
  readonly tables: Pick<BrowserTables<Game, At>, 'sayMove' | 'sayFrame'>;
  /** Undefined while there is no table. */
  readonly table: () => BrowserTable<Game> | undefined;
  readonly language: LanguageName;
}

/** The dialog with the moves of a game, to be opened. @param focus gives the focus to the table */
export type OpenMoves = (focus: () => void, closing: string) => { close(): void };

export async function movesOf<Game extends GameTypes, At extends SeatIn<Game>>({
  tables,
  table,
  language,
  ...game
}: OnPage<Game, At>): Promise<OpenMoves> {
  const strings = { en: MOVES_ENGLISH, fr: MOVES_FRENCH }[language];
  const { judged, goTo } = movesAt({
    ...game,
    strings,
    view: table,
    knows: (calls) => table()?.knows?.(calls),
    say: ({ calls, before, after }) =>
      tables.sayMove?.(before, after, calls.at(-1)?.event ?? '') ?? tables.sayFrame(after),
  });
  const rows = await judged();
  return (focus, closing) => {
    const panel = new MovesPanel<Game>(focus, goTo, { ...strings, closing });
    panel.open(rows);
    return panel;
  };
}
