/** Announces a win over the table, with buttons for what to do next. */
import { capitalized } from '../../core/text/format.js';
import { holdsFocus, make } from '../dom.js';

export class Banner {
  readonly element: HTMLElement;
  private readonly text = make('p');
  private readonly facts = make('div', { class: 'facts' });

  /**
   * @param name for screen readers
   * @param parts a note and buttons, below the text
   * @param onLeft called when the announcement disappears while it has the focus
   */
  constructor(
    name: string,
    parts: readonly HTMLElement[],
    private readonly onLeft: () => void,
  ) {
    this.element = make(
      'div',
      { class: 'won', role: 'group', 'aria-label': name, tabindex: '-1', hidden: '' },
      this.text,
      this.facts,
      ...parts,
    );
  }

  /** @param facts more facts about the won game, such as its time */
  show(won: boolean, text: string, facts: readonly string[] = []): void {
    this.text.textContent = text;
    this.facts.textContent = capitalized(facts.join(' · '));
    const hadFocus = holdsFocus(this.element);
    this.element.hidden = !won;
    if (hadFocus && !won) this.onLeft();
  }
}
