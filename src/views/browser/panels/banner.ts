/** Announces a win over the table, with the two things that can be done then. */
import { button, make } from '../dom.js';
import { count } from '../speech/names.js';

export class Banner {
  readonly element: HTMLElement;
  private readonly text = make('p');

  constructor(newGame: () => void, undo: () => void) {
    this.element = make(
      'div',
      { class: 'won', role: 'group', 'aria-label': 'Won', hidden: '' },
      this.text,
      button('New game', newGame),
      button('Undo', undo),
    );
  }

  show(won: boolean, moves: number): void {
    this.text.textContent = `You have won in ${count(moves, 'move')}.`;
    this.element.hidden = !won;
  }
}
