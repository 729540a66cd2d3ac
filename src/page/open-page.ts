/** Opens the page in a language. Texts that are not there yet are loaded first. */
import type { LanguageName } from '../core/strings/language.js';
import type { ListedGames } from '../kit/games.js';
import { loadGames } from './games.js';
import { Page } from './page.js';
import { PAGE_STRINGS } from './strings/catalogue.js';

/** If the texts cannot be loaded, the page opens in English, and the player is told. */
export async function openPage(games: ListedGames, language: LanguageName): Promise<Page> {
  const loaded = await loadedIn(games, language).catch(() => undefined);
  const page = new Page(...(loaded ?? (await loadedIn(games, 'en'))));
  await page.open();
  if (loaded === undefined) tellMissing(page, language);
  return page;
}

const loadedIn = async (
  games: ListedGames,
  language: LanguageName,
): Promise<ConstructorParameters<typeof Page>> => {
  const [setGames, strings] = await Promise.all([loadGames(games, language), PAGE_STRINGS[language]()]);
  return [setGames, { language, strings }];
};

function tellMissing({ notices, strings }: Page, language: LanguageName): void {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  notices.show({
    text: strings.notLoaded(name),
    isFault: true,
    action: { label: strings.tryAgain, run: () => location.reload() },
  });
}
