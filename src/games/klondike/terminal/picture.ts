/** What a terminal shows of a game: the table with what is beside it, help, and what lies at a point of the window. */
import type { Point } from '../../../terminal/drawing/canvas.js';
import type { PanelLine, PanelOptions } from '../../../terminal/drawing/panel.js';
import { panelPages } from '../../../terminal/drawing/panel.js';
import type { TerminalLook } from '../../../terminal/window/suits.js';
import type { Frame } from '../contract/frame.js';
import type { Cursor } from '../views/cursor.js';
import { pileInPlay } from '../views/cursor.js';
import { readPile } from '../views/reading.js';
import type { PileId } from '../words/piles.js';
import { arrange, hit } from './drawing/arrange.js';
import type { TableOptions, TableState } from './drawing/draw-table.js';
import { drawTable, footerKeyAt } from './drawing/draw-table.js';
import { formFor } from './drawing/form.js';
import { about, helpOn } from './drawing/help.js';
import type { InputState } from './input/input-state.js';
import type { ShownTable } from './line-cover.js';
import type { TerminalOptions } from './options.js';
import type { TerminalPlay } from './terminal-play.js';

/** What a picture is made of. */
export interface Pictured {
  readonly options: TerminalOptions;
  readonly play: TerminalPlay;
  /** The look of drawings, and the size of the window. */
  readonly window: () => PanelOptions & TerminalLook;
  /** What the player sees. */
  readonly frame: () => Frame;
  readonly state: () => InputState;
}

export class Picture {
  constructor(private readonly of: Pictured) {}

  /** The table, in as many lines as the window has rows. */
  get table(): readonly string[] {
    return drawTable(this.of.frame(), this.options, this.drawn);
  }

  /** Another table, in its place: one that is only looked at. */
  tableOf({ frame, stockLeft, message, shorter, cursor }: ShownTable): readonly string[] {
    const options = { ...this.options, stockLeft, truth: undefined, assistant: undefined };
    return drawTable(frame, options, { cursor, hand: undefined, message, shorter });
  }

  /** The pile and the card at a point. */
  placeAt(point: Point): Cursor | undefined {
    const form = formFor(this.of.window());
    return form && hit(form, arrange(form, this.of.frame(), this.of.play.session.state), point);
  }

  /** The key of the command below the table at a point. */
  keyAt(point: Point): string | undefined {
    return footerKeyAt(this.of.frame(), this.options, { at: point, state: this.drawn });
  }

  get help(): readonly (readonly string[])[] {
    const { strings, ...offering } = this.of.state();
    const inPlay = pileInPlay(this.of.frame());
    const { click } = this.of.play.settings;
    return this.pages(helpOn({ ...offering, inPlay, click, house: this.of.options.house, strings }));
  }

  /** @param author whom the handler names */
  about(author: string): readonly (readonly string[])[] {
    return this.pages(about(author, this.of.options.deal?.(), this.of.state().strings));
  }

  /** What is read of piles, one a line. */
  read(piles: readonly PileId[]): readonly (readonly string[])[] {
    const { options, frame, state } = this.of;
    const reading = { ...options, strings: state().strings.klondikeReading };
    return this.pages(piles.map((pile) => ({ text: readPile(frame(), pile, reading) })));
  }

  /** The pages of a panel. */
  pages(panel: readonly PanelLine[]): readonly (readonly string[])[] {
    return panelPages(panel, this.options);
  }

  /** What is drawn beside the frame. */
  private get drawn(): TableState {
    return { ...this.of.state(), ...this.of.play.shown };
  }

  private get options(): TableOptions {
    const { options, play, window, state } = this.of;
    const { deal, house, foundations, stockLeft, assistant } = options;
    const figures = { truth: play.assistance.truth, stockLeft: stockLeft?.(), assistant };
    return { ...window(), ...figures, deal: deal?.(), house, foundations, strings: state().strings };
  }
}
