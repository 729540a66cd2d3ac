/** Announces a win over the table, with the two things that can be done then. */
import { button, make } from '../dom.js';
import { wonText } from '../speech/names.js';

export interface WonActions {
  readonly newGame: () => void;
  /** Undefined where no move is taken back. */
  readonly undo: (() => void) | undefined;
}

export class Banner {
  readonly element: HTMLElement;
  private readonly text = make('p');

  /** Without anything to be done then, it only announces. */
  constructor(
    actions: WonActions | undefined,
    private readonly wonText?: string,
  ) {
    const buttons = actions && [
      button('New game', actions.newGame),
      ...(actions.undo ? [button('Undo', actions.undo)] : []),
    ];
    this.element = make(
      'div',
      { class: 'won', role: 'group', 'aria-label': 'Won', tabindex: '-1', hidden: '' },
      this.text,
      ...(buttons ?? []),
    );
  }

  show(won: boolean, moves: number): void {
    this.text.textContent = this.wonText ?? `${wonText(moves)}.`;
    this.element.hidden = !won;
  }
}
