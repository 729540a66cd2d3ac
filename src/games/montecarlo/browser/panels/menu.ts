/** The settings and the other dialogs: the game's number, the keys, About, the rules. */
import type { MonteCarloCommandName } from '../../words/commands.js';
import { worded } from '../../../../core/commands.js';
import { make } from '../../../../browser/dom.js';
import type { Look, LookSetter } from '../../../../browser/look.js';
import { keysTable } from '../../../../browser/parts/keys-table.js';
import { leaving } from '../../../../browser/parts/entries.js';
import { settingsPage } from '../../../../browser/parts/settings-page.js';
import { lookSettings, playSettings, soundSwitch } from '../../../../browser/parts/settings-form.js';
import type { GridViewCommand } from '../input/keys.js';
import { COMMANDS, wordsIn } from '../input/keys.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { MonteCarloBrowserStrings } from '../strings/english.js';
import type { Alarm } from '../alarm.js';
import type { GridToolbar } from './toolbar.js';
import { faultOf } from '../../../../core/faults.js';
import { nameForm } from '../../../../browser/parts/name-form.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import type { OrRedo } from '../../../../core/redo.js';
import { dealTitle, plainName } from '../../../../core/text/deal-name.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { MonteCarloCall } from '../../contract/handler.js';

/** The parts of the view that the menu uses. */
export interface GridMenuDesk {
  readonly panel: Panel;
  readonly strings: MonteCarloBrowserStrings;
  readonly frame: () => MonteCarloFrame;
  /** True if the table is only for viewing. Then also tells the player. */
  readonly isOnlyShown: () => boolean;
  /** Reports an event. Tells the player if it had no effect. */
  readonly act: (call: OrRedo<MonteCarloCall>) => void;
  /** Reports an event. Returns false if it had no effect; the caller must then tell the player. */
  readonly report: (call: OrRedo<MonteCarloCall>) => boolean;
  /** The handler's sentence about the last event. */
  readonly said: () => string;
  readonly options: MonteCarloBrowserOptions;
  /** The commands without room in the toolbar. */
  readonly more: GridToolbar['inMenu'];
  readonly look: LookSetter;
  readonly alarm: Alarm;
  /** Called after the player changes a setting. */
  readonly onSet: () => void;
  /** The name that the About box credits. */
  readonly credit: () => string;
  readonly run: (name: MonteCarloCommandName<'browser'>) => void;
}

/** The commands of a table. Quit needs `onQuit`, redo needs an assistant, and the list of moves needs `onMoves`. */
export const offeredBy = ({ onQuit, onMoves, assistant }: MonteCarloBrowserOptions): typeof COMMANDS => {
  const needs: Readonly<Record<string, unknown>> = { quit: onQuit, moves: onMoves, redo: assistant?.redo };
  return COMMANDS.filter(({ name }) => !(name in needs) || needs[name] !== undefined);
};

/** Runs a command that doesn't play. */
export function answer(desk: GridMenuDesk, name: GridViewCommand): void {
  switch (name) {
    case 'moves':
      return desk.options.onMoves?.();
    case 'game':
      return desk.options.onNew ? desk.options.onNew('deal') : openGame(desk);
    case 'help':
      return tellHelp(desk);
    case 'keys':
      return openKeys(desk);
    case 'about':
      return tellAbout(desk);
    case 'menu':
      return void openSettings(desk);
    case 'quit':
      return leaving(desk.panel, () => desk.options.onQuit?.())();
  }
}

/** Shows the handler's rules with the keys, or only the keys if the handler has no rules. */
function tellHelp(desk: GridMenuDesk): void {
  const isTold = desk.options.toolbar !== false && desk.report({ event: 'help', args: [] });
  if (!isTold || desk.frame().help === undefined) openKeys(desk);
}

