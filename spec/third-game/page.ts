/** Stairs on a page: two lines of text under a row of buttons. */
import { make } from '../../src/browser/dom.js';
import { LookSetter } from '../../src/browser/look.js';
import { Bar } from '../../src/browser/parts/bar.js';
import { commandButton, keyMap } from '../../src/browser/parts/commands.js';
import { keysTable } from '../../src/browser/parts/keys-table.js';
import { leaving } from '../../src/browser/parts/entries.js';
import { settingsPage } from '../../src/browser/parts/settings-page.js';
import { listenToKeys } from '../../src/browser/parts/key-listener.js';
import { panelIn } from '../../src/browser/parts/panel.js';
import type { Panel } from '../../src/browser/parts/panel.js';
import { Root } from '../../src/browser/parts/root.js';
import { SpeechRegion } from '../../src/browser/parts/speech-region.js';
import type { BrowserSettings } from '../../src/browser/settings.js';
import { BROWSER_ENGLISH } from '../../src/browser/strings/english.js';
import { styleSheet } from '../../src/browser/style.js';
import { barOf } from '../../src/core/commands.js';
import { CORE_ENGLISH } from '../../src/core/strings/english.js';
import { toldName } from '../../src/core/text/deal-name.js';
import type { BrowserTable, BrowserTables } from '../../src/kit/browser-tables.js';
import type { OnPage } from './commands.js';
import { PAGE_COMMANDS } from './commands.js';
import type { Frame, StairsHandler } from './contract.js';
import { FrameView, isEvent } from './contract.js';
import type { StairsSeat } from './kit.js';
import { REFUSALS } from './rules.js';
import type { Stairs } from './script.js';
import { sayFrame } from './script.js';

const commandOf = keyMap(PAGE_COMMANDS);

class StairsTable extends FrameView implements BrowserTable<Stairs> {
  readonly room = [];
  private readonly root = new Root(CORE_ENGLISH.language);
  private readonly saying = new SpeechRegion();
  private readonly cards = make('p');
  private readonly keys = new AbortController();
  private readonly look: LookSetter;

  /** Without a handler, the player can't act. */
  constructor(
    element: HTMLElement,
    private readonly options: BrowserSettings,
    private readonly handler?: StairsHandler,
  ) {
    super();
    this.look = new LookSetter(this.root.view, options);
    if (handler !== undefined) this.offer();
    this.root.view.append(make('div', { class: 'table' }, this.cards, this.saying.shown), this.saying.status);
    this.root.fill(element, styleSheet());
  }

  say(sentence: string): void {
    this.saying.show(sentence);
  }

  focus(): void {
    this.root.view.focus();
  }

  destroy(): void {
    this.keys.abort();
    this.look.end();
    this.saying.hide();
    this.root.remove();
  }

  protected override refreshed(frame: Frame): void {
    this.cards.textContent = sayFrame(frame);
    this.saying.tell(sayFrame(frame));
  }

  private get panel(): Panel {
    return panelIn(this.root, () => this.focus(), BROWSER_ENGLISH.close);
  }

  private offer(): void {
    const { view } = this.root;
    const buttons = barOf(PAGE_COMMANDS, 'browser').map((command) =>
      commandButton(command, () => this.give(command.name)),
    );
    view.append(new Bar(BROWSER_ENGLISH.toolbar, [buttons, make('span'), []]).element);
    listenToKeys({ view, pageKeys: this.keys }, (event) => {
      const name = commandOf(event)?.name;
      if (name === undefined) return;
      event.preventDefault();
      this.give(name);
    });
  }

  private give(name: OnPage): void {
    const { panel, options, handler } = this;
    if (isEvent(name)) return handler?.[name]();
    switch (name) {
      case 'help':
        return panel.open('Keys', keysTable(PAGE_COMMANDS, CORE_ENGLISH.keys));
      case 'about':
        return panel.tell('About', BROWSER_ENGLISH.about('Stairs', handler?.getName() ?? ''));
      case 'menu':
        return void this.openSettings();
      case 'quit':
        return leaving(panel, () => options.onQuit?.())();
    }
  }

  private async openSettings(): Promise<void> {
    const { panel, options } = this;
    const run = (name: OnPage): void => this.give(name);
    const [tools, games] = [await options.tools?.(), options.games?.()];
    const menu = { panel, strings: BROWSER_ENGLISH, commands: PAGE_COMMANDS, run, tools, games };
    panel.open('Settings', settingsPage(menu));
  }
}

export const STAIRS_TABLES: BrowserTables<Stairs, StairsSeat> = {
  title: 'Stairs',
  houses: { stairs: 'Stairs' },
  refusals: REFUSALS,
  sayStanding: (left) => `${left} left`,
  sayFrame: ({ left }) => `${left} left`,
  newTable: (element, { handler }, options) => new StairsTable(element, options, handler),
  newShowcase: (element, options) => new StairsTable(element, options),
  dealIn: (_, deal) => toldName(deal),
};
