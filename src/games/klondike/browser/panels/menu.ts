/** The menu, and what opens from it: the deal, the keys, About. */
import type { KlondikeCommandName } from '../../words/commands.js';
import { wordedByClick, wordedFor } from '../../words/commands.js';
import { dealBeside, dealTitle, numbered } from '../../../../core/text/deal-name.js';
import type { SettingValues } from '../../../../core/settings.js';
import { readSettings } from '../../../../core/settings.js';
import { make } from '../../../../browser/dom.js';
import type { CommandDesk, ViewCommand } from '../input/keys.js';
import { give } from '../input/keys.js';
import { namedBy } from '../input/offered.js';
import { keysTable } from '../../../../browser/parts/keys-table.js';
import { leaving } from '../../../../browser/parts/entries.js';
import { panelIn } from '../../../../browser/parts/panel-in.js';
import { menuGroups } from '../../../../browser/parts/menu-groups.js';
import type { LookDesk } from '../../../../browser/parts/look-form.js';
import { lookForm } from '../../../../browser/parts/look-form.js';
import { settingsForm } from '../../../../browser/parts/settings-form.js';
import { soundChoice } from '../../../../browser/sound/sound-choice.js';
import { SOUND, isHeard } from '../sounds.js';
import { faultOf, nameForm } from '../../../../browser/parts/name-form.js';
import type { TableReading } from '../../views/reading.js';
import { placeOf, readPile, readTable } from '../../views/reading.js';
import { settableAt } from '../../views/table-assistance.js';
import type { LookSetter } from '../../../../browser/look.js';
import type { Panel } from '../../../../browser/parts/panel.js';
import type { Root } from '../../../../browser/parts/root.js';
import type { BrowserOptions } from '../options.js';
import type { KlondikeBrowserStrings } from '../strings/english.js';
import type { CardSearch } from '../../../../core/card-search.js';
import { heed, searchQuestion } from '../../../../core/card-search.js';
import { keyInPlace, latinKey } from '../../../../browser/parts/commands.js';

/** Runs a command that is not about cards. */
export function answer(table: MenuDesk, name: ViewCommand): void {
  const panel = panelIn(table.root, table.takeFocus, table.strings.browser.close);
  const desk: DialogDesk = { ...table, panel };
  switch (name) {
    case 'moves':
      return desk.options.onMoves?.();
    case 'again':
      return dealNamed(desk, desk.options.deal?.());
    case 'previousDeal':
      return dealNamed(desk, dealBeside(desk.options.deal?.(), -1));
    case 'nextDeal':
      return dealNamed(desk, dealBeside(desk.options.deal?.(), 1));
    case 'deal':
      return openDeal(desk);
    case 'find':
      return findCard(desk);
    case 'readPile':
      return desk.tell(readPile(desk.frame(), desk.play.cursor.pile, readingAt(desk)));
    case 'readTable':
      return desk.tell(`${readTable(desk.frame(), readingAt(desk)).join('. ')}.`);
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

const readingAt = ({ options, strings }: DialogDesk): TableReading => ({
  ...options,
  strings: strings.klondikeReading,
});

function dealNamed({ options: { onDeal }, play, say }: MenuDesk, name: string | undefined): void {
  if (name === undefined) return;
  const fault = faultOf(() => onDeal?.(name));
  if (fault === undefined) play.command('newGame');
  else say(fault);
}

function openMenu(desk: DialogDesk): void {
  const { panel, options, strings, look } = desk;
  const { browser } = strings;
  const { ownDeals } = options;
  const commands = namedBy(desk).map((command) =>
    command.name === 'deal' && ownDeals ? { ...command, label: ownDeals.name } : command,
  );
  const setLook: LookDesk['setLook'] = (chosen) => {
    look.set(chosen);
    desk.onLook();
  };
  const groups = menuGroups({
    panel,
    strings: browser,
    commands,
    run: (name: KlondikeCommandName<'browser'>) => give(desk, name),
    isIdle: (name) => name === 'redo' && options.assistant?.canRedo === false,
    tools: options.tools?.(),
    games: options.games?.(),
    settings: settingsOf(desk),
    look: lookForm({ look: look.look, setLook, strings: browser }),
  });
  panel.open(browser.commands.menu.label, ...groups);
}

/** The form for what can be set at this table. */
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
  const commands = wordedFor(namedBy(desk), desk.options.stockInPlay !== undefined, klondike);
  const table = keysTable(wordedByClick(commands, clickAt(desk), desk.strings.klondikeHelp), core.keys);
  desk.panel.open(klondike.commands.help.label, table, make('p', {}, hintOf(desk)));
}

/** Where one click sends cards at this table. */
function clickAt({ options: { settings, assistant = {}, byClicks } }: MenuDesk): SettingValues['click'] {
  const isSet = settings !== undefined && settableAt(assistant, byClicks).includes('click');
  return isSet ? readSettings(settings).click : 'off';
}

/** How cards are moved, and what the number at the stock is. */
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

export interface MenuDesk extends CommandDesk {
  readonly root: Root;
  /** Gives the focus to the table; after a win, to its announcement. */
  readonly takeFocus: () => void;
  readonly options: BrowserOptions;
  readonly strings: KlondikeBrowserStrings;
  readonly look: LookSetter;
  /** Called when the player has chosen another look. */
  readonly onLook: () => void;
  /** The name that the About box credits. */
  readonly credit: () => string;
  /** Shows a sentence and has it read out. */
  readonly say: (sentence: string) => void;
  /** Has a sentence read out. */
  readonly tell: (sentence: string) => void;
  /** Called when the player has chosen the deal of the next new game. */
  readonly onDealChosen: () => void;
  /** Called when the player has changed a setting. */
  readonly onSet: () => void;
}

/** A menu's desk with the dialog of the view. */
interface DialogDesk extends MenuDesk {
  readonly panel: Panel;
}

/** @param onPrepared called when the deal whose name was typed can be dealt */
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

/** Keys that are held while others are pressed, and those of the browser. */
const NO_ANSWER = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** Escape ends the question, as does leaving the table. A key that names nothing has it asked again. */
function findCard(desk: DialogDesk): void {
  const { say, panel, strings } = desk;
  const { cardSearch } = strings;
  const over = new AbortController();
  const { signal } = over;
  let search: CardSearch = {};
  const ask = (): void => say(searchQuestion(search, cardSearch));
  const hear = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey } = event;
    if (!panel.element.isConnected || key === 'Tab') return over.abort();
    if (ctrlKey || metaKey || NO_ANSWER.test(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const heeded = heed(search, latinKey(event), cardSearch) ?? heed(search, keyInPlace(event), cardSearch);
    if (heeded !== undefined && 'card' in heeded) {
      over.abort();
      return goTo(desk, heeded.card);
    }
    if (key === 'Escape') {
      over.abort();
      return say(cardSearch.notSought);
    }
    search = heeded?.search ?? search;
    ask();
  };
  ask();
  document.addEventListener('keydown', hear, { capture: true, signal });
  document.addEventListener('pointerdown', () => over.abort(), { capture: true, signal });
}

/** The focus goes to the card, and its label is read. A sentence names a card that can't have the focus. */
function goTo(
  { frame, play, focus, tell, say, strings }: DialogDesk,
  card: Parameters<typeof placeOf>[1],
): void {
  const place = placeOf(frame(), card);
  if (place === undefined) return say(strings.cardSearch.notSeen(card));
  play.do({ type: 'move to', cursor: place.cursor });
  focus();
  if (place.isPointedTo) tell('');
  else say(strings.klondikeReading.found(card, place.pile, place.place));
}
