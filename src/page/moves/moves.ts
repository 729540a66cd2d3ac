/** All moves of a game in play, also those taken back: told, shown and gone to. Loaded as one. */
import type { LanguageName } from '../../core/strings/language.js';
import type { BrowserTable, BrowserTables } from '../../kit/browser-tables.js';
import { MOVES_ENGLISH } from '../../kit/moves/strings/english.js';
import { MOVES_FRENCH } from '../../kit/moves/strings/french.js';
import type { AtTable } from '../../kit/moves/told-moves.js';
import { toldMoves } from '../../kit/moves/told-moves.js';
import type { SeatIn } from '../../kit/seat.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import { MovesPanel } from './panel.js';

/** The game in play, at its table. */
interface OnPage<Game extends GameTypes, At extends SeatIn<Game>> extends Pick<
  AtTable<Game, At>,
  'kit' | 'session'
> {
  readonly tables: Pick<BrowserTables<Game, At>, 'sayMove' | 'sayFrame'>;
  /** Undefined while there is no table. */
  readonly table: () => BrowserTable<Game> | undefined;
  readonly language: LanguageName;
}

/** The dialog with the moves of a game, to be opened. @param focus gives the focus to the table */
export type OpenMoves = (focus: () => void, closing: string) => Pick<MovesPanel, 'close'>;

export async function movesOf<Game extends GameTypes, At extends SeatIn<Game>>({
  tables,
  table,
  language,
  ...game
}: OnPage<Game, At>): Promise<OpenMoves> {
  const strings = { en: MOVES_ENGLISH, fr: MOVES_FRENCH }[language];
  const rows = await toldMoves({
    ...game,
    strings,
    table: () => {
      const view = table();
      return view && { view, knows: (calls) => view.knows?.(calls) };
    },
    say: ({ calls, before, after }) =>
      tables.sayMove?.(before, after, calls.at(-1)?.event ?? '') ?? tables.sayFrame(after),
  }).judged();
  return (focus, closing) => {
    const panel = new MovesPanel(focus, { ...strings, closing });
    panel.open(rows);
    return panel;
  };
}
