/** A view for a terminal, which draws the table as text and turns keys and the mouse into events. */
import { checkGiven, checkMethods } from '../../../core/given.js';
import type { Frame } from '../contract/frame.js';
import { EMPTY_FRAME } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import { arrange, hit } from './drawing/arrange.js';
import type { TableOptions, TableState } from './drawing/draw-table.js';
import { drawTable, footerKeyAt } from './drawing/draw-table.js';
import { formFor } from './drawing/form.js';
import { about, helpOn } from './drawing/help.js';
import type { ShownTable } from './line-cover.js';
import { LineCover } from './line-cover.js';
import type { TerminalOptions } from './options.js';
import { FrameView } from '../views/frame-view.js';
import type { Cursor } from '../views/cursor.js';
import { pileInPlay } from '../views/cursor.js';
import { Player } from '../views/player.js';
import { readPile } from '../views/reading.js';
import type { PileId } from '../words/piles.js';
import type { CanvasPoint, Size } from '../../../terminal/drawing/canvas.js';
import type { PanelLine } from '../../../terminal/drawing/panel.js';
import { panelPages } from '../../../terminal/drawing/panel.js';
import type { Mouse, TableKey } from '../../../terminal/input/keys.js';
import { CommandClick } from '../../../terminal/input/commands.js';
import { pastedCharacters } from '../../../terminal/input/questions.js';
import type { InputAct, InputState } from './input/input-state.js';
import { FIRST_STATE, dealsWith, quiet } from './input/input-state.js';
import { askDeal, faultOf } from './input/questions.js';
import { isUndo, pressKey } from './input/press-key.js';
import { ENGLISH } from './strings/english.js';
import { TerminalPlay, assistedBy } from './terminal-play.js';
import { TerminalWindow } from '../../../terminal/window/window.js';

/** Invariant: between two calls, the terminal shows `screen`. */
export class TerminalView extends FrameView {
  private readonly options: TerminalOptions;
  private readonly window: TerminalWindow;
  private readonly play: TerminalPlay;
  private state: InputState;
  private wasWon = false;
  private readonly clicks = new CommandClick();
  /** The frame of the last refresh, as the player sees it. */
  private shown: Frame = EMPTY_FRAME;
  /** The player's view of a stock in play, since the last refresh. */
  private stock: Pick<Frame, 'stock' | 'waste'> | undefined;

  /** @throws NullHandlerException */
  constructor(
    private readonly handler: KlondikeEventsHandler,
    options: TerminalOptions,
  ) {
    super();
    checkHandler(handler);
    checkGiven('options', options, 'an object');
    checkMethods('terminal', options, ['write']);
    this.options = options;
    this.state = {
      ...FIRST_STATE,
      strings: options.strings ?? ENGLISH,
      choosesDeals: options.onDeal !== undefined,
      redoes: options.assistant?.redo !== undefined,
      listsMoves: options.moves !== undefined,
      sets: options.settings !== undefined,
      assisted: assistedBy(options),
    };
    this.window = new TerminalWindow(options, {
      press: (key) => this.press(key),
      paste: (text) => this.paste(text),
      draw: () => drawTable(this.seen, this.tableOptions, this.tableState),
    });
    this.play = this.seat(new Player(handler, this, options.assistant));
  }

  /** The lines on the terminal, with escape sequences; empty before the first refresh. */
  get screen(): readonly string[] {
    return this.window.lines;
  }

  /** Does the text read so far end in the middle of a key? If nothing follows, call `settle`. */
  get isMidKey(): boolean {
    return this.window.isMidKey;
  }

  /** Does a page, such as the help, replace the table? */
  get isCovered(): boolean {
    return this.window.isCovered;
  }

  /** Processes text from the terminal. */
  type(text: string): void {
    this.window.type(text);
  }

  /** Nothing followed for a while, so a waiting escape character was the Escape key. */
  settle(): void {
    this.window.settle();
  }

  /** Shows a sentence below the table until the next key. */
  say(message: string): void {
    this.show(message);
  }

  /** @param shorter versions of the message for narrow windows, the longest first */
  private show(message: string, shorter: readonly string[] = []): void {
    this.play.hear(message);
    this.state = { ...this.state, message, shorter };
    this.window.draw();
  }

  resize(size: Size): void {
    this.window.resize(size);
  }

  /** Redraws everything, whatever the terminal shows now. */
  redraw(): void {
    this.window.redraw();
  }

  /** Stops automatic play and messages. */
  end(): void {
    this.play.assistance.end();
  }

  protected override refreshed(): void {
    this.stock = this.options.stockInPlay?.();
    const before = this.shown;
    this.shown = this.seen;
    this.play.session.refresh();
    this.state = { ...this.state, deals: dealsWith(this.state.deals, this.options.deal?.()) };
    if (this.frame.won && !this.wasWon) this.window.alert();
    this.wasWon = this.frame.won;
    this.play.refreshed({ before, after: this.shown });
    this.window.draw();
  }

  /** The frame that the player sees. A handler's frame has only the top card of a stock in play; this adds the rest. */
  private get seen(): Frame {
    return { ...this.frame, ...this.stock };
  }

  /** Pasted text counts as typed while the view asks for text. Otherwise it has no effect. */
  private paste(text: string): void {
    if (this.state.question?.asks !== 'deal') return;
    for (const char of pastedCharacters(text)) this.press(char);
  }

