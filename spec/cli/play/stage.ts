/** A terminal that is none: streams, signals and timers for a full-screen game. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FullScreenOptions } from '../../../src/cli/klondike/full-screen.js';
import { playFullScreen } from '../../../src/cli/klondike/full-screen.js';
import type { MonteCarloFullScreenOptions } from '../../../src/cli/montecarlo/full-screen.js';
import { playMonteCarloFullScreen } from '../../../src/cli/montecarlo/full-screen.js';
import type { Terminal } from '../../../src/cli/play/fill-screen.js';

/** What the terminal is told as a game takes it over, and as it gives it back. */
export const ENTER = '\x1b[?1049h\x1b[?1002h\x1b[?1006h\x1b[?2004h\x1b[?25l';
export const LEAVE = '\x1b[0m\x1b[?25h\x1b[?2004l\x1b[?1006l\x1b[?1002l\x1b[?1049l';

export class Stage {
  readonly input = Object.assign(new PassThrough(), {
    setRawMode: (raw: boolean): void => {
      this.events.push(raw ? 'raw' : 'cooked');
    },
  });
  readonly output = Object.assign(new PassThrough({ decodeStrings: false, encoding: 'utf8' }), {
    columns: 80,
    rows: 24,
  });
  readonly signals = Object.assign(new EventEmitter(), {
    pid: 4711,
    kill: (pid: number, signal: string): void => {
      this.events.push(`kill ${pid} ${signal}`);
    },
  });
  /** What happened to the terminal, in order: `enter`, `raw`, `leave`, `cooked`, signals, errors. */
  readonly events: string[] = [];
  /** All that was written since `enter`, `leave` and the last `take`. */
  private text = '';

  constructor() {
    this.output.on('data', (text: string) => {
      if (text === ENTER) this.events.push('enter');
      else if (text === LEAVE) this.events.push('leave');
      else this.text += text;
    });
  }

  play(options: Partial<FullScreenOptions> = {}): Promise<number> {
    return playFullScreen({ ...this.terminal, color: 'none', unicode: false, ...options });
  }

  playMonteCarlo(options: Partial<MonteCarloFullScreenOptions> = {}): Promise<number> {
    return playMonteCarloFullScreen({ ...this.terminal, color: 'none', unicode: false, ...options });
  }

  private get terminal(): Terminal {
    const { input, output, signals } = this;
    return { input, output, signals, errors: { write: (text) => this.events.push(text) } };
  }

  /** Types, and waits until it has been read. */
  async type(text: string): Promise<void> {
    this.input.write(text);
    await this.settle();
  }

  /** Waits until all that is under way has happened. */
  settle(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** What was written since the last `take`. */
  take(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}
