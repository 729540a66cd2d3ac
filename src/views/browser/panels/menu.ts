/** The menu, and what opens from it: the deal, the keys, About. */
import { dealTitle } from '../../../core/text/deal-title.js';
import { button, make } from '../dom.js';
import { KEYS } from '../input/keys.js';
import type { BrowserOptions, Look } from '../options.js';
import { entriesOf, gamesOf, keysTable, leaving } from '../parts/entries.js';
import { lookForm } from '../parts/look-form.js';
import type { Panel } from '../parts/panel.js';
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
  /** A deal was chosen that the next new game will be. */
  readonly onDealChosen: () => void;
}

export function openMenu(desk: MenuDesk): void {
  const { panel, options } = desk;
  const { deal, onDeal, onQuit, ownDeals } = options;
  const tools = options.tools?.() ?? [];
  const entries = [
    ...(ownDeals || deal || onDeal ? [button(`${ownDeals?.name ?? 'Deal'}…`, () => openDeal(desk))] : []),
    ...tools.map(({ label, run }) => button(label, leaving(panel, run))),
    button('Keys', () => openKeys(desk)),
    button('About', () => openAbout(desk)),
    ...(onQuit ? [button('Quit', leaving(panel, onQuit))] : []),
  ];
  const { look, setLook } = desk;
  panel.open('Menu', entriesOf(entries), ...gamesOf(panel, options.games?.()), lookForm(look, setLook));
}

export function openDeal({ panel, options, newGame, onDealChosen }: MenuDesk): void {
  const { ownDeals } = options;
  if (ownDeals) panel.open(ownDeals.name, ownDeals.form(leaving(panel, onDealChosen)));
  else panel.open('Deal', dealForm(options, leaving(panel, newGame)));
}

export function openKeys({ panel, options }: MenuDesk): void {
  const known = options.undo === false ? KEYS.filter(([, what]) => what !== 'undo') : KEYS;
  const rows = known.map(
    ([keys, what]) => [keys, options.stockInPlay ? what.replace('the waste', 'the stock') : what] as const,
  );
  panel.open('Keys', keysTable(rows), make('p', {}, hintOf(options)));
}

function hintOf({ byClicks, stockInPlay }: BrowserOptions): string {
  if (byClicks === true) return 'Click a card, then the pile it goes to.';
  const hint =
    'Drag cards, or press one and then the pile it goes to. Press a card twice to send it up to a foundation.';
  return stockInPlay ? `${hint} The stock's top card is in play; a press on the waste lays it there.` : hint;
}

function openAbout({ panel, credit, options }: MenuDesk): void {
  const deal = options.deal?.();
  panel.open(
    'About',
    make('p', {}, credit() === '' ? 'Klondike.' : `Klondike, played by ${credit()}.`),
    ...(deal === undefined ? [] : [make('p', {}, `Deal: ${dealTitle(deal)}.`)]),
  );
}
