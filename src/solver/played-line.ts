/** A line as it is made from the steps of a search, each move played by the rules. */
import type { Card } from '../core/card.js';
import { printCard } from '../core/card.js';
import { topOf } from '../core/pile.js';
import { printLayout } from '../games/klondike/model/layout-text.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Carry, Move } from '../games/klondike/model/play.js';
import { play } from '../games/klondike/model/play.js';
import { refuseLay } from '../games/klondike/model/refuse.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { PileId } from '../games/klondike/words/piles.js';
import { PILES } from '../games/klondike/words/piles.js';

/** All of its methods throw an `Error` if the rules refuse a move: then the search was wrong. */
export class PlayedLine {
  readonly moves: Move[] = [];
  private layout: Layout;
  /** Where each card lies; those of the waste, too, are told to be in the stock. */
  private readonly piles: PileId[] = [];

  constructor(
    readonly rules: Rules,
    private readonly start: Layout,
  ) {
    this.layout = start;
    for (const pile of PILES)
      for (const card of start[pile].cards) this.piles[card] = pile === 'waste' ? 'stock' : pile;
  }

  /** After all moves so far. */
  get now(): Layout {
    return this.layout;
  }

  get isWon(): boolean {
    return this.rules.isWon(this.layout);
  }

  /** Clicks the stock until the card is in play. */
  drawTo(card: Card): void {
    const { stock, waste } = this.layout;
    const most = 2 * (stock.cards.length + waste.cards.length + 2);
    for (let click = 0; topOf(this.layout[this.rules.inPlay]) !== card; click++) {
      if (click > most) throw this.fault(`no click brings ${printCard(card)}`);
      this.play('stock');
    }
  }

  /** Carries the card, with all cards on it, to the first of the piles that takes it. */
  carry(card: Card, piles: readonly PileId[]): void {
    const { from, count } = this.placeOf(card);
    const to = piles.find(
      (id) =>
        id !== from && refuseLay(this.rules, this.layout[id], { bottom: card, count, to: id }) === undefined,
    );
    if (to === undefined) throw this.fault(`${printCard(card)} can go nowhere`);
    this.play({ from, count, to });
  }

  /** Where the card lies, and how many cards from there to the top. */
  placeOf(card: Card): Omit<Carry, 'to'> {
    const pile = this.piles[card] ?? 'stock';
    const isInWaste = pile === 'stock' && this.layout.waste.cards.includes(card);
    const from = isInWaste ? 'waste' : pile;
    const { cards } = this.layout[from];
    const at = cards.lastIndexOf(card);
    if (at < 0) throw this.fault(`${printCard(card)} is lost`);
    return { from, count: cards.length - at };
  }

  fault(what: string): Error {
    return new Error(`solver: ${what}, after ${this.moves.length} moves from ${printLayout(this.start)}`);
  }

  private play(move: Move): void {
    const outcome = play(this.rules, this.layout, move);
    if (!outcome.ok) throw this.fault(`${JSON.stringify(move)} is refused: ${outcome.why}`);
    this.moves.push(move);
    this.layout = outcome.next;
    if (move === 'stock') return;
    const { cards } = outcome.next[move.to];
    for (let at = cards.length - move.count; at < cards.length; at++) this.piles[cards[at] ?? 0] = move.to;
  }
}
