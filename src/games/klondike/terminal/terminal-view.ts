/** A view for a terminal: draws the table as text and turns keys and the mouse into events. */
import { checkGiven, checkMethods } from '../../../core/given.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import { Company } from './company.js';
import { LineCover } from './line-cover.js';
import type { TerminalOptions } from './options.js';
import { FrameView } from '../views/frame-view.js';
import { Player } from '../views/player.js';
import { clamp } from '../views/cursor.js';
import type { Size } from '../../../terminal/drawing/canvas.js';
import type { TableKey } from '../../../terminal/input/keys.js';
import { CommandClick } from '../../../terminal/input/command-click.js';
import { pastedCharacters } from '../../../terminal/input/prompt.js';
import type { Act, PlayState, Step } from './input/play-state.js';
import { Picture } from './picture.js';
import { Playing } from './playing.js';
import { Reports } from './reports.js';
import { FIRST_STATE, dealsWith } from './input/play-state.js';
import { isUndo, pressKey } from './input/press-key.js';
import { useMouse } from './input/use-mouse.js';
import type { KlondikeTerminalStrings } from './strings/catalogue.js';
import { ENGLISH } from './strings/catalogue.js';
import { TerminalWindow } from '../../../terminal/window/window.js';

/** Invariant: between two calls the terminal shows `screen`. */
export class TerminalView extends FrameView {
  private readonly reports: Reports;
  private readonly options: TerminalOptions;
  private readonly window: TerminalWindow;
  private readonly company: Company;
  private readonly picture: Picture;
  private readonly playing: Playing;
  private state: PlayState;
  private wasWon = false;
  private readonly clicks = new CommandClick();
  /** What the player sees of a stock in play, since the last refresh. */
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
    const player = new Player(handler, this, options.assistant);
    this.reports = new Reports(player, () => this.company.attendant);
    this.options = options;
    const strings = options.strings ?? ENGLISH;
    this.company = this.keepCompany(strings);
    this.state = {
      ...FIRST_STATE,
      strings,
      assisted: this.company.assisted,
      choosesDeals: options.onDeal !== undefined,
      redoes: options.assistant?.redo !== undefined,
      listsMoves: options.moves !== undefined,
      sets: options.settings !== undefined,
    };
    this.window = new TerminalWindow(options, {
      press: (key) => this.press(key),
      paste: (text) => this.paste(text),
      draw: () => this.picture.table,
    });
    const shown = {
      ...{ options, company: this.company },
      frame: () => this.seen,
      state: () => this.state,
    };
    this.picture = new Picture({ ...shown, state: () => this.aimed, window: () => this.window.options });
    this.playing = new Playing({
      ...{ ...shown, reports: this.reports, ring: () => this.window.alert() },
      set: (values) => (this.state = { ...this.state, ...values }),
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

  /** Is something shown in place of the table, such as the help? */
  get isCovered(): boolean {
    return this.window.isCovered;
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

  /** Plays nothing more by itself, and tells nothing. */
  end(): void {
    this.company.attendant.end();
  }

  protected override refreshed(): void {
    this.stock = this.options.stockInPlay?.();
    const cursor = clamp(this.seen, this.state.cursor);
    this.state = {
      ...this.state,
      hand: undefined,
      drag: undefined,
      cursor,
      deals: dealsWith(this.state.deals, this.options.deal?.()),
    };
    if (this.frame.won && !this.wasWon) this.window.alert();
    this.wasWon = this.frame.won;
    this.reports.refreshed();
    this.window.draw();
  }

  /** What the player sees. A handler tells only the top card of a stock in play; the rest is added here. */
  private get seen(): Frame {
    return { ...this.frame, ...this.stock };
  }

  /** Pasted text is as typed where a text is asked for, and nothing elsewhere. */
  private paste(text: string): void {
    if (this.state.question?.asks !== 'deal') return;
    for (const char of pastedCharacters(text)) this.press(char);
  }

  private press(key: TableKey): void {
    const isBack = typeof key === 'string' && isUndo(key);
    const { isSeeking } = this.company;
    // Undo takes back at once what it stops.
    if (this.company.stop() && !isBack) return;
    const step = this.stepAt(key);
    this.state = step.state;
    if (step.isRefused === true) this.window.alert();
    if (step.act !== undefined) this.perform(step.act);
    const { message, strings } = this.state;
    if (isSeeking && !this.company.isSeeking && message === '')
      this.say(strings.klondikeTerminal.solution.stopped);
  }

  /** A click on a command below the table does the same as its key. */
  private stepAt(key: TableKey): Step {
    const { aimed: state, seen } = this;
    if (typeof key === 'string') return pressKey(state, seen, key);
    const { mouse } = key;
    const click = this.clicks.take(mouse, this.picture.keyAt(key));
    if (click !== undefined) return click.key === undefined ? { state } : pressKey(state, seen, click.key);
    const [place, time] = [this.picture.placeAt(key), (this.options.now ?? Date.now)()];
    return useMouse(state, seen, { mouse, place, time });
  }

  /** The state, with the piles that would take the cards in hand. */
  private get aimed(): PlayState {
    const { hand } = this.state;
    return { ...this.state, targets: hand && this.options.assistant?.targets?.(hand) };
  }

  private perform(act: Act): void {
    switch (act.act) {
      case 'report':
        return this.playing.report(act);
      case 'send':
        return this.playing.send();
      case 'send up':
        return this.playing.sendUp(act.from);
      case 'deal':
        return this.playing.deal(act.name, act.typed);
      case 'hint':
        return this.company.hint();
      case 'finish':
        return this.company.finish();
      case 'toWinnable':
        return this.goToWinnable();
      case 'solution':
        return this.company.solution();
      case 'settings':
        return this.openSettings();
      case 'read':
        return this.window.cover(this.picture.read(act.piles));
      case 'help':
        return this.window.cover(this.picture.help);
      case 'about':
        return this.window.cover(this.picture.about(this.handler.getName()));
      case 'moves':
      case 'redraw':
      case 'quit':
      case 'interrupt':
      case 'suspend':
        return this.window.perform(act.act);
    }
  }

  private goToWinnable(): void {
    const times = this.company.undosToWinnable();
    if (times !== undefined) this.playing.report({ call: { event: 'undo', args: [] }, times });
  }

  private openSettings(): void {
    const list = this.company.settingsList;
    if (list !== undefined) this.window.openList(list);
  }

  private keepCompany(strings: KlondikeTerminalStrings): Company {
    return new Company({
      options: this.options,
      strings,
      frame: () => this.seen,
      isBusy: () => this.state.hand !== undefined || this.state.question !== undefined,
      report: (call) => this.reports.isTaken(call),
      said: () => this.state.message,
      say: (sentence) => this.say(sentence),
      refuse: (why) => {
        this.window.alert();
        this.say(why);
      },
      draw: () => this.window.draw(),
      showLine: (calls) => this.showLine(calls),
    });
  }

  private showLine(calls: readonly KlondikeCall[]): void {
    const moves = this.options.shownAlong?.(calls);
    if (moves === undefined) return;
    const { klondikeTerminal } = this.state.strings;
    this.window.open(new LineCover(moves, klondikeTerminal, (table) => this.picture.tableOf(table)));
  }
}
