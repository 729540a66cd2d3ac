/** The menu, with dialogs for the deal, the keys and the About box. */
import { wordedByClick, wordedFor } from '../../words/commands.js';
import { dealTitle, numbered } from '../../../../core/text/deal-name.js';
import type { SettingValues } from '../../../../core/settings.js';
import { readSettings } from '../../../../core/settings.js';
import { make } from '../../../../browser/dom.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { runCommand } from '../input/keys.js';
import { namedCommands } from '../input/offered.js';
import { keysTable } from '../../../../browser/parts/keys-table.js';
import { leaving } from '../../../../browser/parts/entries.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import { panelIn } from '../../../../browser/parts/panel.js';
import { menuGroups } from '../../../../browser/parts/menu-groups.js';
import type { LookFormOptions } from '../../../../browser/parts/settings-form.js';
import { lookForm, settingsForm, soundChoice } from '../../../../browser/parts/settings-form.js';
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

export function open(table: MenuDesk, name: DialogName): void {
  const panel = panelIn(table.root, table.takeFocus, table.strings.browser.close);
  const desk: DialogDesk = { ...table, panel };
  switch (name) {
    case 'menu':
      return openMenu(desk);
    case 'deal':
      return openDeal(desk);
    case 'help':
      return openKeys(desk);
    case 'about':
      return tellAbout(desk);
  }
}

function openMenu(desk: DialogDesk): void {
  const { panel, options, strings, look } = desk;
  const { browser } = strings;
  const { ownDeals } = options;
  const commands = namedCommands(desk).map((command) =>
    command.name === 'deal' && ownDeals ? { ...command, label: ownDeals.name } : command,
  );
  const setLook: LookFormOptions['setLook'] = (chosen) => {
    look.set(chosen);
    desk.onLook();
  };
  const groups = menuGroups({
    panel,
    strings: browser,
    commands,
    run: (name: KlondikeCommandName<'browser'>) => runCommand(desk, name),
    isIdle: (name) => name === 'redo' && options.assistant?.canRedo === false,
    tools: options.tools?.(),
    games: options.games?.(),
    settings: settingsOf(desk),
    look: lookForm({ look: look.look, setLook, strings: browser }),
  });
  panel.open(browser.commands.menu.label, ...groups);
}

/** The form with the settings of this table. */
function settingsOf({ options, strings, onSet }: MenuDesk): HTMLElement[] {
  const { settings, assistant = {}, byClicks } = options;
  const names = settableAt(assistant, byClicks);
  if (settings === undefined || names.length === 0) return [];
  const form = settingsForm({ settings, names, words: strings.core.settings, onSet });
  form.append(
    soundChoice(strings.browser, isHeard(settings), (on) => settings.write(SOUND, on ? 'on' : 'off')),
  );
  return [form];
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

/** Says what one click does at this table. */
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
  panel.tell(core.commands.about.label, browser.about(klondike.title, credit()), ...told);
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
