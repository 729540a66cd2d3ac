/** Opens the page in a language: at the table of the game where the player was, wants to go, or begins. */
import type { LanguageName } from '../core/strings/language.js';
import type { ListedGames } from '../kit/games.js';
import { loadGame } from './games.js';
import type { PageOptions } from './page.js';
import { Page } from './page.js';
import { PAGE_STRINGS } from './strings/catalogue.js';

/** Opens the page in English, and says so in a notice, if the texts in the language cannot be loaded. */
export async function openPage(games: ListedGames, language: LanguageName): Promise<Page> {
  const asked = await load(games, language).catch(() => undefined);
  const page = new Page(asked ?? (await load(games, 'en')));
  if (asked === undefined) page.tellMissing(language);
  await page.open();
  return page;
}

async function load([opened, ...others]: ListedGames, language: LanguageName): Promise<PageOptions> {
  const [strings, first] = await Promise.all([PAGE_STRINGS[language](), loadGame(opened, language)]);
  return { language, strings, first, others };
}
