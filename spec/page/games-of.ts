/** The page's games, without tables. */
import type { LanguageName } from '../../src/core/strings/language.js';
import type { ListedGames } from '../../src/kit/games.js';
import type { GameHost } from '../../src/page/game/page-game.js';
import { PageGames, loadGame } from '../../src/page/games.js';

export async function gamesOf(
  [first, ...others]: ListedGames,
  language: LanguageName,
  host: GameHost,
): Promise<PageGames> {
  const games = new PageGames(await loadGame(first, language), others, {
    language,
    host,
  });
  await games.first.load();
  return games;
}
