/** Lets a game fill the terminal until the player quits or a signal ends it. */
import type { TerminalDriven } from '../../kit/terminal-table.js';
import type { Size } from '../../terminal/drawing/canvas.js';
import type { Emitter, ScreenInput, ScreenOutput } from './screen.js';
import { Listeners, TerminalScreen } from './screen.js';

/** Receives and sends signals: the process, or a substitute. */
export interface Signals extends Emitter {
  readonly pid: number;
  kill(pid: number, signal: string): unknown;
}

export interface Terminal {
  readonly input: ScreenInput;
  readonly output: ScreenOutput;
  /** Shows an error, after the terminal is restored. */
  readonly errors: { readonly write: (text: string) => unknown };
  readonly signals: Signals;
}

/** The options of a view: the window's size, its output, and callbacks for leaving the game. */
export interface WindowOptions extends Size {
  readonly write: (text: string) => void;
  readonly onQuit: () => void;
  readonly onInterrupt: () => void;
  readonly onSuspend: () => void;
}

export interface WindowGame {
  readonly window: TerminalDriven;
  /** Deals the first game, when the screen is ready. */
  begin(): void;
  /** Ends the game, which must ignore all later input. */
  end(): void;
}

/** Resolves to the exit status when the game has ended and the terminal is restored. */
export const fillScreen = (
  terminal: Terminal,
  open: (options: WindowOptions) => WindowGame,
): Promise<number> => new Promise((resolve) => new FilledScreen(terminal, open, resolve).start());

/** In milliseconds. All characters of one key arrive within this time. */
const ESCAPE_WAIT = 50;

/** In milliseconds. A process that can stop has stopped by then. */
const STOP_WAIT = 200;

/** In milliseconds. */
const TICK = 1000;

/** The exit statuses for signals: 128 plus the number of the signal, as shells report it. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const;

class FilledScreen {
  private readonly screen: TerminalScreen;
  private readonly listeners = new Listeners();
  private readonly signals: Signals;
  private readonly game: WindowGame;
  private readonly window: TerminalDriven;
  private escapeTimer: NodeJS.Timeout | undefined;
  private stopTimer: NodeJS.Timeout | undefined;
  /** Updates the time on the screen. */
  private tickTimer: NodeJS.Timeout | undefined;
  private hasEnded = false;

  constructor(
    private readonly terminal: Terminal,
    open: (options: WindowOptions) => WindowGame,
    private readonly resolve: (status: number) => void,
  ) {
    this.screen = new TerminalScreen(terminal.input, terminal.output);
    this.signals = terminal.signals;
    this.game = open({
      ...this.screen.size,
      write: (text) => this.screen.write(text),
      onQuit: () => this.end(0),
      onInterrupt: () => this.end(SIGNALS.SIGINT),
      onSuspend: () => this.suspend(WHOLE_JOB),
    });
    this.window = this.game.window;
  }

  start(): void {
    this.listen();
    this.guard(() => {
      this.screen.enter();
      this.window.redraw();
      this.game.begin();
    });
    this.terminal.input.resume();
    this.tickTimer = setInterval(() => this.guard(() => this.window.type('')), TICK).unref();
  }

  private listen(): void {
    const { input, output } = this.terminal;
    const { listeners, signals } = this;
    input.setEncoding('utf8');
    listeners.add(input, 'data', (text: string) => this.guard(() => this.type(text)));
    listeners.add(input, 'end', () => this.end(0));
    listeners.add(input, 'error', (error: Error) => this.end(1, error));
    listeners.add(output, 'error', (error: Error) => this.end(1, error));
    listeners.add(output, 'resize', () => this.guard(() => this.window.resize(this.screen.size)));
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
    this.window.type(text);
    if (this.window.isMidKey) {
      this.escapeTimer = setTimeout(() => this.guard(() => this.window.settle()), ESCAPE_WAIT);
    }
  }

  /** Runs the action, and ends the game if it throws. */
  private guard(action: () => void): void {
    try {
      if (!this.hasEnded) action();
    } catch (error) {
      this.end(1, error);
    }
  }

  private readonly stop = (): void => this.suspend(this.signals.pid);

  /**
   * Restores the terminal and stops the process. `wake` fills the terminal again, even if the process could not stop.
   */
  private suspend(job: number): void {
    this.screen.leave();
    this.signals.off('SIGTSTP', this.stop);
    this.stopTimer = setTimeout(() => this.wake(), STOP_WAIT);
    try {
      this.signals.kill(job, 'SIGTSTP');
    } catch {
      // Windows doesn't have this signal.
      this.wake();
    }
  }

  private wake(): void {
    if (this.hasEnded) return;
    clearTimeout(this.stopTimer);
    this.signals.off('SIGTSTP', this.stop);
    this.signals.on('SIGTSTP', this.stop);
    this.screen.leave();
    this.screen.enter();
    this.guard(() => this.window.resize(this.screen.size));
  }

  private end(status: number, error?: unknown): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.game.end(); // Keys that were read together with the last one are ignored.
    clearTimeout(this.escapeTimer);
    clearTimeout(this.stopTimer);
    clearInterval(this.tickTimer);
    this.screen.leave();
    if (error !== undefined) this.terminal.errors.write(`klondike: ${messageOf(error)}\n`);
    this.terminal.input.pause();
    // Errors from the last write to a closed terminal arrive before this runs.
    setImmediate(() => {
      this.listeners.end();
      this.signals.off('SIGTSTP', this.stop);
      this.resolve(status);
    });
  }
}

/**
 * The id of all processes that the shell started together with this one. The terminal's own Ctrl-Z stops the same
 * processes.
 */
const WHOLE_JOB = 0;

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
