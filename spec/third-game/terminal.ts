/** Stairs in a terminal: one line for the pile and one for the deck. */
import type { TerminalTable } from '../../src/kit/terminal-table.js';
import { Canvas } from '../../src/terminal/drawing/canvas.js';
import type { PanelLine } from '../../src/terminal/drawing/panel.js';
import { panelPages } from '../../src/terminal/drawing/panel.js';
import { helpLines, keyMap } from '../../src/terminal/input/commands.js';
import type { Key } from '../../src/terminal/input/keys.js';
import type { WindowSettings } from '../../src/terminal/window/window.js';
import { TERMINAL_ENGLISH } from '../../src/terminal/strings/english.js';
import { TerminalWindow } from '../../src/terminal/window/window.js';
import type { InTerminal } from './commands.js';
import { TERMINAL_COMMANDS } from './commands.js';
import type { StairsHandler } from './contract.js';
import { FrameView, isEvent } from './contract.js';
import type { StairsSeat } from './kit.js';
import { REFUSALS } from './rules.js';
import type { Stairs } from './script.js';
import { sayFrame } from './script.js';

const commandOf = keyMap(TERMINAL_COMMANDS);

class StairsTerminalView extends FrameView {
  readonly window: TerminalWindow;
  private said = '';

  constructor(
    private readonly handler: StairsHandler,
    settings: WindowSettings,
  ) {
    super();
    this.window = new TerminalWindow(settings, {
      press: (key) => this.press(key),
      draw: () => this.draw(),
    });
  }

  say(sentence: string): void {
    this.said = sentence;
    this.window.draw();
  }

  protected override refreshed(): void {
    this.window.draw();
  }

  private draw(): string[] {
    const { columns, rows, unicode } = this.window.options;
    const canvas = new Canvas(columns, rows, unicode);
    const lines = ['Stairs', sayFrame(this.frame), this.said, '? keys  q quit'];
    lines.forEach((line, y) => canvas.put({ x: 0, y }, line));
    return canvas.lines();
  }

  private press(key: Key): void {
    const name = typeof key === 'string' ? commandOf(key) : undefined;
    this.said = '';
    if (name !== undefined) this.give(name);
  }

  private give(name: InTerminal): void {
    const { window, handler } = this;
    const tell = (...lines: PanelLine[]): void => window.cover(panelPages(lines, window.options));
    if (isEvent(name)) return handler[name]();
    switch (name) {
      case 'help':
        return tell(...helpLines(TERMINAL_COMMANDS, TERMINAL_ENGLISH.keys));
      case 'about':
        return tell({ text: `Stairs, played by ${handler.getName()}` });
      case 'quit':
      case 'interrupt':
      case 'redraw':
      case 'suspend':
        return window.perform(name);
    }
  }
}

export const STAIRS_TABLE: TerminalTable<Stairs, StairsSeat> = {
  title: 'Stairs',
  words: [['new take skip*3 undo redo help about quit']],
  refusals: REFUSALS,
  newTable: ({ handler }, settings) => {
    const view = new StairsTerminalView(handler, settings);
    return { view, window: view.window };
  },
};
