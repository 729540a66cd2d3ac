/** A view of Monte Carlo Solitaire for a terminal. It draws the grid as text and turns keys and clicks into events. */
import { checkGiven, checkMethods } from '../../../core/given.js';
import type { OrRedo } from '../../../core/redo.js';
import type { MonteCarloAssistant, MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import { checkHandler } from '../contract/view-arguments.js';
import { MonteCarloFrameView } from '../views/frame-view.js';
import { clamp } from '../views/grid-commands.js';
import type { HintEvent } from '../views/hints.js';
import { asHintEvent, followed } from '../views/hints.js';
import { MonteCarloPlayer } from '../views/player.js';
import type { CanvasPoint, Size } from '../../../terminal/drawing/canvas.js';
import type { PanelOptions } from '../../../terminal/drawing/panel.js';
import type { TableKey } from '../../../terminal/input/keys.js';
import { CommandClick } from '../../../terminal/input/commands.js';
import { pastedCharacters } from '../../../terminal/input/questions.js';
import { settingsList } from '../../../terminal/list/item-list.js';
import type { WindowSettings } from '../../../terminal/window/window.js';
import { TerminalWindow } from '../../../terminal/window/window.js';
import { messageOf } from './drawing/footer.js';
import { cellAt, formFor } from './drawing/form.js';
import { aboutPages, helpPages, readPages } from './drawing/panels.js';
import { commandKeyAt, drawTable } from './drawing/draw-table.js';
import { askNumber } from './input/questions.js';
import type { GridAct, GridPlayState, GridStep } from './input/play-state.js';
import { FIRST_STATE, quiet } from './input/play-state.js';
import { press, pressKey } from './input/press-key.js';
import type { TerminalLook } from '../../../terminal/window/suits.js';
import type { TextOptions } from './drawing/buttons.js';
import type { OfferedGridCommands, PagesOptions } from './drawing/panels.js';
import type { Target } from './input/press-key.js';
import type { MonteCarloTerminalStrings } from './strings/english.js';
import { ENGLISH } from './strings/english.js';

/** The options of a `MonteCarloTerminalView`. */
export interface MonteCarloTerminalOptions extends WindowSettings {
  /** English by default. */
  readonly strings?: MonteCarloTerminalStrings | undefined;
  /** Adds what the handler interface lacks. Without an assistant, the view has no redo. */
  readonly assistant?: MonteCarloAssistant | undefined;
}

/** Invariant: between two calls, the terminal shows `screen`. */
export class MonteCarloTerminalView extends MonteCarloFrameView {
  private readonly player: MonteCarloPlayer;
  private readonly window: TerminalWindow;
  private readonly strings: MonteCarloTerminalStrings;
  private state: GridPlayState;
  /** The sentence shown since the last key or refresh; may be empty. */
  private said = '';
  private readonly clicks = new CommandClick();
  private refreshes = 0;
  /** The event that the handler is processing. */
  private event: OrRedo<MonteCarloCall>['event'] | undefined;
  /** The event that asked for the hint on the table. */
  private asked: HintEvent | undefined;
  private wasWon = false;

  /** @throws TypeError without a handler */
  constructor(
    private readonly handler: MonteCarloEventsHandler,
    private readonly options: MonteCarloTerminalOptions,
  ) {
    super();
    checkHandler(handler);
    checkGiven('options', options, 'an object');
    checkMethods('terminal', options, ['write']);
    this.strings = options.strings ?? ENGLISH;
    this.state = { ...FIRST_STATE, strings: this.strings };
    this.player = new MonteCarloPlayer(handler, this, options.assistant);
    this.window = new TerminalWindow(options, {
      press: (key) => this.press(key),
      paste: (text) => this.paste(text),
      draw: () => drawTable(this.frame, this.shownOptions, this.state),
    });
  }

  /** The lines on the terminal, with escape sequences. Empty before the first refresh. */
  get screen(): readonly string[] {
    return this.window.lines;
  }

  /** Does the input so far end in the middle of a key? If no more input comes, call `settle`. */
  get isMidKey(): boolean {
    return this.window.isMidKey;
  }

  /** Does something cover the table, such as the help? */
  get isCovered(): boolean {
    return this.window.isCovered;
  }

  /** Processes input from the terminal. */
  type(text: string): void {
    this.window.type(text);
  }

  /** Call this when no input follows for a while. A waiting escape character is then the escape key. */
  settle(): void {
    this.window.settle();
  }

  /**
   * Shows a sentence below the grid until the next key or refresh. If that refresh comes with a beep, the sentence stays
   * with it.
   */
  say(message: string): void {
    this.said = message;
    this.state = { ...quiet(this.state), message };
    this.window.draw();
  }

  resize(size: Size): void {
    this.window.resize(size);
  }

  /** Redraws everything. */
  redraw(): void {
    this.window.redraw();
  }

  protected override refreshed(frame: MonteCarloFrame): void {
    const { state, said } = this;
    this.refreshes++;
    this.said = '';
    this.asked = frame.beeped ? undefined : asHintEvent(this.event);
    this.state = {
      ...quiet(state),
      ...messageOf(frame, { said, asked: this.asked }, this.strings),
      cursor: clamp(frame, state.cursor),
    };
    if (frame.help !== undefined) this.window.cover(helpPages(frame.help, this.helped));
    this.window.draw();
    if (frame.beeped) this.window.ring();
    else if (frame.won && !this.wasWon) this.window.alert();
    this.wasWon = frame.won;
  }

  /** Pasted text answers a question, and is otherwise ignored. */
  private paste(text: string): void {
    if (this.state.question?.asks !== 'number') return;
    for (const char of pastedCharacters(text)) this.press(char);
  }

  private press(key: TableKey): void {
    const step = this.stepAt(key);
    if (step === undefined) return;
    this.said = '';
    this.state = step.state;
    if (step.isRefused === true) this.window.alert();
    if (step.act !== undefined) this.perform(step.act);
  }

  private stepAt(key: TableKey): GridStep | undefined {
    if (typeof key === 'string') return pressKey(this.state, this.frame, key);
    if (key.mouse === 'drag') return undefined;
    const target = this.targetAt(key);
    const click = this.clicks.take(key.mouse, target.key);
    const isGiven = click === undefined ? key.mouse === 'press' : click.key !== undefined;
    return isGiven ? press(this.state, this.frame, target) : undefined;
  }

  private targetAt(point: CanvasPoint): Target {
    const { frame, state } = this;
    const line = this.shownOptions;
    const form = formFor(line, frame, line);
    if (form === undefined) return {};
    return { cell: cellAt(form, point), key: commandKeyAt(form, frame, { at: point, state, line }) };
  }

  private perform(act: GridAct): void {
    switch (act.act) {
      case 'report':
        for (const call of followed(act.call, this.asked, this.frame)) this.report(call, act.typed);
        return;
      case 'help':
        return this.openHelp();
      case 'about':
        return this.openAbout();
      case 'read':
        return this.window.cover(readPages(act.lines, this.shownOptions));
      case 'settings':
        return this.openSettings();
      case 'moves':
        return this.openMoves();
      case 'redraw':
      case 'quit':
      case 'interrupt':
      case 'suspend':
        return this.window.perform(act.act);
    }
  }

  /** Reports an event. A refresh of the view means that the event was accepted. */
  private isAccepted(call: OrRedo<MonteCarloCall>): boolean {
    const before = this.refreshes;
    this.event = call.event;
    try {
      this.player.report(call);
    } finally {
      this.event = undefined;
    }
    return this.refreshes > before;
  }

  /** Reports an event. If the handler refuses a typed number, the player can correct it. */
  private report(call: OrRedo<MonteCarloCall>, typed: string | undefined): void {
    if (this.isAccepted(call)) return;
    this.window.alert();
    const { noMoveToRedo, refused } = this.strings.terminal;
    const full = this.said || (call.event === 'redo' ? noMoveToRedo : refused);
    if (typed === undefined) this.state = { ...this.state, message: full };
    else this.state = askNumber(this.state, typed, { full, brief: full.replace(/\.$/, '') });
  }

  /** Shows the handler's rules with the keys, or only the keys if the handler has no rules. */
  private openHelp(): void {
    const isTold = this.isAccepted({ event: 'help', args: [] }) && this.frame.help !== undefined;
    if (!isTold) this.window.cover(helpPages(undefined, this.helped));
  }

  private get shownOptions(): PanelOptions & TerminalLook & TextOptions {
    return { ...this.window.options, strings: this.strings };
  }

  private get helped(): PagesOptions & OfferedGridCommands {
    return {
      ...this.shownOptions,
      redoes: this.options.assistant?.redo !== undefined,
      listsMoves: this.options.moves !== undefined,
      sets: this.options.settings !== undefined,
    };
  }

  private openMoves(): void {
    if (this.options.moves === undefined) this.refuse(this.strings.terminal.notHere);
    else this.window.perform('moves');
  }

  private openSettings(): void {
    const { settings } = this.options;
    const { strings } = this;
    if (settings === undefined) this.refuse(strings.terminal.notHere);
    else this.window.openList(settingsList({ settings, names: ['bell'], strings }));
  }

  private refuse(why: string): void {
    this.window.alert();
    this.say(why);
  }

  private openAbout(): void {
    const credits = { author: this.handler.getName(), deal: this.options.deal?.() };
    this.window.cover(aboutPages(credits, this.shownOptions));
  }
}
