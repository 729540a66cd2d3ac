/** A replay of a script: a table for watching, above a bar with a slider through the events. */
import type { Look } from '../../browser/look.js';
import { make } from '../../browser/dom.js';
import { adopt } from '../../browser/sheet.js';
import type { PageStrings } from '../strings/english.js';
import { ReplayBar } from './bar.js';
import type { AnyReel, ReplayTable } from './reel.js';
import { replayStyle } from './style.js';

interface ShownReplayOptions {
  /** The name that the player sees, such as the name of the file. */
  readonly name: string;
  readonly reel: AnyReel;
  /** The event where the replay starts, from 1. A solution starts at the player's last event. */
  readonly start: number;
  /** Does the replay start playing at once? */
  readonly plays: boolean;
  readonly look: Look;
  readonly strings: PageStrings;
  /** Called with the script up to the current event when the player continues the game from there. */
  readonly onPlay: (script: string) => void;
  readonly onClose: () => void;
}

/** The time from one event to the next while the replay plays, in milliseconds. */
const PACE = 400;

/** How long screen readers skip updates of the table, in milliseconds. */
const SILENT_TIME = 100;

export class Replay {
  /** Put the replay into the page before you call `open`. */
  readonly element: HTMLElement;
  private readonly bar: ReplayBar;
  private readonly table = make('div', { class: 'replay-table' });
  private shown: ReplayTable | undefined;
  /** The number of the current event, from 1. */
  private number = this.options.start;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: ShownReplayOptions) {
    const { name, reel, start, strings, onClose } = options;
    this.bar = new ReplayBar(
      {
        show: (number) => this.turnTo(number),
        slide: (number) => this.showSilently(number),
        play: () => (this.timer === undefined ? this.play() : this.pause()),
        playFromHere: () => this.playFromHere(),
        close: onClose,
      },
      [start, reel.length],
      strings,
    );
    this.element = make(
      'section',
      { class: 'replay', 'aria-label': strings.replayOf(name) },
      this.table,
      ...(reel.fault === undefined ? [] : [faultPanel(reel.fault, strings.notAsExpected)]),
      this.bar.element,
    );
  }

  /** Shows the start and moves the focus to the slider. */
  open(): void {
    const { reel, look, start, plays } = this.options;
    adopt(replayStyle());
    this.shown = reel.setTable(this.table, look);
    document.addEventListener('keydown', this.onKey);
    this.showSilently(start);
    this.bar.focus();
    if (plays) this.play();
  }

  get room(): ReplayTable['room'] {
    return this.shown?.room ?? [];
  }

  focus(): void {
    this.bar.focus();
  }

  close(): void {
    this.pause();
    document.removeEventListener('keydown', this.onKey);
    this.shown?.destroy();
    this.element.remove();
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const isInDialog = event.composedPath().some((element) => element instanceof HTMLDialogElement);
    if (event.key === 'Escape' && !isInDialog && !event.defaultPrevented) this.options.onClose();
  };

  /** Shows an event. Screen readers read the event as the slider's value, so the table stays silent. */
  private showSilently(number: number): void {
    this.pause();
    this.table.ariaBusy = 'true';
    this.show(number);
    setTimeout(() => (this.table.ariaBusy = String(this.timer !== undefined)), SILENT_TIME);
  }

  private turnTo(number: number): void {
    this.pause();
    this.show(number);
  }

  private show(number: number): void {
    const { reel, start } = this.options;
    this.number = Math.max(start, Math.min(number, reel.length));
    this.shown?.show(this.number);
    this.bar.tell({
      number: this.number,
      text: reel.say(this.number, start),
      spokenText: reel.tell(this.number, start),
      isPlayable: reel.isPlayable(this.number),
    });
  }

  private play(): void {
    if (this.number === this.options.reel.length) this.show(this.options.start);
    this.timer = setInterval(() => this.advance(), PACE);
    this.tellPlaying(true);
  }

  private advance(): void {
    const next = this.number + 1;
    if (next >= this.options.reel.length) this.pause();
    this.show(next);
  }

  private pause(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.tellPlaying(false);
  }

  /** While the replay plays, the table is silent: events come faster than a screen reader can read them. */
  private tellPlaying(isPlaying: boolean): void {
    this.table.ariaBusy = String(isPlaying);
    this.bar.tellPlaying(isPlaying);
  }

  private playFromHere(): void {
    const script = this.options.reel.gameAt(this.number);
    if (script !== undefined) this.options.onPlay(script);
  }
}

/** A panel with the expected and the actual values, in columns. */
function faultPanel(fault: string, label: string): HTMLElement {
  const panel = make('pre', { class: 'replay-fault', role: 'alert', 'aria-label': label }, fault);
  panel.tabIndex = 0; // Lets the keyboard scroll it.
  return panel;
}
