/** The page of `klondike serve --handler`: a table in front of a handler that the server plays. */
import { LookSetter } from '../../browser/look.js';
import { languageOf } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/capitalized.js';
import { BrowserView } from '../../games/klondike/browser/browser-view.js';
import { connect, createBus, handlerOn } from '../../games/klondike/contract/bus.js';
import { STRINGS } from '../../games/klondike/page/strings/catalogue.js';
import { byId } from '../../browser/dom.js';
import { PAGE_STRINGS } from '../strings/catalogue.js';
import type { StartedGame } from './live-handler.js';
import { LiveHandler, startGame } from './live-handler.js';

const language = languageOf([...new URLSearchParams(location.search).getAll('lang'), ...navigator.languages]);
const [strings, { noServer }] = await Promise.all([STRINGS[language](), PAGE_STRINGS[language]()]);
const place = byId('table');
document.documentElement.lang = language;

function play(game: StartedGame): BrowserView {
  const look = new LookSetter(document.documentElement, {});
  const bus = createBus();
  const live = new LiveHandler(game, (why = noServer) => view.say(capitalized(why)));
  connect(bus, live.handler);
  const view = new BrowserView(
    handlerOn(bus, () => game.name),
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
