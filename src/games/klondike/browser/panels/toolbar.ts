/** The buttons over the table, the number of moves and the deal's name. */
import { barOf } from '../../../../core/commands.js';
import type { Attributes } from '../../../../browser/dom.js';
import { make, setAttribute, setText } from '../../../../browser/dom.js';
import type { CommandName } from '../input/keys.js';
import { offeredBy } from '../input/offered.js';
import type { BrowserOptions } from '../options.js';
import { Bar } from '../../../../browser/parts/bar.js';
import { commandButton } from '../../../../browser/parts/commands.js';
import { count } from '../../../../browser/names.js';

/** In CSS pixels: up to this width there is no room for the deal's name; the menu leads to it. */
const NARROW = 560;

/** The rest stands right of the number of moves. */
const LEFT: readonly CommandName[] = ['newGame', 'undo', 'clickStock'];

/** Beyond what every button has. */
const ATTRIBUTES: Readonly<Partial<Record<CommandName, Attributes>>> = {
  deal: { class: 'deal' },
  menu: { class: 'menu', 'aria-haspopup': 'dialog' },
};

export class Toolbar {
  private readonly bar: Bar;
  /** Undo keeps the focus when there is no more to undo: on the next button the next press would deal a new game. */
  private readonly buttons: ReadonlyMap<CommandName, HTMLButtonElement>;
  private readonly moves = make('span', { class: 'moves' });
  /** Is there always room for the deal? */
  private readonly isDealKept: boolean;
  private named: string | undefined;
  private hasRoom = true;

  constructor(options: BrowserOptions, run: (name: CommandName) => void) {
    this.isDealKept = options.ownDeals !== undefined;
    const commands = barOf(offeredBy(options), 'browser').filter(
      // A press on the stock draws, unless it picks up the card in play.
      ({ name }) => name !== 'clickStock' || options.stockInPlay !== undefined,
    );
    this.buttons = new Map(
      commands.map((command) => [
        command.name,
        commandButton(command, () => run(command.name), ATTRIBUTES[command.name]),
      ]),
    );
    const of = (isLeft: boolean): HTMLElement[] =>
      [...this.buttons].filter(([name]) => LEFT.includes(name) === isLeft).map(([, one]) => one);
    this.bar = new Bar([...of(true), this.moves, ...of(false)]);
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** @param deal what its button says; undefined where there is none */
  show(moves: number, deal: string | undefined): void {
    setText(this.moves, count(moves, 'move'));
    const undo = this.buttons.get('undo');
    if (undo) setAttribute(undo, 'aria-disabled', String(moves === 0));
    this.named = deal;
    this.showDeal();
  }

  /** @param width of the view, in CSS pixels */
  fit(width: number): void {
    this.hasRoom = this.isDealKept || width > NARROW;
    this.showDeal();
  }

  private showDeal(): void {
    const deal = this.buttons.get('deal');
    if (deal === undefined) return;
    setText(deal, this.named ?? '');
    if (!this.isDealKept) setAttribute(deal, 'aria-label', `Deal ${this.named ?? ''}`);
    this.bar.toggle(deal, this.named !== undefined && this.hasRoom);
  }
}

/** What can be done after a win. */
export const wonButtons = (options: BrowserOptions, run: (name: CommandName) => void): HTMLElement[] =>
  barOf(offeredBy(options), 'browser')
    .filter(({ name }) => name === 'newGame' || name === 'undo')
    .map((command) => commandButton(command, () => run(command.name)));
