/** Opens the page in a language: at the table of the game where the player was, wants to go, or begins. */
import type { LanguageName } from '../core/strings/language.js';
import type { ListedGames } from '../kit/games.js';
import { loadGame } from './games.js';
import { Page } from './page.js';

/** Opens the page in English, and says so in a notice, if the texts of the first game cannot be loaded. */
export async function openPage([first, ...others]: ListedGames, language: LanguageName): Promise<Page> {
  const asked = await loadGame(first, language).catch(() => undefined);
  const page =
    asked === undefined
      ? new Page({ language: 'en', first: await loadGame(first, 'en'), others })
      : new Page({ language, first: asked, others });
  if (asked === undefined) page.tellMissing(language);
  await page.open();
  return page;
}
