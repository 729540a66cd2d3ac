/**
 * Has notices shown by the rest of the page, as soon as it is there. If it cannot be loaded, the first of them is shown, and
 * the page can be loaded anew: the others, too, tell of what is missing with it.
 */
import { button, make } from '../../browser/dom.js';
import type { Later } from '../../core/later.js';
import type { Notice } from '../game/notice.js';
import type { Rest } from './rest.js';
import type { FirstStrings } from './strings/english.js';

export class EarlyNotices {
  /**
   * @param place where notices are shown
   * @param page what shows them
   */
  constructor(
    private readonly place: HTMLElement,
    private readonly page: Later<Pick<Rest, 'notices'>>,
    private readonly strings: Pick<FirstStrings, 'loadAnew'>,
  ) {}

  readonly show = (notice: Notice): void =>
    this.tell(
      (notices) => notices.show(notice),
      () => this.showPlainly(notice),
    );

  readonly dismiss = (topic: string): void =>
    this.tell(
      (notices) => notices.dismiss(topic),
      () => undefined,
    );

  private tell(use: (notices: Rest['notices']) => void, otherwise: () => void): void {
    const { now } = this.page;
    if (now !== undefined) use(now.notices);
    else void this.page.get().then(({ notices }) => use(notices), otherwise);
  }

  private showPlainly({ text }: Notice): void {
    const { place, strings } = this;
    if (place.childElementCount > 0) return;
    place.append(
      make('p', {}, text),
      button(strings.loadAnew, () => location.reload()),
    );
  }
}