async function openSettings(desk: GridMenuDesk): Promise<void> {
  const { panel, options, strings, more, look, run } = desk;
  const tools = await options.tools?.();
  const { browser } = strings;
  const { onNew } = options;
  const commands = worded(offeredBy(options), wordsIn(strings)).filter(
    // The page's dialog for a new game has these commands.
    ({ name }) => onNew === undefined || (name !== 'again' && name !== 'game'),
  );
  const looks = {
    look: look.look,
    parts: ['theme', 'colors', 'felt', 'back'] as const,
    setLook: (chosen: Look) => look.set(chosen),
    strings: browser,
  };
  const page = settingsPage({
    panel,
    strings: browser,
    commands,
    run,
    more,
    tools,
    games: options.games?.(),
    play: [
      ...timerSwitch(desk),
      soundSwitch(browser, desk.alarm.sound, (isHeard) => desk.alarm.setSound(isHeard)),
    ],
    look: lookSettings(looks),
  });
  panel.open(browser.commands.menu.label, page);
}

const timerSwitch = ({ options, strings, onSet }: GridMenuDesk): HTMLElement[] =>
  options.settings === undefined || options.assistant?.time === undefined
    ? []
    : playSettings({ settings: options.settings, names: ['time'], words: strings.core.settings, onSet });

const openKeys = (desk: GridMenuDesk): void =>
  desk.panel.open(desk.strings.montecarloBrowser.commands.keys.label, ...keysOf(desk));

const keysOf = ({ options, strings }: GridMenuDesk): HTMLElement[] => [
  keysTable(worded(offeredBy(options), wordsIn(strings)), strings.core.keys),
  make('p', {}, strings.montecarloBrowser.keysHint),
];

function tellAbout({ panel, credit, frame, options, strings }: GridMenuDesk): void {
  const { core, browser, montecarlo, montecarloBrowser } = strings;
  const { game } = frame();
  const deal = options.deal?.();
  const named =
    game === undefined ? deal && browser.deal(dealTitle(deal, core)) : montecarloBrowser.thisGame(game);
  const told = browser.about(montecarlo.title, credit());
  const more = [named, options.credits].filter((sentence) => sentence !== undefined);
  panel.tell(core.commands.about.label, told, ...more);
}

/**
 * Shows the rules, then the keys.
 * @param text has empty lines between its paragraphs
 */
export function openHelp(desk: GridMenuDesk, text: string): void {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => make('p', {}, paragraph.replace(/\s+/g, ' ').trim()));
  desk.panel.open(desk.strings.montecarlo.commands.help.label, ...paragraphs, ...keysOf(desk));
}

/** Opens the form. It closes when the game begins. */
function openGame(desk: GridMenuDesk): void {
  if (desk.isOnlyShown()) return;
  const { panel, options, strings } = desk;
  const { game } = desk.frame();
  const title = strings.montecarlo.commands.game.label;
  const name = options.deal?.() ?? (game === undefined ? '' : String(game));
  const form = nameForm({
    name,
    label: title,
    typed: game === undefined ? name : String(game),
    take: (typed) => begin(desk, typed.trim()),
    strings: strings.browser,
    link: name === '' ? undefined : options.linkTo?.(name),
  });
  panel.open(title, form);
}

/** Begins the game of a typed text. Returns an error message; undefined on success. */
function begin(desk: GridMenuDesk, typed: string): string | undefined {
  const { panel, options, strings } = desk;
  const { onDeal } = options;
  const number = plainName(typed).replace('#', '');
  if (onDeal === undefined && !/^[+-]?\d{1,20}$/.test(number)) {
    return strings.montecarloBrowser.noNumber(JSON.stringify(typed));
  }
  const fault = onDeal === undefined ? newGame(desk, BigInt(number)) : faultOf(() => onDeal(typed));
  if (fault !== undefined) return fault;
  panel.close();
  if (onDeal !== undefined) desk.act({ event: 'newDeal', args: [] });
  return undefined;
}

/** Starts the game of this number. Returns an error message; undefined on success. */
function newGame({ report, said, strings }: GridMenuDesk, game: bigint): string | undefined {
  if (report({ event: 'newGame', args: [game] })) return undefined;
  return said() || strings.montecarloBrowser.noSuchGame;
}
