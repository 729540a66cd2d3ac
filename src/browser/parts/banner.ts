/** Announces a win above the table, with buttons for what can be done next. */
import { make } from '../dom.js';

export class Banner {
  readonly element: HTMLElement;
  private readonly text = make('p');

  /** @param name of the announcement */
  constructor(name: string, buttons: readonly HTMLElement[]) {
    this.element = make(
      'div',
      { class: 'won', role: 'group', 'aria-label': name, tabindex: '-1', hidden: '' },
      this.text,
      ...buttons,
    );
  }

  show(won: boolean, text: string): void {
    this.text.textContent = text;
    this.element.hidden = !won;
  }
}
