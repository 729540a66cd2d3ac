/** The menu, and what opens from it: the deal, the keys, About. */
import { dealTitle } from '../../../../core/text/deal-title.js';
import { wordedFor } from '../../words/commands.js';
import { make } from '../../../../browser/dom.js';
import type { CommandName, ViewCommand } from '../input/keys.js';
import { offeredBy } from '../input/offered.js';
import type { BrowserOptions } from '../options.js';
import type { Look } from '../../../../browser/look.js';
import { keysTable } from '../../../../browser/parts/commands.js';
import { gamesOf, leaving, menuEntries, openAbout } from '../../../../browser/parts/entries.js';
import { lookForm } from '../../../../browser/parts/look-form.js';
import { faultOf } from '../../../../browser/parts/name-form.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import { dealForm } from './deal-form.js';

/** What the menu asks of a view. */
export interface MenuDesk {
  readonly panel: Panel;
  readonly options: BrowserOptions;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
  /** Whom the About box credits. */
  readonly credit: () => string;
  readonly newGame: () => void;
  readonly say: (sentence: string) => void;
  readonly run: (name: CommandName) => void;
  /** A deal was chosen that the next new game will be. */
  readonly onDealChosen: () => void;
}

/** Does what is not about cards. */
export function answer(desk: MenuDesk, name: ViewCommand): void {
  switch (name) {
    case 'again':
      return dealAgain(desk);
    case 'deal':
      return openDeal(desk);
    case 'help':
      return openKeys(desk);
    case 'about':
      return tellAbout(desk);
    case 'menu':
      return openMenu(desk);
    case 'quit':
      return leaving(desk.panel, () => desk.options.onQuit?.())();
  }
}

function dealAgain({ options: { deal, onDeal }, newGame, say }: MenuDesk): void {
  const name = deal?.();
  if (name === undefined) return;
  const fault = faultOf(() => onDeal?.(name));
  if (fault === undefined) newGame();
  else say(fault);
}

function openMenu(desk: MenuDesk): void {
  const { panel, options, look, setLook, run } = desk;
  const { ownDeals } = options;
  const commands = offeredBy(options).map((command) =>
    command.name === 'deal' && ownDeals ? { ...command, label: ownDeals.name } : command,
  );
  const entries = menuEntries({ panel, commands, run, tools: options.tools?.() });
  panel.open('Menu', entries, ...gamesOf(panel, options.games?.()), lookForm(look, setLook));
}

function openDeal({ panel, options, newGame, onDealChosen }: MenuDesk): void {
  const { ownDeals } = options;
  if (ownDeals) panel.open(ownDeals.name, ownDeals.form(leaving(panel, onDealChosen)));
  else panel.open('Deal', dealForm(options, leaving(panel, newGame)));
}

function openKeys({ panel, options }: MenuDesk): void {
  const commands = wordedFor(offeredBy(options), options.stockInPlay !== undefined);
  panel.open('Keys', keysTable(commands), make('p', {}, hintOf(options)));
}

function hintOf({ byClicks, stockInPlay }: BrowserOptions): string {
  if (byClicks === true) return 'Click a card, then the pile it goes to.';
  const hint =
    'Drag cards, or press one and then the pile it goes to. Press a card twice to send it up to a foundation.';
  return stockInPlay ? `${hint} The stock's top card is in play; a press on the waste lays it there.` : hint;
}

function tellAbout({ panel, credit, options }: MenuDesk): void {
  const deal = options.deal?.();
  openAbout(panel, { title: 'Klondike', credit: credit() }, deal && `Deal: ${dealTitle(deal)}.`);
}
