/** The menu, and what opens from it: the deal, the keys, About. */
import { button, make } from '../dom.js';
import { KEYS } from '../input/keys.js';
import type { BrowserOptions, Look } from '../options.js';
import { SUIT_COLORS, THEMES } from '../options.js';
import type { Panel } from './panel.js';
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
  entries[0]?.classList.add('first');
  panel.open('Menu', make('div', { class: 'entries' }, ...entries), ...gamesOf(desk), lookForm(desk));
}

/** The one that is played can be pressed, too: it is only left for another. */
function gamesOf({ panel, options }: MenuDesk): HTMLElement[] {
  const games = options.games?.() ?? [];
  if (games.length === 0) return [];
  const buttons = games.map(({ label, run, isOn }) =>
    button(label, leaving(panel, isOn ? () => undefined : run), { 'aria-pressed': String(isOn) }),
  );
  const heading = make('h3', { id: 'games' }, 'Games');
  return [heading, make('div', { class: 'entries', role: 'group', 'aria-labelledby': 'games' }, ...buttons)];
}

const leaving = (panel: Panel, run: () => void) => (): void => {
  panel.close();
  run();
};

export function openDeal({ panel, options, newGame, onDealChosen }: MenuDesk): void {
  const { ownDeals } = options;
  if (ownDeals) panel.open(ownDeals.name, ownDeals.form(leaving(panel, onDealChosen)));
  else panel.open('Deal', dealForm(options, leaving(panel, newGame)));
}

export function openKeys({ panel, options }: MenuDesk): void {
  const known = options.undo === false ? KEYS.filter(([, what]) => what !== 'undo') : KEYS;
  const rows = known.map(([keys, what]) => {
    const text = options.stockInPlay ? what.replace('the waste', 'the stock') : what;
    return make('tr', {}, make('th', { scope: 'row' }, keys), make('td', {}, text));
  });
  panel.open('Keys', make('table', {}, make('tbody', {}, ...rows)), make('p', {}, hintOf(options)));
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
    ...(deal === undefined ? [] : [make('p', {}, `This deal is ${deal}.`)]),
  );
}

const THEME_NAMES = { system: 'As the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' };
const COLOR_NAMES = { two: 'Two', four: 'Four' };

function lookForm({ look, setLook }: MenuDesk): HTMLElement {
  let now = look;
  const change = (part: Partial<Look>): void => {
    now = { ...now, ...part };
    setLook(now);
  };
  return make(
    'div',
    { class: 'look' },
    choice('Theme', select(THEMES, THEME_NAMES, look.theme), (theme) => change({ theme })),
    choice('Suit colors', select(SUIT_COLORS, COLOR_NAMES, look.colors), (colors) => change({ colors })),
  );
}

interface Select<Value extends string> {
  readonly element: HTMLSelectElement;
  readonly values: readonly Value[];
}

function select<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
  chosen: Value,
): Select<Value> {
  const element = make('select', {}, ...values.map((value) => make('option', { value }, names[value])));
  element.value = chosen;
  return { element, values };
}

function choice<Value extends string>(
  label: string,
  { element, values }: Select<Value>,
  choose: (value: Value) => void,
): HTMLElement {
  element.addEventListener('change', () => {
    const value = values[element.selectedIndex];
    if (value !== undefined) choose(value);
  });
  return make('label', {}, `${label} `, element);
}
