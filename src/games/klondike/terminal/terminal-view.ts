/** A view for a terminal: draws the table as text and turns keys and the mouse into events. */
import type { OrRedo } from '../../../core/redo.js';
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import { FOUNDATIONS } from '../words/piles.js';
import type { FoundationSuits, PileId } from '../words/piles.js';
import { FrameView } from '../views/frame-view.js';
import { Player } from '../views/player.js';
import { clamp, pileInPlay } from '../views/cursor.js';
import { arrange, hit } from './drawing/arrange.js';
import type { Point, Size } from '../../../terminal/drawing/canvas.js';
import { formFor } from './drawing/form.js';
import type { PanelLine } from '../../../terminal/drawing/panel.js';
import type { House } from './drawing/help.js';
import { panelPages } from '../../../terminal/drawing/panel.js';
import { about, helpOn } from './drawing/help.js';
import type { TableOptions } from './drawing/draw-table.js';
import { drawTable, footerKeyAt } from './drawing/draw-table.js';
import type { Cursor } from '../views/cursor.js';
import { sendUp } from '../views/hand.js';
import { askDeal, faultOf } from './input/deal.js';
import type { Key } from '../../../terminal/input/keys.js';
import type { Act, PlayState, Step } from './input/play-state.js';
import { FIRST_STATE } from './input/play-state.js';
import { pressKey } from './input/press-key.js';
import { useMouse } from './input/use-mouse.js';
import type { KlondikeTerminalStrings } from './strings/catalogue.js';
import { ENGLISH } from './strings/catalogue.js';
import type { WindowSettings } from '../../../terminal/window/settings.js';
import { TerminalWindow } from '../../../terminal/window/window.js';

/** What a `TerminalView` is given besides its handler. */
export interface TerminalOptions extends WindowSettings {
  /** The texts; English by default. */
  readonly strings?: KlondikeTerminalStrings;
  readonly house?: House;
  /** What the handler's interface cannot offer. Without it there is no redo, and any handler will do. */
  readonly assistant?: KlondikeAssistant;
  /**
   * The player wants the deal of this name next; for a game that begins again it is the name that `deal()`
   * gives. `newGame` is reported right after. If this throws an error, its message is shown, the name can be
   * corrected, and nothing is reported.
   */
  readonly onDeal?: (name: string) => void;
  /** For a game played from its stock: the stock and waste that the player sees. Called at each refresh. */
  readonly stockInPlay?: () => Pick<Frame, 'stock' | 'waste'>;
  /** How many cards a face-down stock has: a player could count them. It is shown on the stock. */
  readonly stockLeft?: () => number | undefined;
  /** For rules that bind each foundation to a suit: an empty one shows it. `any suit` by default. */
  readonly foundations?: FoundationSuits;
  /** The time in milliseconds, to recognize a double click. */
  readonly now?: () => number;
}

/** Invariant: between two calls the terminal shows `screen`. */
export class TerminalView extends FrameView {
  private readonly player: Player;
  private readonly options: TerminalOptions;
  private readonly window: TerminalWindow;
  private state: PlayState;
  /** What the player sees of a stock in play, since the last refresh. */
  private stock: Pick<Frame, 'stock' | 'waste'> | undefined;
  private refreshes = 0;

  /** @throws NullHandlerException */
  constructor(
    private readonly handler: KlondikeEventsHandler,
    options: TerminalOptions,
  ) {
    super();
    checkHandler(handler);
    this.player = new Player(handler, this, options.assistant);
    this.options = options;
    this.state = {
      ...FIRST_STATE,
      strings: options.strings ?? ENGLISH,
      choosesDeals: options.onDeal !== undefined,
      redoes: options.assistant?.redo !== undefined,
    };
    this.window = new TerminalWindow(options, {
      press: (key) => this.press(key),
      draw: () => drawTable(this.seen, this.tableOptions, this.state),
    });
  }

  /** The lines the terminal shows, with their escape sequences; empty before the first refresh. */
  get screen(): readonly string[] {
    return this.window.lines;
  }

  /** Does the text read so far end in the middle of a key? `settle` tells that nothing follows. */
  get isMidKey(): boolean {
    return this.window.isMidKey;
  }

  /** Takes text that was read from the terminal. */
  type(text: string): void {
    this.window.type(text);
  }

  /** Nothing followed for a while: an escape character that waited for more was the escape key. */
  settle(): void {
    this.window.settle();
  }

  /** Shows a sentence below the table until the next key. */
  say(message: string): void {
    this.state = { ...this.state, message };
    this.window.draw();
  }

