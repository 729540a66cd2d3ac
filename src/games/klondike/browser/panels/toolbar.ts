/** The buttons over the table, the number of moves and the deal's name. */
import { barOf } from '../../../../core/commands.js';
import { dealTitle } from '../../../../core/text/deal-title.js';
import type { Attributes } from '../../../../browser/dom.js';
import { make, setAttribute, setText } from '../../../../browser/dom.js';
import type { CommandName } from '../input/keys.js';
import type { Naming } from '../input/offered.js';
import { namedBy } from '../input/offered.js';
import { Bar } from '../../../../browser/parts/bar.js';
import { commandButton } from '../../../../browser/parts/commands.js';

/** In CSS pixels. In a view no wider than this there is no room for the deal's name; the menu leads to it. */
const NARROW = 560;

/** The buttons left of the number of moves. The others stand right of it. */
const LEFT: readonly CommandName[] = ['newGame', 'undo', 'clickStock'];

/** The attributes of some buttons, besides those that every button has. */
const ATTRIBUTES: Readonly<Partial<Record<CommandName, Attributes>>> = {
  deal: { class: 'deal' },
  menu: { class: 'menu', 'aria-haspopup': 'dialog' },
};

export class Toolbar {
  private readonly bar: Bar;
  /**
   * Undo keeps the focus when nothing is left to undo. On the next button another press would deal a new
   * game.
   */
  private readonly buttons: ReadonlyMap<CommandName, HTMLButtonElement>;
  private readonly moves = make('span', { class: 'moves' });
  /** Does the deal always have room? */
  private readonly isDealKept: boolean;
  private named: string | undefined;
  private hasRoom = true;

  constructor(
    private readonly naming: Naming,
    run: (name: CommandName) => void,
  ) {
    const { options, strings } = naming;
    this.isDealKept = options.ownDeals !== undefined;
    const commands = barOf(namedBy(naming), 'browser').filter(
      // A press on the stock draws, unless the stock's top card is in play: then there is a button.
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
    this.bar = new Bar(strings.browser.toolbar, [...of(true), this.moves, ...of(false)]);
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** Shows the number of moves, the score and the deal in play. */
  show(moves: number): void {
    const { options, strings } = this.naming;
    const deal = options.deal?.();
    const score = options.assistant?.score?.();
    const figures = [strings.core.moves(moves), ...(score ? [strings.klondike.score(score)] : [])];
    setText(this.moves, figures.join(' · '));
    const undo = this.buttons.get('undo');
    if (undo) setAttribute(undo, 'aria-disabled', String(moves === 0));
    this.named = options.ownDeals ? options.ownDeals.label() : deal && dealTitle(deal, strings.core);
    this.showDeal();
  }

  /**
   * Shows the deal's name only if there is room for it.
   * @param width the width of the view, in CSS pixels
   */
  fit(width: number): void {
    this.hasRoom = this.isDealKept || width > NARROW;
    this.showDeal();
  }

  private showDeal(): void {
    const deal = this.buttons.get('deal');
    if (deal === undefined) return;
    setText(deal, this.named ?? '');
    if (!this.isDealKept)
      setAttribute(deal, 'aria-label', this.naming.strings.klondikeBrowser.dealButton(this.named ?? ''));
    this.bar.toggle(deal, this.named !== undefined && this.hasRoom);
  }
}

/** The buttons shown after a win. */
export const wonButtons = (naming: Naming, run: (name: CommandName) => void): HTMLElement[] =>
  barOf(namedBy(naming), 'browser')
    .filter(({ name }) => name === 'newGame' || name === 'undo')
    .map((command) => commandButton(command, () => run(command.name)));
