/** A script on a table that is only looked at, over a bar with a slider through its events. */
import { handlerOn, createBus } from '../../klondike/contract/bus.js';
import { EMPTY_FRAME } from '../../klondike/contract/frame.js';
import type { Frame } from '../../klondike/contract/frame.js';
import { BrowserView } from '../../views/browser/browser-view.js';
import type { Look } from '../../views/browser/options.js';
import { callView } from '../../views/view-call.js';
import { wonTextOf } from '../houses.js';
import { made } from '../parts/dom.js';
import { Bar } from './bar.js';
import { callsBetween } from './frame-calls.js';
import type { Reel } from './reel.js';
import { frameAt, gameAt, sayStep } from './reel.js';

export interface ReplayOptions {
  /** As the player is to see it, such as the file's. */
  readonly name: string;
  readonly reel: Reel;
  readonly look: Look;
  /** The player goes on from an event: the script up to there. */
  readonly onPlay: (script: string) => void;
  readonly onClose: () => void;
}

/** In milliseconds, from one event to the next while it plays. */
const PACE = 400;

export class Replay {
  /** To be put in the page, then `open`ed. */
  readonly element: HTMLElement;
  private readonly bar: Bar;
  private readonly table = made('div', { className: 'replay-table' });
  private view: BrowserView | undefined;
  private shown: Frame = EMPTY_FRAME;
  /** Of the event shown last; from 1. */
  private number = 1;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: ReplayOptions) {
    const { name, reel, onClose } = options;
    this.bar = new Bar(
      {
        show: (number) => this.turnTo(number),
        play: () => (this.timer === undefined ? this.play() : this.pause()),
        playFromHere: () => this.playFromHere(),
        close: onClose,
      },
      reel.steps.length,
    );
    this.element = made('section', { className: 'replay', ariaLabel: `Replay of ${name}` }, [
      this.table,
      ...(reel.fault === undefined ? [] : [faultPanel(reel.fault)]),
      this.bar.element,
    ]);
  }

  /** Shows the first event; the focus goes to the slider. */
  open(): void {
    const nobody = handlerOn(createBus(), () => 'klondike-kit');
    const { look, reel } = this.options;
    this.view = new BrowserView(nobody, this.table, {
      toolbar: false,
      look,
      ...wonTextOf(reel.rules),
      ...(reel.rules.inPlay === 'stock' && { stockInPlay: () => this.stock }),
    });
    document.addEventListener('keydown', this.onKey);
    this.show(1);
    this.bar.focus();
  }

  /** What of a stock in play is shown. */
  private get stock(): Pick<Frame, 'stock' | 'waste'> {
    const { stock = [], waste } = this.shown;
    return { stock, waste };
  }

  focus(): void {
    this.bar.focus();
  }

  close(): void {
    this.pause();
    document.removeEventListener('keydown', this.onKey);
    this.view?.destroy();
    this.element.remove();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const isInDialog = event.composedPath().some((element) => element instanceof HTMLDialogElement);
    if (event.key === 'Escape' && !isInDialog && !event.defaultPrevented) this.options.onClose();
  };

  private turnTo(number: number): void {
    this.pause();
    this.show(number);
  }

  private show(number: number): void {
    const { reel } = this.options;
    this.number = Math.max(1, Math.min(number, reel.steps.length));
    const next = frameAt(reel, this.number);
    const calls = callsBetween(this.shown, next);
    this.shown = next;
    if (this.view !== undefined) for (const call of calls) callView(this.view, call);
    this.bar.tell({
      number: this.number,
      text: sayStep(reel, this.number),
      isPlayable: reel.steps[this.number - 1]?.deal !== undefined,
    });
  }

  private play(): void {
    if (this.number === this.options.reel.steps.length) this.show(1);
    this.timer = setInterval(() => this.advance(), PACE);
    this.bar.tellPlaying(true);
  }

  private advance(): void {
    this.show(this.number + 1);
    if (this.number === this.options.reel.steps.length) this.pause();
  }

  private pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.bar.tellPlaying(false);
  }

  private playFromHere(): void {
    const script = gameAt(this.options.reel, this.number);
    if (script !== undefined) this.options.onPlay(script);
  }
}

/** What was expected and seen, in columns. */
function faultPanel(fault: string): HTMLElement {
  const panel = made('pre', { className: 'replay-fault', role: 'alert', ariaLabel: 'Not as expected' }, [
    fault,
  ]);
  panel.tabIndex = 0; // It may have to be scrolled.
  return panel;
}
