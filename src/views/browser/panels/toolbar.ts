/** The buttons over the table, the number of moves and the deal's name. */
import { button, make, setAttribute, setText } from '../dom.js';
import { Bar } from '../parts/bar.js';
import { count } from '../speech/names.js';

export interface ToolbarActions {
  readonly newGame: () => void;
  /** Undefined where no move is taken back. */
  readonly undo: (() => void) | undefined;
  /** Undefined where a press on the stock draws. */
  readonly draw: (() => void) | undefined;
  readonly menu: () => void;
  /** Undefined where the deal is neither told nor taken. */
  readonly deal: (() => void) | undefined;
  /** Is there always room for the deal? */
  readonly isDealKept: boolean;
}

/** In CSS pixels: up to this width there is no room for the deal's name; the menu leads to it. */
const NARROW = 560;

export class Toolbar {
  private readonly bar: Bar;
  /** Keeps the focus when there is no more to undo: on the next button the next press would deal a new game. */
  private readonly undo: HTMLButtonElement | undefined;
  private readonly moves = make('span', { class: 'moves' });
  private readonly deal: HTMLButtonElement | undefined;
  private named: string | undefined;
  private hasRoom = true;

  constructor(private readonly actions: ToolbarActions) {
    this.undo = actions.undo && button('Undo', actions.undo);
    this.deal = actions.deal && button('', actions.deal, { class: 'deal' });
    this.bar = new Bar([
      button('New game', actions.newGame),
      ...(this.undo ? [this.undo] : []),
      ...(actions.draw ? [button('Draw', actions.draw)] : []),
      this.moves,
      ...(this.deal ? [this.deal] : []),
      button('Menu', actions.menu, { class: 'menu', 'aria-haspopup': 'dialog' }),
    ]);
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** @param deal what its button says; undefined where there is none */
  show(moves: number, deal: string | undefined): void {
    setText(this.moves, count(moves, 'move'));
    if (this.undo) setAttribute(this.undo, 'aria-disabled', String(moves === 0));
    this.named = deal;
    this.showDeal();
  }

  /** @param width of the view, in CSS pixels */
  fit(width: number): void {
    this.hasRoom = this.actions.isDealKept || width > NARROW;
    this.showDeal();
  }

  private showDeal(): void {
    if (this.deal === undefined) return;
    setText(this.deal, this.named ?? '');
    if (!this.actions.isDealKept) setAttribute(this.deal, 'aria-label', `Deal ${this.named ?? ''}`);
    this.bar.toggle(this.deal, this.named !== undefined && this.hasRoom);
  }
}
