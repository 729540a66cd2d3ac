/** A fake terminal with streams, signals and timers for a full-screen game. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Terminal } from '../../../src/cli/play/fill-screen.js';
import { playFullScreen } from '../../../src/cli/play/full-screen.js';
import type { GameToPlay } from '../../../src/cli/play/game-to-play.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Klondike } from '../../../src/games/klondike/script/stage.js';
import type { KlondikeSeat } from '../../../src/games/klondike/seat.js';
import { MONTE_CARLO } from '../../../src/games/montecarlo/kit.js';
import type { MonteCarlo } from '../../../src/games/montecarlo/script/stage.js';
import type { MonteCarloSeat } from '../../../src/games/montecarlo/seat.js';
import type { SeatIn } from '../../../src/kit/seat.js';
import type { GameTypes } from '../../../src/scripts/running/stage.js';
import type { TerminalLook } from '../../../src/terminal/window/suits.js';

/** The control sequences that fill and restore the terminal. */
export const ENTER = '\x1b[?1049h\x1b[?1002h\x1b[?1006h\x1b[?2004h\x1b[?25l';
export const LEAVE = '\x1b[0m\x1b[?25h\x1b[?2004l\x1b[?1006l\x1b[?1002l\x1b[?1049l';

export type KlondikeOptions = Partial<GameToPlay<Klondike, KlondikeSeat> & TerminalLook>;

type MonteCarloOptions = Partial<GameToPlay<MonteCarlo, MonteCarloSeat> & TerminalLook>;

export class FakeTerminal {
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
  /** The terminal's events, in order: `enter`, `raw`, `leave`, `cooked`, signals, errors. */
  readonly events: string[] = [];
  /** The output since `enter`, `leave` and the last `take`. */
  private text = '';

  constructor() {
    this.output.on('data', (text: string) => {
      if (text === ENTER) this.events.push('enter');
      else if (text === LEAVE) this.events.push('leave');
      else this.text += text;
    });
  }

  play(options: KlondikeOptions = {}): Promise<number> {
    return this.playGame({ kit: KLONDIKE, ...options }, options);
  }

  playMonteCarlo(options: MonteCarloOptions = {}): Promise<number> {
    return this.playGame({ kit: MONTE_CARLO, ...options }, options);
  }

  async playGame<Game extends GameTypes, At extends SeatIn<Game>>(
    game: GameToPlay<Game, At>,
    look: Partial<TerminalLook> = {},
  ): Promise<number> {
    return playFullScreen(game, await game.kit.terminal(game.language ?? 'en'), this.lookedAt(look));
  }

  private lookedAt({ color = 'none', unicode = false }: Partial<TerminalLook>): Terminal & TerminalLook {
    return { ...this.terminal, color, unicode };
  }

  private get terminal(): Terminal {
    const { input, output, signals } = this;
    return { input, output, signals, errors: { write: (text) => this.events.push(text) } };
  }

  /** Types text and waits until the game has read it. */
  async type(text: string): Promise<void> {
    this.input.write(text);
    await this.settle();
  }

  /** Waits until everything in progress has ended. */
  settle(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** The output since the last `take`. */
  take(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}
