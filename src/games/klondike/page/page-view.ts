/** Klondike's view on the page. What it shows at times is loaded when it is needed. */
import type { AskPart, BrowserTable, TableOptions } from '../../../kit/browser-tables.js';
import type { Knows } from '../../../kit/knows.js';
import type { Advise } from '../assistant.js';
import { knownTo } from '../assistant.js';
import type { ViewOptions } from '../browser/options.js';
import type { Life } from '../browser/life.js';
import type { ViewParts } from '../browser/parts.js';
import type { TableStrings } from '../browser/strings/catalogue.js';
import { soundsLater } from '../browser/sound/sounding.js';
import { TableView } from '../browser/table-view.js';
import { Awaited } from '../../../core/awaited.js';
import { Later } from '../../../core/later.js';
import type { Klondike } from '../script/live-stage.js';
import { attendLater } from '../views/attending.js';
import { loadAdvice } from './strings/advice.js';
import type { PageTableStrings } from './strings/in-english.js';

/** What brings tables to life, once it is loaded. */
export const life = new Later(async () => (await import('../browser/life.js')).LIFE);

/** Nobody asks whether a table that is only watched lives. */
interface PageParts extends ViewParts, Pick<BrowserTable<Klondike>, 'lives'> {}

interface PageViewOptions extends ViewOptions {
  readonly parts: PageParts;
  readonly strings: TableStrings;
}

export class PageView extends TableView<PageViewOptions> {
  protected override findStrings(): TableStrings {
    return this.options.strings;
  }

  protected override findParts(): ViewParts {
    return this.options.parts;
  }

  get lives(): PageParts['lives'] {
    return this.options.parts.lives;
  }

  readonly knows: Knows<Klondike> = (calls) => {
    const { assistant, settings } = this.options;
    return knownTo(assistant, settings)(calls);
  };
}

/**
 * The parts of a table at which a game is played. They come soon, or as soon as the player asks for them.
 * @param figures what the table tells of the game, once it is there
 */
export function partsAt(
  strings: PageTableStrings,
  figures: Pick<Later<unknown>, 'get'>,
  { ask, askSoon, loadTools }: Pick<TableOptions, 'ask' | 'askSoon' | 'loadTools'>,
): PageParts {
  const { klondike, browser } = strings;
  const { label } = browser.commands.menu;
  const alive = new Awaited<Life>();
  const menu = new Later(async () => (await Promise.all([loadMenu(strings), loadTools()]))[0]);
  askSoon(
    label,
    () => menu.get(),
    () => undefined,
  );
  return {
    answer: answerLater(menu, (use) => ask(label, () => menu.get(), use)),
    attend: attendLater((use) =>
      askSoon(
        klondike.commands.hint.label,
        () => Promise.all([import('../views/attend.js'), loadAdvice(strings), figures.get()]),
        ([{ attendIn }, { klondikeHints }]) => use(attendIn(klondikeHints)),
      ),
    ),
    begin: (use) => {
      alive.use(use);
      askSoon(
        klondike.title,
        () => Promise.all([life.get(), figures.get()]),
        ([come]) => alive.come(come),
      );
    },
    lives: new Promise((resolve) => alive.use(resolve)),
    soundsAt: (settings) =>
      soundsLater(
        settings,
        new Later(async () => (await import('../browser/sound/sounds.js')).soundsAt(settings)),
      ),
  };
}

/** The parts of a table that is only watched. */
export function partsWatched(strings: PageTableStrings, ask: AskPart): ViewParts {
  const { klondike, browser } = strings;
  const menu = new Later(() => loadMenu(strings));
  return {
    answer: answerLater(menu, (use) => ask(browser.commands.menu.label, () => menu.get(), use)),
    attend: attendLater(() => undefined),
    begin: (use) => ask(klondike.title, () => life.get(), use),
  };
}

type Menu = Pick<ViewParts, 'answer'>;

async function loadMenu(strings: PageTableStrings): Promise<Menu> {
  const [{ answerIn }, words] = await Promise.all([import('../browser/panels/menu.js'), loadAdvice(strings)]);
  return { answer: answerIn(words) };
}

/** Opens menus once what they need is there. From then on they open at once. */
const answerLater =
  (menu: Later<Menu>, ask: (use: (menu: Menu) => void) => void): ViewParts['answer'] =>
  (desk, name) => {
    if (menu.now === undefined) ask(({ answer }) => answer(desk, name));
    else menu.now.answer(desk, name);
  };

/** Loads who gives advice. Whoever waits for advice does so until it could be loaded. */
export const advising =
  ({ klondike }: PageTableStrings, askSoon: AskPart, load: () => Promise<Advise>) =>
  (): Promise<Advise> =>
    new Promise((resolve) => askSoon(klondike.commands.hint.label, load, resolve));
