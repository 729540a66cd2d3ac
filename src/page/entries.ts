/** The games in the menu. */
import type { GameEntry } from '../browser/parts/entries.js';
import type { PageGame, Variant } from './game/page-game.js';
import type { PageGames } from './games.js';

export const entriesOf = (
  games: PageGames,
  inPlay: PageGame,
  choose: (game: PageGame, variant: Variant) => void,
): GameEntry[] =>
  games.flatMap((game) =>
    game.offered.map((variant) => ({
      label: variant.label,
      isOn: game === inPlay && variant === game.variant,
      run: () => choose(game, variant),
    })),
  );
