/** The buttons over the table, the number of moves and the deal's name. One stop for the Tab key. */
import { button, make, setAttribute, setText } from '../dom.js';
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

/** Invariant: one of its buttons, and one alone, can be reached with the Tab key. */
export class Toolbar {
  readonly element: HTMLElement;
  /** Keeps the focus when there is no more to undo: on the next button the next press would deal a new game. */
  private readonly undo: HTMLButtonElement | undefined;
  private readonly moves = make('span', { class: 'moves' });
  private readonly deal: HTMLButtonElement | undefined;
  private named: string | undefined;
  private hasRoom = true;
  /** Where the Tab key stops. */
  private stop: EventTarget | null = null;

  constructor(private readonly actions: ToolbarActions) {
    this.undo = actions.undo && button('Undo', actions.undo);
    this.deal = actions.deal && button('', actions.deal, { class: 'deal' });
    this.element = make(
      'div',
      { class: 'toolbar', role: 'toolbar', 'aria-label': 'Game' },
      button('New game', actions.newGame),
      ...(this.undo ? [this.undo] : []),
      ...(actions.draw ? [button('Draw', actions.draw)] : []),
      this.moves,
      ...(this.deal ? [this.deal] : []),
      button('Menu', actions.menu, { class: 'menu', 'aria-haspopup': 'dialog' }),
    );
    this.element.addEventListener('keydown', (event) => this.step(event));
    this.element.addEventListener('focusin', ({ target }) => this.setStop(target));
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
    if (this.deal !== undefined) {
      const isFocused = this.deal.matches(':focus');
      this.deal.hidden = this.named === undefined || !this.hasRoom;
      setText(this.deal, this.named ?? '');
      if (!this.actions.isDealKept) setAttribute(this.deal, 'aria-label', `Deal ${this.named ?? ''}`);
      if (isFocused && this.deal.hidden) this.buttons.at(-1)?.focus();
    }
    this.setStop(this.stop);
  }

  private get buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll('button')].filter((one) => !one.hidden);
  }

  private step(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    const { buttons } = this;
    const at = buttons.findIndex((one) => one === event.target);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
    event.stopPropagation();
    event.preventDefault();
  }

  private setStop(target: EventTarget | null): void {
    const { buttons } = this;
    this.stop = buttons.find((one) => one === target) ?? buttons[0] ?? null;
    for (const one of buttons) setAttribute(one, 'tabindex', one === this.stop ? '0' : '-1');
  }
}
