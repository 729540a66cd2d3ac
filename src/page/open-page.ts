/** Opens the page in a language: at the first table for a new player, or else where the player was or wants to go. */
import { LookSetter } from '../browser/look.js';
import { Later } from '../core/later.js';
import type { LanguageName } from '../core/strings/language.js';
import type { ListedGames } from '../kit/games.js';
import { EarlyNotices } from './first/early-notices.js';
import { foresee } from './first/foresee.js';
import type { Front } from './first/front.js';
import type { SeatedFirst } from './first/seated-game.js';
import { SeatedGame } from './first/seated-game.js';
import { FIRST_STRINGS } from './first/strings/catalogue.js';
import { tableOptions } from './first/table-options.js';
import { Store } from './game/store.js';
import type { Page } from './page.js';
import { byId } from './parts/dom.js';
import { takeDrops } from './parts/drop.js';
import { Loader } from './parts/loader.js';
import { linkHere } from './take-link.js';

/**
 * If the texts of the first game cannot be loaded, the page opens in English, and the player is told.
 * @param onOpened is given the page as soon as all of it is there
 */
export async function openPage(
  games: ListedGames,
  language: LanguageName,
  onOpened: (page: Page) => void = () => undefined,
): Promise<void> {
  const asked = await frontIn(games, language, onOpened).catch(() => undefined);
  const front = asked ?? (await frontIn(games, 'en', onOpened));
  const { loader, main, page, isFresh } = front;
  const load = () => page.get();
  takeDrops(byId('drop-hint'), (dropped) => {
    void loader.ask(document.title, load, ({ desk }) => desk.openDropped(dropped));
  });
  if (isFresh && linkHere() === undefined) {
    await front.first((seated) => seated.begin(main, tableOptions(front)));
    loader.askSoon(document.title, load, () => undefined);
  } else {
    void loader.ask(document.title, load, () => undefined);
    foresee(front);
  }
  if (asked === undefined) tellMissing(front, language);
}

async function frontIn(
  [first, ...others]: ListedGames,
  language: LanguageName,
  onOpened: (page: Page) => void,
): Promise<Front> {
  const [strings, main] = [FIRST_STRINGS[language], byId('table')];
  const page = new Later(async () => {
    const { Page: Whole } = await import('./page.js');
    const whole = new Whole(front);
    void whole.open();
    onOpened(whole);
    return whole;
  });
  const notices = new EarlyNotices(byId('notices'), page, strings);
  const { show: notify, dismiss } = notices;
  const store = new Store(
    () => window.localStorage,
    () => page.now?.tellNotKept(),
  );
  const seated = await first(async (kit): Promise<SeatedFirst> => {
    const game = new SeatedGame(kit, await kit.browser(language), store);
    return (use) => use(game);
  });
  const busy = (isBusy: boolean): boolean => main.toggleAttribute('data-busy', isBusy);
  document.documentElement.lang = language;
  const front: Front = {
    ...{ language, strings, store, notices, others, main, page },
    loader: new Loader({ strings, notify, dismiss, busy }),
    look: new LookSetter(document.documentElement, {
      look: store.look,
      onLook: (look) => (store.look = look),
    }),
    first: seated,
    isFresh: seated(({ isFresh }) => isFresh),
  };
  return front;
}

function tellMissing({ notices, strings }: Front, language: LanguageName): void {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  notices.show({
    text: strings.notLoaded(name),
    isFault: true,
    action: { label: strings.tryAgain, run: () => location.reload() },
  });
}
