/** Announces a win above the table, with what can be done next. */
import { capitalized } from '../../core/text/format.js';
import { holdsFocus, make } from '../dom.js';

export class Banner {
  readonly element: HTMLElement;
  private readonly text = make('p');
  private readonly facts = make('div', { class: 'facts' });

  /**
   * @param name of the announcement
   * @param parts below what it tells: a note, buttons
   * @param onLeft called when it goes while it has the focus
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

  /** @param facts what else there is to tell of the game that was won */
  show(won: boolean, text: string, facts: readonly string[] = []): void {
    this.text.textContent = text;
    this.facts.textContent = capitalized(facts.join(' · '));
    const hadFocus = holdsFocus(this.element);
    this.element.hidden = !won;
    if (hadFocus && !won) this.onLeft();
  }
}
