/** A view with a handler that stores its events. */
import { asFoundation, asTableau } from '../../../../src/games/klondike/contract/checked-numbers.js';
import { parseFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import type { KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import type { TerminalOptions } from '../../../../src/games/klondike/terminal/options.js';
import { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';
import { plain } from './marked.js';

export const SIZE = { columns: 80, rows: 24 };

export const TABLE = 'waste: 2s Kc 6d\nt2: ## 9c 8h\nt3: 7s\nmoves: 4';

export class Seat {
  readonly written: string[] = [];
  readonly heard: string[] = [];
  readonly view: TerminalView;
  /** The handler's answer to each event. */
  answer: () => void = () => undefined;

  constructor(options: Partial<TerminalOptions> = {}) {
    const handler = new Proxy({} as KlondikeEventsHandler, {
      get: (_, name) => (name === 'getName' ? () => 'Ada Lovelace' : this.hear(String(name))),
    });
    this.view = new TerminalView(handler, { ...SIZE, write: (text) => this.written.push(text), ...options });
  }

  /** Gives the view a whole frame, read from text. */
  show(text: string): void {
    const frame = parseFrame(text);
    this.view.stockEmpty(frame.stockEmpty);
    this.view.wasteCards(frame.waste);
    frame.foundations.forEach((cards, index) => this.view.foundationCards(asFoundation(index), cards));
    frame.tableau.forEach((cards, index) => this.view.tableauCards(asTableau(index), cards));
    this.view.updateMoves(frame.moves);
    if (frame.won) this.view.win();
    this.view.refreshWindow();
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
