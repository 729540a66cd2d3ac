/** Judges each event by the rules of Stairs, keeps the history and updates the view. */
import { NO_CARD } from '../../src/core/card.js';
import { History } from '../../src/core/history.js';
import { secureNumber } from '../../src/core/random.js';
import type { ControllerOf } from '../../src/scripts/running/stage.js';
import type { StairsView } from './contract.js';
import type { Deal } from './deals.js';
import { javaDeal } from './deals.js';
import type { Layout, Move, Refusal } from './rules.js';
import { dealt, play, refuse } from './rules.js';
import type { Stairs } from './script.js';

export interface StairsOptions {
  readonly name?: string | undefined;
  readonly onRefusal?: ((why: Refusal) => void) | undefined;
}

export class StairsController implements ControllerOf<Stairs> {
  private view: StairsView | undefined;
  private upcoming: Deal | undefined;
  private current: Deal | undefined;
  private history: History<Layout> | undefined;

  constructor(private readonly options: StairsOptions = {}) {}

  get deal(): string | undefined {
    return this.current?.name;
  }

  get canRedo(): boolean {
    return this.history?.canRedo === true;
  }

  get moves(): number {
    return this.history?.moves ?? 0;
  }

  /** The number of cards left in the deck. */
  get left(): number {
    return this.history?.now.deck.length ?? 0;
  }

  get isWon(): boolean {
    return this.history?.now.deck.length === 0;
  }

  attach(view: StairsView): void {
    this.view = view;
    if (this.history !== undefined) this.show(this.history.now);
  }

  nextDeal(deal: Deal): void {
    this.upcoming = deal;
  }

  newGame(): void {
    this.current = this.upcoming ?? javaDeal(BigInt(secureNumber()));
    this.upcoming = undefined;
    this.history = new History(dealt(this.current.deck));
    this.show(this.history.now);
  }

  take(): void {
    this.move('take');
  }

  skip(): void {
    this.move('skip');
  }

  undo(): void {
    this.step((history) => (history.undo() ? undefined : 'nothing-to-undo'));
  }

  redo(): void {
    this.step((history) => (history.redo() ? undefined : 'nothing-to-redo'));
  }

  getName(): string {
    return this.options.name ?? 'klondike-kit';
  }

  private move(move: Move): void {
    this.step((history) => {
      const why = refuse(history.now, move);
      if (why === undefined) history.push(play(history.now, move));
      return why;
    });
  }

  private step(go: (history: History<Layout>) => Refusal | undefined): void {
    const { history } = this;
    const why = history === undefined ? 'not-dealt' : go(history);
    if (why !== undefined) this.options.onRefusal?.(why);
    else if (history !== undefined) this.show(history.now);
  }

  private show({ pile, deck }: Layout): void {
    this.view?.show(pile.at(-1) ?? NO_CARD, deck.at(-1) ?? NO_CARD, deck.length);
    if (deck.length === 0) this.view?.win();
    this.view?.refreshWindow();
  }
}