  private press(key: TableKey): void {
    const isBack = typeof key === 'string' && isUndo(key);
    const { assistance } = this.play;
    const { isSearching } = assistance;
    // Undo stops the game from finishing itself and immediately takes back those moves.
    if (assistance.stop() && !isBack) return;
    if (typeof key === 'string') this.take(key);
    else this.point(key);
    const { message, strings } = this.state;
    if (isSearching && !assistance.isSearching && message === '')
      this.say(strings.klondikeTerminal.solution.stopped);
  }

  private take(key: string): void {
    const step = pressKey(this.state, { frame: this.seen, cursor: this.play.session.cursor, key });
    this.state = step.state;
    if (step.isRefused === true) this.window.alert();
    for (const act of step.acts ?? []) this.perform(act);
  }

  /** A click on a command below the table does the same as its key. A press anywhere else cancels a question. */
  private point(event: Mouse): void {
    const { mouse } = event;
    const click = this.clicks.take(mouse, this.keyAt(event));
    if (click !== undefined) return click.key === undefined ? undefined : this.take(click.key);
    const place = this.placeAt(event);
    const time = (this.options.now ?? Date.now)();
    if (mouse !== 'press') return void this.play.session.do({ type: mouse, place, time });
    const isAsked = this.state.question !== undefined;
    this.state = quiet(this.state);
    if (!isAsked) this.play.session.do({ type: 'press', place, time, only: 'drag' });
  }

  /** The pile and card at a point in the window. */
  private placeAt(point: CanvasPoint): Cursor | undefined {
    const form = formFor(this.window.options);
    return form && hit(form, arrange(form, this.seen, this.play.session.state), point);
  }

  /** The key of the command below the table at a point in the window. */
  private keyAt(point: CanvasPoint): string | undefined {
    return footerKeyAt(this.seen, this.tableOptions, { at: point, state: this.tableState });
  }

  /** Shows these lines instead of the table. */
  private cover(lines: readonly PanelLine[]): void {
    this.window.cover(panelPages(lines, this.tableOptions));
  }

  private get help(): readonly PanelLine[] {
    const { house } = this.options;
    return helpOn({ ...this.state, house, inPlay: pileInPlay(this.seen), click: this.play.settings.click });
  }

  private read(pile: PileId): string {
    return readPile(this.seen, pile, { ...this.options, strings: this.state.strings.klondikeReading });
  }

  /** Shows a different table, for viewing only. */
  private tableOf({ frame, stockLeft, message, shorter, cursor }: ShownTable): readonly string[] {
    const options = { ...this.tableOptions, stockLeft, truth: undefined, assistant: undefined };
    return drawTable(frame, options, { cursor, hand: undefined, message, shorter });
  }

  /** The state that is drawn in addition to the frame. */
  private get tableState(): TableState {
    return { ...this.state, ...this.play.shown };
  }

  private get tableOptions(): TableOptions {
    const { deal, gameTitle, house, foundations, stockLeft, assistant } = this.options;
    const figures = { truth: this.play.assistance.truth, stockLeft: stockLeft?.(), assistant };
    return {
      ...this.window.options,
      ...figures,
      deal: deal?.(),
      gameTitle: gameTitle?.(),
      house,
      foundations,
      strings: this.state.strings,
    };
  }

  private perform(act: InputAct): void {
    const { session, assistance } = this.play;
    switch (act.act) {
      case 'play':
        return void session.command(act.command, { key: act.key });
      case 'move to':
        return void session.do({ type: 'move to', cursor: act.cursor });
      case 'deal':
        return this.deal(act.name, act.typed);
      case 'hint':
      case 'finish':
      case 'toWinnable':
        return assistance[act.act]();
      case 'solution':
        return this.frame.won ? this.say(this.state.strings.klondikeHints.none.won) : assistance.solution();
      case 'settings':
        return this.openSettings();
      case 'read':
        return this.cover(act.piles.map((pile) => ({ text: this.read(pile) })));
      case 'help':
        return this.cover(this.help);
      case 'about':
        return this.cover(about(this.handler.getName(), this.options.deal?.(), this.state.strings));
      case 'moves':
      case 'redraw':
      case 'quit':
      case 'interrupt':
      case 'suspend':
        return this.window.perform(act.act);
    }
  }

  /** Starts the deal with this name. If the name is wrong, the player can correct it. */
  private deal(name: string, typed = name): void {
    try {
      this.options.onDeal?.(name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.state = askDeal(this.state, { typed }, faultOf(reason, this.state.strings));
      return;
    }
    this.play.session.command('newGame');
  }

  private openSettings(): void {
    const list = this.play.settingsList;
    if (list !== undefined) this.window.openList(list);
  }

  private seat(player: Player): TerminalPlay {
    return new TerminalPlay({
      options: this.options,
      strings: this.state.strings,
      player,
      frame: () => this.seen,
      shown: () => this.shown,
      isAsked: () => this.state.question !== undefined,
      message: () => this.state.message,
      setMessage: (message) => (this.state = { ...this.state, message }),
      say: (message, shorter) => this.show(message, shorter),
      alert: () => this.window.alert(),
      draw: () => this.window.draw(),
      showLine: (calls) => this.showLine(calls),
    });
  }

  private showLine(calls: readonly KlondikeCall[]): void {
    const moves = this.options.shownAlong?.(calls);
    if (moves === undefined) return;
    const { klondikeTerminal } = this.state.strings;
    this.window.open(new LineCover(moves, klondikeTerminal, (table) => this.tableOf(table)));
  }
}
