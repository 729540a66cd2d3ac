/** A view of Monte Carlo for a terminal: draws the grid as text and turns keys and the mouse into events. */
import type { Frame } from '../../../montecarlo/contract/frame.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../../../montecarlo/contract/handler.js';
import { checkHandler } from '../../../montecarlo/contract/view-arguments.js';
import { MonteCarloFrameView } from '../../montecarlo/frame-view.js';
import { MonteCarloPlayer } from '../../montecarlo/player.js';
import type { Point } from '../drawing/canvas.js';
import type { Size } from '../drawing/form.js';
import { KeyReader } from '../input/key-reader.js';
import type { Key } from '../input/keys.js';
import { Display } from '../window/display.js';
import type { Color } from '../window/suits.js';
import { buttonAt } from './drawing/buttons.js';
import { cellAt, formFor } from './drawing/form.js';
import { aboutPages, helpPages } from './drawing/panels.js';
import type { TableOptions } from './drawing/table.js';
import { drawTable } from './drawing/table.js';
import type { Act, PlayState, Step } from './input/play-state.js';
import { FIRST_STATE, quiet } from './input/play-state.js';
import { clamp, pressKey } from './input/press-key.js';
import type { Target } from './input/use-mouse.js';
import { press } from './input/use-mouse.js';

export interface MonteCarloTerminalOptions extends Size {
  /** Takes what is to be written to the terminal. */
  readonly write: (text: string) => void;
  /** Suits as ♠♥♦♣ and frames in lines, by default; letters and plain ASCII otherwise. */
  readonly unicode?: boolean;
  /** `two` by default. */
  readonly color?: Color;
  /** The name of the deal in play, for the About box; undefined where there is none. */
  readonly deal?: () => string | undefined;
  /** The player quits. */
  readonly onQuit?: () => void;
  /** The player presses Ctrl-C; as quitting by default. */
  readonly onInterrupt?: () => void;
  /** The player presses Ctrl-Z. */
  readonly onSuspend?: () => void;
}

/** What a terminal sounds its bell at. */
const BELL = '\x07';

/** Invariant: between two calls the terminal shows `screen`. */
export class MonteCarloTerminalView extends MonteCarloFrameView {
  private readonly player: MonteCarloPlayer;
  private readonly display: Display;
  private readonly reader = new KeyReader();
  private size: Size;
  private state: PlayState = FIRST_STATE;
  /** Said since the last key or refresh; empty where nothing was. */
  private said = '';
  private refreshes = 0;

  /** @throws TypeError where there is no handler */
  constructor(
    private readonly handler: MonteCarloEventsHandler,
    private readonly options: MonteCarloTerminalOptions,
  ) {
    super();
    checkHandler(handler);
    this.player = new MonteCarloPlayer(handler, this);
    this.display = new Display(options.write);
    this.size = { columns: options.columns, rows: options.rows };
  }

  /** The lines the terminal shows, with their escape sequences; empty before the first refresh. */
  get screen(): readonly string[] {
    return this.display.lines;
  }

  /** Does what was read begin a key whose end is still to come? `settle` tells that nothing follows. */
  get isMidKey(): boolean {
    return this.reader.isMidKey;
  }

  /** Hears what was read from the terminal. */
  type(text: string): void {
    for (const key of this.reader.read(text)) this.press(key);
  }

  /** Nothing followed for a while: an escape that waited for more was the escape key. */
  settle(): void {
    for (const key of this.reader.settle()) this.press(key);
  }

  /** Shows a sentence below the grid until the next key or refresh; with a beep, when that comes. */
  say(message: string): void {
    this.said = message;
    this.state = { ...quiet(this.state), message };
    this.draw();
  }

  resize({ columns, rows }: Size): void {
    this.size = { columns, rows };
    this.display.cover([]);
    this.redraw();
  }

  /** Draws everything anew, whatever the terminal shows now. */
  redraw(): void {
    this.display.clear();
    this.draw();
  }

  protected override refreshed(frame: Frame): void {
    const { state, said } = this;
    this.refreshes++;
    this.said = '';
    const told = { message: messageOf(frame, said), isAlarm: frame.beeped };
    this.state = { ...quiet(state), ...told, cursor: clamp(frame, state.cursor) };
    if (frame.help !== undefined) this.display.cover(helpPages(frame.help, this.tableOptions()));
    this.draw();
    if (frame.beeped) this.options.write(BELL);
  }

  private press(key: Key): void {
    const { display } = this;
    if (typeof key === 'string' ? display.turnPage(key) : display.isCovered) return this.draw();
    const step = this.stepAt(key);
    if (step === undefined) return;
    this.said = '';
    this.state = step.state;
    if (step.act !== undefined) this.perform(step.act);
    this.draw();
  }

  private stepAt(key: Key): Step | undefined {
    if (typeof key === 'string') return pressKey(this.state, this.frame, key);
    return key.mouse === 'press' ? press(this.state, this.frame, this.targetAt(key)) : undefined;
  }

  private targetAt(point: Point): Target {
    const form = formFor(this.size, this.frame);
    return form === undefined ? {} : { cell: cellAt(form, point), button: buttonAt(form.buttons, point) };
  }

  private perform(act: Act): void {
    switch (act.act) {
      case 'report':
        return this.report(act.call);
      case 'help':
        return this.openHelp();
      case 'about':
        return this.openAbout();
      case 'redraw':
        return this.redraw();
      case 'quit':
        return this.options.onQuit?.();
      case 'interrupt':
        return (this.options.onInterrupt ?? this.options.onQuit)?.();
      case 'suspend':
        return this.options.onSuspend?.();
    }
  }

  /** A refusal shows by what does not come: a refresh. */
  private isAccepted(call: MonteCarloCall): boolean {
    const before = this.refreshes;
    this.player.report(call);
    return this.refreshes > before;
  }

  private report(call: MonteCarloCall): void {
    if (this.isAccepted(call) || this.said !== '') return;
    this.state = { ...this.state, message: 'That is refused.' };
  }

  /** The rules are the handler's to tell, the keys the view's own. */
  private openHelp(): void {
    const isTold = this.isAccepted({ event: 'help', args: [] }) && this.frame.help !== undefined;
    if (!isTold) this.display.cover(helpPages(undefined, this.tableOptions()));
  }

  private openAbout(): void {
    const credits = { author: this.handler.getName(), deal: this.options.deal?.() };
    this.display.cover(aboutPages(credits, this.tableOptions()));
  }

  private draw(): void {
    this.display.show(() => drawTable(this.frame, this.tableOptions(), this.state));
  }

  private tableOptions(): TableOptions {
    const { unicode = true, color = 'two' } = this.options;
    return { ...this.size, unicode, color };
  }
}

/** What is said with a frame. */
function messageOf({ beeped, consolidateHinted }: Frame, said: string): string {
  if (beeped) return said === '' ? 'Beep!' : `Beep! ${said}`;
  return consolidateHinted ? 'The hint: consolidate.' : '';
}
