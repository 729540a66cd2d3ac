/** A view with a handler that records its events. */
import { EMPTY_FRAME } from '../../../../src/games/montecarlo/contract/frame.js';
import type { MonteCarloFrame } from '../../../../src/games/montecarlo/contract/frame.js';
import type { MonteCarloEventsHandler } from '../../../../src/games/montecarlo/contract/handler.js';
import type { MonteCarloTerminalOptions } from '../../../../src/games/montecarlo/terminal/terminal-view.js';
import { MonteCarloTerminalView } from '../../../../src/games/montecarlo/terminal/terminal-view.js';
import { plain } from '../../klondike/terminal/marked.js';

export class Seat {
  readonly written: string[] = [];
  readonly heard: string[] = [];
  readonly view: MonteCarloTerminalView;
  /** The handler's effect at each event. */
  answer: () => void = () => undefined;

  constructor(options: Partial<MonteCarloTerminalOptions> = {}) {
    const handler = new Proxy({} as MonteCarloEventsHandler, {
      get: (_, name) => (name === 'getName' ? () => 'Ada Lovelace' : this.hear(String(name))),
    });
    const write = (text: string): number => this.written.push(text);
    this.view = new MonteCarloTerminalView(handler, { columns: 80, rows: 24, write, ...options });
  }

  /** Sends the view a whole frame. */
  show(frame: Partial<MonteCarloFrame>): void {
    const { view } = this;
    const told = { ...EMPTY_FRAME, ...frame };
    view.cells(told.rows);
    view.highlightedCells(told.highlighted);
    view.cardsLeft(told.cardsLeft);
    view.score(told.score);
    view.gameNumber(told.game);
    if (told.won) view.win();
    if (told.beeped) view.beep();
    if (told.help !== undefined) view.help(told.help);
    if (told.consolidateHinted) view.hintConsolidate();
    view.refreshWindow();
  }

  /** The last line of the screen, trimmed. */
  get message(): string {
    return plain(this.view.screen.at(-1) ?? '').trim();
  }

  private readonly hear =
    (name: string) =>
    (...args: readonly unknown[]): void => {
      this.heard.push([name, ...args].join(' '));
      this.answer();
    };
}
