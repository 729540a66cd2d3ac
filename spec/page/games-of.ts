/** The games of the page without its window: none has a table yet. */
import type { LanguageName } from '../../src/core/strings/language.js';
import type { ListedGames } from '../../src/kit/games.js';
import type { GameHost } from '../../src/page/game/page-game.js';
import { PageGames } from '../../src/page/games.js';
import type { SeatedFirst } from '../../src/page/first/seated-game.js';
import { SeatedGame } from '../../src/page/first/seated-game.js';

export const gamesOf = async (
  [first, ...others]: ListedGames,
  language: LanguageName,
  host: GameHost,
): Promise<PageGames> => {
  const seated = await first(async (kit): Promise<SeatedFirst> => {
    const game = new SeatedGame(kit, await kit.browser(language), host.store);
    return (use) => use(game);
  });
  return new PageGames(seated, others, { language, host });
};