  resize(size: Size): void {
    this.window.resize(size);
  }

  /** Draws everything anew, whatever the terminal shows now. */
  redraw(): void {
    this.window.redraw();
  }

  protected override refreshed(): void {
    this.refreshes++;
    this.stock = this.options.stockInPlay?.();
    const cursor = clamp(this.seen, this.state.cursor);
    this.state = { ...this.state, hand: undefined, drag: undefined, cursor, deals: this.dealsNow() };
    this.window.draw();
  }

  /** What the player sees. A handler tells only the top card of a stock in play; the rest is added here. */
  private get seen(): Frame {
    return { ...this.frame, ...this.stock };
  }

  /** The deals played so far, each once; the one in play is last. */
  private dealsNow(): readonly string[] {
    const { deals } = this.state;
    const name = this.options.deal?.();
    return name === undefined || name === deals.at(-1)
      ? deals
      : [...deals.filter((other) => other !== name), name];
  }

  private press(key: Key): void {
    const step = this.stepAt(key);
    this.state = step.state;
    if (step.act !== undefined) this.perform(step.act);
  }

  /** A click on a command below the table does the same as its key. */
  private stepAt(key: Key): Step {
    const { state, seen } = this;
    if (typeof key === 'string') return pressKey(state, seen, key);
    const { mouse } = key;
    const pressed = mouse === 'press' ? footerKeyAt(seen, this.tableOptions, { at: key, state }) : undefined;
    if (pressed !== undefined) return pressKey(state, seen, pressed);
    return useMouse(state, seen, { mouse, place: this.placeAt(key), time: this.now() });
  }

  private perform(act: Act): void {
    switch (act.act) {
      case 'report':
        return this.report(act.call, act.back);
      case 'send up':
        return this.sendUp(act.from);
      case 'deal':
        return this.deal(act.name, act.typed);
      case 'help':
        return this.open(this.help);
      case 'about':
        return this.open(about(this.handler.getName(), this.options.deal?.(), this.strings));
      case 'redraw':
      case 'quit':
      case 'interrupt':
      case 'suspend':
        return this.window.perform(act.act);
    }
  }

  /** Reports an event. It is accepted if the view is refreshed. */
  private isAccepted(call: OrRedo<KlondikeCall>): boolean {
    const before = this.refreshes;
    this.player.report(call);
    return this.refreshes > before;
  }

  private report(call: OrRedo<KlondikeCall>, back: Cursor | undefined): void {
    if (this.isAccepted(call)) return;
    const { message, cursor } = this.state;
    const { noMoveToRedo, refused } = this.strings.terminal;
    this.state = {
      ...this.state,
      message: message || (call.event === 'redo' ? noMoveToRedo : refused),
      cursor: back ?? cursor,
    };
  }

  /** Deals the game of this name. A name that is no deal can be corrected. */
  private deal(name: string, typed = name): void {
    try {
      this.options.onDeal?.(name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.state = askDeal(this.state, { typed }, faultOf(reason, this.strings));
      return;
    }
    this.report({ event: 'newGame', args: [] }, undefined);
  }

  private sendUp(from: PileId): void {
    const targets = this.options.assistant?.targets?.({ from, count: 1 }) ?? FOUNDATIONS;
    const calls = FOUNDATIONS.filter((to) => targets.includes(to)).map((to) => sendUp(from, to));
    const isTaken = calls.some((call) => call !== undefined && this.isAccepted(call));
    this.state = { ...this.state, message: isTaken ? '' : this.strings.klondikeTerminal.noFoundationTakes };
  }

  private get strings(): KlondikeTerminalStrings {
    return this.state.strings;
  }

  private get help(): readonly PanelLine[] {
    const { choosesDeals, redoes, strings } = this.state;
    const inPlay = pileInPlay(this.seen);
    return helpOn({ inPlay, choosesDeals, redoes, house: this.options.house, strings });
  }

  private open(panel: readonly PanelLine[]): void {
    this.window.cover(panelPages(panel, this.tableOptions));
  }

  private placeAt(point: Point): Cursor | undefined {
    const form = formFor(this.window.options);
    return form && hit(form, arrange(form, this.seen, this.state), point);
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private get tableOptions(): TableOptions {
    const { deal, house, foundations, stockLeft, assistant } = this.options;
    const told = { deal: deal?.(), house, foundations, stockLeft: stockLeft?.(), assistant };
    return { ...this.window.options, ...told, strings: this.strings };
  }
}
