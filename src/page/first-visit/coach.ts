/** Shows the guided steps of a lesson next to the table. The player makes each move on the table. */
import { button, make } from '../../browser/dom.js';
import type { GuidedStep, GuidedSteps } from '../../kit/browser-tables.js';
import type { PageStrings } from '../strings/english.js';
import { Floating } from './floating.js';

export interface CoachOptions {
  readonly strings: PageStrings;
  /** The element that holds the table. */
  readonly table: HTMLElement;
  /** Gives the focus to the table. */
  readonly focus: () => void;
}

/** How long the words after the last step stay at least, in milliseconds. */
const STAY = 4000;

export class Coach {
  private readonly floating: Floating;
  private readonly told = make('div', { role: 'status' });
  private readonly dots = make('div', { class: 'dots', 'aria-hidden': 'true' });
  private readonly leave = button('', () => this.close());
  private steps: GuidedSteps | undefined;
  /** The text of the step on the page. */
  private shown = '';
  /** When the words after the last step appeared. */
  private doneAt: number | undefined;

  constructor(private readonly options: CoachOptions) {
    const { strings, table, focus } = options;
    this.floating = new Floating(strings.firstVisit.lesson, 'lesson', table, focus);
    this.floating.element.append(this.told, make('div', { class: 'steps' }, this.dots, this.leave));
  }

  open(steps: GuidedSteps): void {
    this.steps = steps;
    this.floating.open();
    // Screen readers read a live region only if it is in the page before its text changes.
    requestAnimationFrame(() => this.update());
  }

  /** Shows the step to do now. After the last step, the next event closes the coach. */
  readonly update = (): void => {
    if (!this.floating.isOpen) return;
    const step = this.steps?.step;
    const isOld = this.doneAt !== undefined && performance.now() > this.doneAt + STAY;
    if (step === undefined || isOld) this.close();
    else this.show(step);
  };

  private show({ place, title, text, move = '' }: GuidedStep): void {
    const words = this.options.strings.firstVisit;
    const key = [place, title, text, move].join();
    if (key === this.shown) return;
    this.shown = key;
    const [number = 0, of = 0] = place ?? [];
    if (place === undefined) this.doneAt ??= performance.now();
    this.told.replaceChildren(
      ...(place ? [make('p', { class: 'step' }, words.step(number, of))] : []),
      make('h2', {}, title),
      make('p', {}, text),
      ...(place ? [make('p', { class: 'unseen' }, move)] : [make('p', { class: 'keys' }, words.keys)]),
    );
    this.dots.replaceChildren(...Array.from({ length: of }, (_, at) => dot(at + 1, number)));
    this.leave.textContent = place ? words.skip : words.done;
    this.leave.classList.toggle('primary', place === undefined);
  }

  private close(): void {
    if (!this.floating.isOpen) return;
    this.floating.close();
    this.steps?.end();
  }
}

const dot = (at: number, now: number): HTMLElement =>
  make('i', { class: at < now ? 'past' : at === now ? 'now' : '' });
