/** The slider and the buttons of a replay. */
import type { PageStrings } from '../strings/english.js';
import { closeButton } from '../../browser/parts/close-button.js';
import { button, make, makeSvg } from '../../browser/dom.js';

interface BarEvents {
  readonly show: (number: number) => void;
  /** Works like `show`, but screen readers read the slider's value. */
  readonly slide: (number: number) => void;
  /** Starts or pauses. */
  readonly play: () => void;
  readonly playFromHere: () => void;
  readonly close: () => void;
}

/** The current event of a replay. */
interface ReplayPosition {
  /** The number of the event, from 1. */
  readonly number: number;
  /** Visible. */
  readonly text: string;
  /** In plain words, for screen readers. */
  readonly spokenText: string;
  /** Is there a game to continue from here? */
  readonly isPlayable: boolean;
}

const FIRST = 'M6 5v14M18 5l-9 7 9 7z';
const BACK = 'M14 5l-7 7 7 7 2-2-5-5 5-5z';
const PLAY = 'M7 5l11 7-11 7z';
const PAUSE = 'M8 5v14M16 5v14';
const FORWARD = 'M10 5l7 7-7 7-2-2 5-5-5-5z';
const LAST = 'M18 5v14M6 5l9 7-9 7z';

export class ReplayBar {
  readonly element: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly status = make('output', { class: 'replay-status', 'aria-live': 'off' });
  private readonly playButton: HTMLButtonElement;
  private readonly fromHere: HTMLButtonElement;

  constructor(
    events: BarEvents,
    [first, last]: readonly [first: number, last: number],
    private readonly strings: PageStrings,
  ) {
    const range = { min: String(first), max: String(last) };
    this.slider = make('input', { type: 'range', ...range, 'aria-label': strings.move });
    this.slider.oninput = (): void => events.slide(this.number);
    this.playButton = iconButton(strings.play, PLAY, events.play);
    this.playButton.classList.add('play');
    this.fromHere = button(strings.playFromHere, events.playFromHere);
    this.element = make(
      'div',
      { class: 'replay-bar' },
      this.slider,
      this.status,
      buttons(
        iconButton(strings.firstMove, FIRST, () => events.show(first)),
        iconButton(strings.moveBefore, BACK, () => events.show(this.number - 1)),
        this.playButton,
        iconButton(strings.nextMove, FORWARD, () => events.show(this.number + 1)),
        iconButton(strings.lastMove, LAST, () => events.show(last)),
      ),
      make('div', { class: 'replay-exits' }, this.fromHere, closeButton(strings.close, events.close)),
    );
  }

  focus(): void {
    this.slider.focus();
  }

  tell({ number, text, spokenText, isPlayable }: ReplayPosition): void {
    this.slider.value = String(number);
    const { min, max } = this.slider;
    this.slider.style.setProperty(
      '--done',
      String((number - Number(min)) / Math.max(1, Number(max) - Number(min))),
    );
    this.slider.ariaValueText = spokenText;
    this.status.value = text;
    this.fromHere.disabled = !isPlayable;
  }

  tellPlaying(isPlaying: boolean): void {
    const { pause, play } = this.strings;
    const label = isPlaying ? pause : play;
    if (this.playButton.ariaLabel === label) return;
    this.playButton.ariaLabel = label;
    this.playButton.title = label;
    this.playButton.replaceChildren(icon(isPlaying ? PAUSE : PLAY));
  }

  private get number(): number {
    return Number(this.slider.value);
  }
}

const buttons = (...children: readonly HTMLButtonElement[]): HTMLElement =>
  make('div', { class: 'replay-buttons' }, ...children);

function iconButton(label: string, path: string, onClick: () => void): HTMLButtonElement {
  const element = button('', onClick, { 'aria-label': label, title: label });
  element.append(icon(path));
  return element;
}

/** An icon of 24 by 24 units, hidden from screen readers. */
const icon = (path: string): SVGElement =>
  makeSvg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeSvg('path', { d: path }));
