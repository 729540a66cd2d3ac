/** The games left, as the dialog shows them. */
import type { GameLeft } from './game/games-left.js';
import type { PageGames } from './games.js';
import type { PageStrings } from './strings/english.js';
import type { LeftRow } from './parts/left-panel.js';

export const rowsOf = (
  { games, strings }: RowsOf,
  left: readonly GameLeft[],
  goOn: (game: GameLeft) => void,
): LeftRow[] => left.map((one) => ({ ...rowOf({ games, strings }, one), run: () => goOn(one) }));

interface RowsOf {
  readonly games: Pick<PageGames, 'named' | 'first'>;
  readonly strings: PageStrings;
}

/** The row of a left game. If the script could not be read, only the game is known. */
function rowOf({ games, strings }: RowsOf, left: GameLeft): Omit<LeftRow, 'run'> {
  const game = games.named(left.game) ?? games.first;
  if (left.house === '') return { title: game.variants[0]?.label ?? game.name, standing: strings.unreadable };
  const { label } = game.variantOf(left.house);
  const [deal, standing] = game.tell(left);
  return {
    title: `${label}, ${deal}`,
    standing,
    ...(left.left !== undefined && { time: new Date(left.left) }),
  };
}
