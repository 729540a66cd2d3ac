/** Sentences over the table, the newest last, each of which can be put away; none takes the focus. */
import type { Notice } from '../game/keeper.js';
import { made } from './dom.js';

/** At once, besides what is wrong; more would cover the table. */
const MOST = 3;

/** In milliseconds: enough to read a sentence twice, and to reach a button. */
const WAIT = 12_000;
const WAIT_WITH_ACTION = 15_000;

/** Shows what happened in an element that is read out as it changes. */
export class Notices {
  /** `onEmptied` hears that a notice had the focus and none is left to take it. */
  constructor(
    private readonly element: HTMLElement,
    private readonly onEmptied: () => void,
  ) {}

  readonly show = (notice: Notice): void => {
    const { text, topic = text } = notice;
    this.dismiss(topic);
    const item = this.draw(notice);
    item.dataset['topic'] = topic;
    this.element.append(item);
    const passing = this.shown.filter((shown) => !shown.matches('.fault'));
    for (const shown of passing.slice(0, -MOST)) this.close(shown);
    if (notice.isFault !== true && notice.stays !== true)
      this.closeLater(item, notice.action === undefined ? WAIT : WAIT_WITH_ACTION);
  };

  readonly dismiss = (topic: string): void => {
    for (const shown of this.shown) if (shown.dataset['topic'] === topic) this.close(shown);
  };

  private get shown(): HTMLElement[] {
    return [...this.element.children].filter((child) => child instanceof HTMLElement);
  }

  private draw({ text, action, isFault = false }: Notice): HTMLElement {
    const item = made('div', { className: isFault ? 'notice fault' : 'notice' }, [made('p', {}, [text])]);
    if (action !== undefined) {
      const run = (): void => {
        this.close(item);
        action.run();
      };
      item.append(made('button', { type: 'button', onclick: run }, [action.label]));
    }
    const dismiss = made('button', { type: 'button', className: 'dismiss', ariaLabel: 'Dismiss' }, [
      '\u00d7',
    ]);
    dismiss.onclick = (): void => this.close(item);
    item.append(dismiss);
    item.onkeydown = (event): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close(item);
    };
    return item;
  }

  /** Not while the player points at it or has the focus there. */
  private closeLater(item: HTMLElement, wait: number): void {
    setTimeout(() => {
      if (item.matches(':hover, :focus-within')) this.closeLater(item, wait);
      else this.close(item);
    }, wait);
  }

  private close(item: HTMLElement): void {
    const hadFocus = item.contains(document.activeElement);
    item.remove();
    if (!hadFocus) return;
    const next = this.shown.at(-1)?.querySelector('button');
    if (next) next.focus();
    else this.onEmptied();
  }
}
