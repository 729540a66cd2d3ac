/** The menu, and what opens from it: the game's number, the keys, About, the rules. */
import { dealTitle } from '../../../../core/text/deal-title.js';
import type { Frame } from '../../contract/frame.js';
import { make } from '../../../../browser/dom.js';
import type { LookSetter } from '../../../../browser/look.js';
import { keysTable } from '../../../../browser/parts/commands.js';
import { gamesOf, leaving, menuEntries, openAbout } from '../../../../browser/parts/entries.js';
import { choice, lookForm, select } from '../../../../browser/parts/look-form.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import type { CommandName, ViewCommand } from '../input/keys.js';
import { COMMANDS } from '../input/keys.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { Alarm } from '../signals/alarm.js';
import type { Toolbar } from './toolbar.js';

/** What the menu asks of a view. */
export interface MenuDesk {
  readonly panel: Panel;
  readonly options: MonteCarloBrowserOptions;
  readonly frame: () => Frame;
  /** What the bar has no room for. */
  readonly more: Toolbar['inMenu'];
  readonly look: LookSetter;
  readonly alarm: Alarm;
  /** Whom the About box credits. */
  readonly credit: () => string;
  readonly run: (name: CommandName) => void;
  readonly showGame: () => void;
  /** Asks the handler for the rules. True if it has shown something for it. */
  readonly tellRules: () => boolean;
}

/** The commands that a table has: to leave it, a page must know how. */
export const offeredBy = ({ onQuit, assistant }: MonteCarloBrowserOptions): typeof COMMANDS =>
  COMMANDS.filter(
    ({ name }) =>
      (name !== 'quit' || onQuit !== undefined) && (name !== 'redo' || assistant?.redo !== undefined),
  );

/** Does what is not about cards. */
export function answer(desk: MenuDesk, name: ViewCommand): void {
  switch (name) {
    case 'game':
      return desk.showGame();
    case 'help':
      return tellHelp(desk);
    case 'keys':
      return openKeys(desk);
    case 'about':
      return tellAbout(desk);
    case 'menu':
      return openMenu(desk);
    case 'quit':
      return leaving(desk.panel, () => desk.options.onQuit?.())();
  }
}

/** The rules are the handler's to tell, the keys the view's own: alone where it tells none. */
function tellHelp(desk: MenuDesk): void {
  if (!desk.tellRules() || desk.frame().help === undefined) openKeys(desk);
}

function openMenu(desk: MenuDesk): void {
  const { panel, options, more, look, run } = desk;
  const commands = offeredBy(options);
  const entries = menuEntries({ panel, commands, run, more, tools: options.tools?.() });
  const looks = lookForm(look.look, (chosen) => look.set(chosen), soundChoice(desk));
  panel.open('Menu', entries, ...gamesOf(panel, options.games?.()), looks);
}

const SOUNDS = ['on', 'off'] as const;

const soundChoice = ({ alarm }: MenuDesk): HTMLElement =>
  choice('Sound', select(SOUNDS, { on: 'On', off: 'Off' }, alarm.sound ? 'on' : 'off'), (chosen) =>
    alarm.setSound(chosen === 'on'),
  );

const openKeys = ({ panel, options }: MenuDesk): void => panel.open('Keys', ...keysOf(options));

const keysOf = (options: MonteCarloBrowserOptions): HTMLElement[] => [
  keysTable(offeredBy(options)),
  make('p', {}, 'Click a card, then one of equal rank that touches it.'),
];

function tellAbout({ panel, credit, frame, options }: MenuDesk): void {
  const { game } = frame();
  const deal = options.deal?.();
  const named = game === undefined ? deal && `Deal: ${dealTitle(deal)}.` : `This game is number ${game}.`;
  openAbout(panel, { title: 'Monte Carlo Solitaire', credit: credit() }, named);
}

/** The rules, then the keys. @param text its paragraphs are separated by empty lines */
export function openHelp({ panel, options }: MenuDesk, text: string): void {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => make('p', {}, paragraph.replace(/\s+/g, ' ').trim()));
  panel.open('Help', ...paragraphs, ...keysOf(options));
}
