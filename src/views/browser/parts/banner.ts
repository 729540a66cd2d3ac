/** Announces a win over the table, with what can be done then. */
import { button, make } from '../dom.js';

export class Banner {
  readonly element: HTMLElement;
  private readonly text = make('p');

  /** @param actions by the labels of their buttons; those undefined have none */
  constructor(actions: Readonly<Record<string, (() => void) | undefined>>) {
    this.element = make(
      'div',
      { class: 'won', role: 'group', 'aria-label': 'Won', tabindex: '-1', hidden: '' },
      this.text,
      ...Object.entries(actions).flatMap(([label, run]) => (run ? [button(label, run)] : [])),
    );
  }

  show(won: boolean, text: string): void {
    this.text.textContent = text;
    this.element.hidden = !won;
  }
}
