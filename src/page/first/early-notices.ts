/** Has notices shown by the rest of the page, as soon as it is there. If it cannot be loaded, they are shown plainly. */
import { button, make } from '../../browser/dom.js';
import type { Later } from '../../core/later.js';
import type { Notice } from '../game/notice.js';
import type { Rest } from './rest.js';

export class EarlyNotices {
  /**
   * @param place where notices are shown
   * @param page what shows them
   */
  constructor(
    private readonly place: HTMLElement,
    private readonly page: Later<Pick<Rest, 'notices'>>,
  ) {}

  readonly show = (notice: Notice): void =>
    this.tell(
      (notices) => notices.show(notice),
      () => this.showPlainly(notice),
    );

  readonly dismiss = (topic: string): void =>
    this.tell(
      (notices) => notices.dismiss(topic),
      () => this.place.replaceChildren(),
    );

  private tell(use: (notices: Rest['notices']) => void, otherwise: () => void): void {
    const { now } = this.page;
    if (now !== undefined) use(now.notices);
    else void this.page.get().then(({ notices }) => use(notices), otherwise);
  }

  private showPlainly({ text, action }: Notice): void {
    this.place.replaceChildren(make('p', {}, text), ...(action ? [button(action.label, action.run)] : []));
  }
}
