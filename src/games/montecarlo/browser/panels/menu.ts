/** The menu, and what opens from it: the game's number, the keys, About, the rules. */
import { worded } from '../../../../core/commands.js';
import { dealTitle } from '../../../../core/text/deal-name.js';
import { make } from '../../../../browser/dom.js';
import type { Look, LookSetter } from '../../../../browser/look.js';
import { keysTable } from '../../../../browser/parts/keys-table.js';
import { leaving } from '../../../../browser/parts/entries.js';
import { menuGroups } from '../../../../browser/parts/menu-groups.js';
import { lookForm, soundChoice } from '../../../../browser/parts/settings-form.js';
import type { CommandName, ViewCommand } from '../input/keys.js';
import { COMMANDS, wordsIn } from '../input/keys.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { Alarm } from '../signals/alarm.js';
import type { GameDesk } from './game-form.js';
import { openGame } from './game-form.js';
import type { Toolbar } from './toolbar.js';

/** What the menu needs of a view. */
export interface MenuDesk extends GameDesk {
  readonly options: MonteCarloBrowserOptions;
  /** The commands that the bar has no room for. */
  readonly more: Toolbar['inMenu'];
  readonly look: LookSetter;
  readonly alarm: Alarm;
  /** The name that the About box credits. */
  readonly credit: () => string;
  readonly run: (name: CommandName) => void;
}

/** The commands of a table. Quitting needs `onQuit`, redo an assistant that can redo, and the list of moves `onMoves`. */
export const offeredBy = ({ onQuit, onMoves, assistant }: MonteCarloBrowserOptions): typeof COMMANDS => {
  const needs: Readonly<Record<string, unknown>> = { quit: onQuit, moves: onMoves, redo: assistant?.redo };
  return COMMANDS.filter(({ name }) => !(name in needs) || needs[name] !== undefined);
};

/** Runs a command that is not about cards. */
export function answer(desk: MenuDesk, name: ViewCommand): void {
  switch (name) {
    case 'moves':
      return desk.options.onMoves?.();
    case 'game':
      return openGame(desk);
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

/** Shows the handler's rules with the keys, or only the keys if the handler tells no rules. */
function tellHelp(desk: MenuDesk): void {
  const isTold = desk.options.toolbar !== false && desk.report({ event: 'help', args: [] });
  if (!isTold || desk.frame().help === undefined) openKeys(desk);
}

function openMenu(desk: MenuDesk): void {
  const { panel, options, strings, more, look, run } = desk;
  const { browser } = strings;
  const commands = worded(offeredBy(options), wordsIn(strings));
  const looks = {
    look: look.look,
    parts: ['theme', 'colors', 'felt', 'back'] as const,
    setLook: (chosen: Look) => look.set(chosen),
    strings: browser,
  };
  const sound = soundChoice(browser, desk.alarm.sound, (isHeard) => desk.alarm.setSound(isHeard));
  const groups = menuGroups({
    panel,
    strings: browser,
    commands,
    run,
    more,
    isIdle: (name) => name === 'redo' && options.assistant?.canRedo === false,
    tools: options.tools?.(),
    games: options.games?.(),
    look: lookForm(looks, sound),
  });
  panel.open(browser.commands.menu.label, ...groups);
}

const openKeys = (desk: MenuDesk): void =>
  desk.panel.open(desk.strings.montecarloBrowser.commands.keys.label, ...keysOf(desk));

const keysOf = ({ options, strings }: MenuDesk): HTMLElement[] => [
  keysTable(worded(offeredBy(options), wordsIn(strings)), strings.core.keys),
  make('p', {}, strings.montecarloBrowser.keysHint),
];

function tellAbout({ panel, credit, frame, options, strings }: MenuDesk): void {
  const { core, browser, montecarlo, montecarloBrowser } = strings;
  const { game } = frame();
  const deal = options.deal?.();
  const named =
    game === undefined ? deal && browser.deal(dealTitle(deal, core)) : montecarloBrowser.thisGame(game);
  const told = browser.about(montecarlo.title, credit());
  panel.tell(core.commands.about.label, told, ...(named === undefined ? [] : [named]));
}

/**
 * Shows the rules, then the keys.
 * @param text its paragraphs are separated by empty lines
 */
export function openHelp(desk: MenuDesk, text: string): void {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => make('p', {}, paragraph.replace(/\s+/g, ' ').trim()));
  desk.panel.open(desk.strings.montecarlo.commands.help.label, ...paragraphs, ...keysOf(desk));
}
