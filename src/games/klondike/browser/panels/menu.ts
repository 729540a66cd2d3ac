/** The settings and the other dialogs of a table: the deal, the keys, About. */
import { wordedByClick, wordedFor } from '../../words/commands.js';
import { dealTitle, numbered } from '../../../../core/text/deal-name.js';
import type { SettingValues } from '../../../../core/settings.js';
import { readSettings } from '../../../../core/settings.js';
import { make } from '../../../../browser/dom.js';
import type { Look } from '../../../../browser/look.js';
import { LOOKS } from '../../../../browser/look.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { runCommand } from '../input/keys.js';
import { namedCommands } from '../input/offered.js';
import { keysTable } from '../../../../browser/parts/keys-table.js';
import { leaving } from '../../../../browser/parts/entries.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import { panelIn } from '../../../../browser/parts/panel.js';
import { settingsPage } from '../../../../browser/parts/settings-page.js';
import type { LookFormOptions } from '../../../../browser/parts/settings-form.js';
import { lookSettings, playSettings, soundSwitch } from '../../../../browser/parts/settings-form.js';
import { SOUND, isHeard } from '../sound-player.js';
import type { DialogName, MenuDesk } from './menu-desk.js';
import { settableAt } from '../../views/table-assistance.js';
import type { BrowserOptions } from '../options.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';
import { nameForm } from '../../../../browser/parts/name-form.js';
import { faultOf } from '../../../../core/faults.js';

interface DialogDesk extends MenuDesk {
  readonly panel: Panel;
}

export function open(table: MenuDesk, name: DialogName): Promise<void> | void {
  const panel = panelIn(table.root, table.takeFocus, table.strings.browser.close);
  const desk: DialogDesk = { ...table, panel };
  switch (name) {
    case 'menu':
      return openSettings(desk);
    case 'deal':
      return openDeal(desk);
    case 'help':
      return openKeys(desk);
    case 'about':
      return tellAbout(desk);
  }
}

async function openSettings(desk: DialogDesk): Promise<void> {
  const { panel, options, strings, look } = desk;
  const tools = await options.tools?.();
  const { browser } = strings;
  const { ownDeals, onNew } = options;
  // The page's dialog for a new game has these commands.
  const isHere = (name: string): boolean =>
    onNew === undefined || !(IN_NEW_GAME as readonly string[]).includes(name);
  const commands = namedCommands(desk)
    .filter(({ name }) => isHere(name) || (name === 'deal' && ownDeals !== undefined))
    .map((command) => (command.name === 'deal' && ownDeals ? { ...command, label: ownDeals.name } : command));
  const setLook: LookFormOptions['setLook'] = (chosen) => {
    look.set(chosen);
    desk.onLook();
  };
  const page = settingsPage({
    panel,
    strings: browser,
    commands,
    run: (name: KlondikeCommandName<'browser'>) => runCommand(desk, name),
    tools,
    games: options.games?.(),
    play: playControls(desk),
    look: lookSettings({ look: look.look, parts: partsOf(desk), setLook, strings: browser }),
  });
  panel.open(browser.commands.menu.label, page);
}

const IN_NEW_GAME = ['again', 'deal'] as const satisfies readonly KlondikeCommandName<'browser'>[];

/** The parts of the look that the player can choose. A page without the classic deck doesn't offer it. */
function partsOf({ root }: MenuDesk): (keyof Look)[] {
  const isOffered = getComputedStyle(root.view).getPropertyValue('--klondike-court-jd') !== '';
  return (Object.keys(LOOKS) as (keyof Look)[]).filter((part) => part !== 'deck' || isOffered);
}

/** The controls for the settings of this table. */
function playControls({ options, strings, onSet }: MenuDesk): HTMLElement[] {
  const { settings, assistant = {}, byClicks } = options;
  const names = settableAt(assistant, byClicks);
  if (settings === undefined || names.length === 0) return [];
  return [
    ...playSettings({ settings, names, words: strings.core.settings, onSet }),
    soundSwitch(strings.browser, isHeard(settings), (on) => settings.write(SOUND, on ? 'on' : 'off')),
  ];
}

function openDeal(desk: DialogDesk): void {
  const { panel, strings, play, onDealChosen } = desk;
  const { ownDeals } = desk.options;
  if (ownDeals) panel.open(ownDeals.name, ownDeals.form(leaving(panel, onDealChosen)));
  else
    panel.open(
      strings.klondike.commands.deal.label,
      dealForm(
        desk,
        leaving(panel, () => play.command('newGame')),
      ),
    );
}

function openKeys(desk: DialogDesk): void {
  const { core, klondike } = desk.strings;
  const commands = wordedFor(namedCommands(desk), desk.options.stockInPlay !== undefined, klondike);
  const table = keysTable(wordedByClick(commands, clickAt(desk), desk.strings.klondikeHelp), core.keys);
  desk.panel.open(klondike.commands.help.label, table, make('p', {}, hintOf(desk)));
}

/** The effect of one click at this table. */
function clickAt({ options: { settings, assistant = {}, byClicks } }: MenuDesk): SettingValues['click'] {
  const isSet = settings !== undefined && settableAt(assistant, byClicks).includes('click');
  return isSet ? readSettings(settings).click : 'off';
}

/** How to move cards, and what the number on the stock means. */
function hintOf(desk: DialogDesk): string {
  const { byClicks, stockInPlay, assistant } = desk.options;
  const { clickHint, dragHint, stockHint, redealsHint } = desk.strings.klondikeBrowser;
  return [
    ...(byClicks === true
      ? [clickHint]
      : [dragHint, desk.strings.klondikeHelp.clicks[clickAt(desk)], ...(stockInPlay ? [stockHint] : [])]),
    ...(Number.isFinite(assistant?.redealsLeft?.()) ? [redealsHint] : []),
  ].join(' ');
}

function tellAbout({ panel, credit, options, strings: { core, browser, klondike } }: DialogDesk): void {
  const deal = options.deal?.();
  const told = deal === undefined ? [] : [browser.deal(dealTitle(deal, core))];
  panel.tell(
    core.commands.about.label,
    browser.about(klondike.title, credit()),
    ...told,
    ...(options.credits ? [options.credits] : []),
  );
}

/** @param onPrepared called when the typed deal can be dealt */
function dealForm(
  { options, strings }: { readonly options: BrowserOptions; readonly strings: KlondikeBrowserStrings },
  onPrepared: () => void,
): HTMLElement {
  const name = options.deal?.() ?? '';
  const take = (typed: string): string | undefined => {
    const fault = faultOf(() => options.onDeal?.(typed));
    if (fault === undefined) onPrepared();
    return fault;
  };
  return nameForm({
    name,
    typed: numbered(name),
    label: strings.klondikeBrowser.dealField,
    take: options.onDeal && take,
    strings: strings.browser,
    link: name === '' ? undefined : options.linkTo?.(name),
  });
}
