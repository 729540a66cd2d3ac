/** Opens the page in a language. */
import type { LanguageName } from '../core/strings/language.js';
import type { ListedGames } from '../kit/games.js';
import { loadGame } from './games.js';
import type { PageOptions } from './page.js';
import { Page } from './page.js';
import type { PageStrings } from './strings/english.js';
import { PAGE_ENGLISH } from './strings/english.js';

/** The page's own texts in each language. All texts except the English ones load when they are needed. */
const STRINGS: Readonly<Record<LanguageName, () => Promise<PageStrings>>> = {
  en: () => Promise.resolve(PAGE_ENGLISH),
  fr: async () => (await import('./strings/french.js')).PAGE_FRENCH,
};

/** If the texts in that language don't load, opens the page in English and shows a notice. */
export async function openPage(games: ListedGames, language: LanguageName): Promise<Page> {
  const asked = await load(games, language).catch(() => undefined);
  const page = new Page(asked ?? (await load(games, 'en')));
  if (asked === undefined) page.showMissingLanguage(language);
  await page.open();
  return page;
}

async function load([opened, ...others]: ListedGames, language: LanguageName): Promise<PageOptions> {
  const [strings, first] = await Promise.all([STRINGS[language](), loadGame(opened, language)]);
  return { language, strings, first, others };
}
