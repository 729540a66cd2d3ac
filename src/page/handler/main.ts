/** The page of `klondike serve --handler`: a table for a handler that runs on the server. */
import { LookSetter } from '../../browser/look.js';
import type { LanguageName } from '../../core/strings/language.js';
import { languageOf } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/format.js';
import { BrowserView } from '../../games/klondike/browser/browser-view.js';
import { connectHandler, createBus, handlerForBus } from '../../games/klondike/contract/handler.js';
import type { KlondikePageStrings } from '../../games/klondike/page/strings/english.js';
import { ENGLISH } from '../../games/klondike/page/strings/english.js';
import { byId } from '../../browser/dom.js';
import type { PageStrings } from '../strings/english.js';
import { PAGE_ENGLISH } from '../strings/english.js';
import type { StartedGame } from './live-handler.js';
import { LiveHandler, startGame } from './live-handler.js';

/** The texts for the table and the page, in each language. */
const STRINGS: Readonly<Record<LanguageName, () => Promise<[KlondikePageStrings, PageStrings]>>> = {
  en: () => Promise.resolve([ENGLISH, PAGE_ENGLISH]),
  fr: async () => [
    (await import('../../games/klondike/page/strings/french.js')).FRENCH,
    (await import('../strings/french.js')).PAGE_FRENCH,
  ],
};

const language = languageOf([...new URLSearchParams(location.search).getAll('lang'), ...navigator.languages]);
const [strings, { noServer }] = await STRINGS[language]();
const place = byId('table');
document.documentElement.lang = language;

function play(game: StartedGame): BrowserView {
  const look = new LookSetter(document.documentElement, {});
  const bus = createBus();
  const live = new LiveHandler(game, (why = noServer) => view.say(capitalized(why)));
  connectHandler(bus, live.handler);
  const view = new BrowserView(
    handlerForBus(bus, () => game.name),
    place,
    {
      strings,
      pageKeys: true,
      onLook: (chosen) => look.set(chosen),
      ...(game.takesDeals && { deal: () => live.deal, onDeal: (name: string) => live.nextDeal(name) }),
    },
  );
  live.attach(view);
  document.title = byId('title').textContent = place.ariaLabel = game.name;
  return view;
}

try {
  const game = await startGame(language, () => table.say(noServer));
  const table = play(game);
  table.focus();
} catch (error) {
  place.textContent = error instanceof TypeError ? noServer : capitalized((error as Error).message);
}
