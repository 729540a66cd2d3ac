/** A game that fills the terminal, from the first deal until the player leaves or is cut off. */
import { ULG } from '../../klondike/model/rules.js';
import { REFUSALS } from '../../klondike/model/refusal.js';
import { stockSeen } from '../../klondike/stock-seen.js';
import type { Color } from '../../views/terminal/window/suits.js';
import { TerminalView } from '../../views/terminal/terminal-view.js';
import type { GameOptions } from '../game.js';
import { Game } from '../game.js';
import type { Emitter } from './listeners.js';
import { Listeners } from './listeners.js';
import type { ScreenInput, ScreenOutput } from './screen.js';
import { Screen } from './screen.js';

/** Where signals arrive and go out: the process, or what stands for it. */
export interface Signals extends Emitter {
  readonly pid: number;
  kill(pid: number, signal: string): unknown;
}

export interface FullScreenOptions extends GameOptions {
  readonly input: ScreenInput;
  readonly output: ScreenOutput;
  /** Where an error is written, once the terminal is restored; the standard error by default. */
  readonly errors?: { readonly write: (text: string) => unknown };
  readonly color: Color;
  readonly unicode: boolean;
  /** The process by default. */
  readonly signals?: Signals;
}

/** The exit status, when the game has ended and the terminal is as it was before. */
export const playFullScreen = (options: FullScreenOptions): Promise<number> =>
  new Promise((resolve) => new FullScreenGame(options, resolve).start());

/** In milliseconds: what a terminal sends for one key arrives sooner. */
const ESCAPE_WAIT = 50;

/** In milliseconds: a process that stops at all has stopped by then. */
const STOP_WAIT = 200;

/** 128 and the number of the signal, as shells report it. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;

class FullScreenGame {
  private readonly screen: Screen;
  private readonly listeners = new Listeners();
  private readonly signals: Signals;
  private readonly game: Game;
  private readonly view: TerminalView;
  private escapeTimer: NodeJS.Timeout | undefined;
  private stopTimer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    private readonly options: FullScreenOptions,
    private readonly resolve: (status: number) => void,
  ) {
    this.screen = new Screen(options.input, options.output);
    this.signals = options.signals ?? process;
    this.game = new Game(options, (why) => this.view.say(REFUSALS[why]));
    this.view = this.openView();
    this.game.showIn(this.view);
    this.game.record();
  }

  start(): void {
    this.listen();
    this.guard(() => {
      this.screen.enter();
      this.view.redraw();
      this.game.handler.newGame();
    });
    this.options.input.resume();
  }

  private openView(): TerminalView {
    const { color, unicode } = this.options;
    return new TerminalView(this.game.handler, {
      ...this.screen.size,
      color,
      unicode,
      write: (text) => this.screen.write(text),
      deal: () => this.title,
      ...(this.game.rules.inPlay === 'stock' && { stockInPlay: () => stockSeen(this.game.layout) }),
      onQuit: () => this.end(0),
      onInterrupt: () => this.end(SIGNALS.SIGINT),
      onSuspend: () => this.suspend(WHOLE_JOB),
    });
  }

  /** The deal; before it the house, where it is not Liège's. */
  private get title(): string | undefined {
    const { deal, rules } = this.game;
    return deal === undefined || rules === ULG ? deal : `${rules.name} ${deal}`;
  }

  private listen(): void {
    const { input, output } = this.options;
    const { listeners, signals } = this;
    input.setEncoding('utf8');
    listeners.add(input, 'data', (text: string) => this.guard(() => this.type(text)));
    listeners.add(input, 'end', () => this.end(0));
    listeners.add(input, 'error', (error: Error) => this.end(1, error));
    listeners.add(output, 'error', (error: Error) => this.end(1, error));
    listeners.add(output, 'resize', () => this.guard(() => this.view.resize(this.screen.size)));
    for (const [signal, status] of Object.entries(SIGNALS)) {
      listeners.add(signals, signal, () => this.end(status));
    }
    listeners.add(signals, 'SIGCONT', () => this.wake());
    listeners.add(signals, 'uncaughtException', (error: Error) => this.end(1, error));
    listeners.add(signals, 'exit', () => this.screen.leave());
    signals.on('SIGTSTP', this.stop);
  }

  private type(text: string): void {
    clearTimeout(this.escapeTimer);
    this.view.type(text);
    if (this.view.isMidKey) {
      this.escapeTimer = setTimeout(() => this.guard(() => this.view.settle()), ESCAPE_WAIT);
    }
  }

  /** Ends the game where the action throws. */
  private guard(action: () => void): void {
    try {
      if (!this.hasEnded) action();
    } catch (error) {
      this.end(1, error);
    }
  }

  private readonly stop = (): void => this.suspend(this.signals.pid);

  /** Gives the terminal back and stops; `wake` takes it again, also where nothing could be stopped. */
  private suspend(job: number): void {
    this.screen.leave();
    this.signals.off('SIGTSTP', this.stop);
    this.stopTimer = setTimeout(() => this.wake(), STOP_WAIT);
    this.signals.kill(job, 'SIGTSTP');
  }

  private wake(): void {
    if (this.hasEnded) return;
    clearTimeout(this.stopTimer);
    this.signals.off('SIGTSTP', this.stop);
    this.signals.on('SIGTSTP', this.stop);
    this.screen.leave();
    this.screen.enter();
    this.guard(() => this.view.resize(this.screen.size));
  }

  private end(status: number, error?: unknown): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.game.end(); // Keys read together with the last one play no more.
    clearTimeout(this.escapeTimer);
    clearTimeout(this.stopTimer);
    this.screen.leave();
    if (error !== undefined) (this.options.errors ?? process.stderr).write(`klondike: ${messageOf(error)}\n`);
    this.options.input.pause();
    // What goes wrong with the last words to a closed terminal is told before this.
    setImmediate(() => {
      this.listeners.end();
      this.signals.off('SIGTSTP', this.stop);
      this.resolve(status);
    });
  }
}

/** All processes the shell started with this one; it is they that a terminal's own Ctrl-Z stops. */
const WHOLE_JOB = 0;

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
