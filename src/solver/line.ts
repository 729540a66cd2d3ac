/** The steps of a search as moves of the ordinary model, each of them played by the rules. */
import type { Card } from '../core/card.js';
import { ACE, KING, printCard, rankOf } from '../core/card.js';
import { topOf } from '../core/pile.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { printLayout } from '../games/klondike/model/layout-text.js';
import type { Carry, Move } from '../games/klondike/model/play.js';
import { play } from '../games/klondike/model/play.js';
import { refuseLay } from '../games/klondike/model/refuse.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { PileId } from '../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../games/klondike/words/piles.js';
import { cardAt } from './card-index.js';
import { BACK, UNCOVER, UP_FROM_STOCK, UP_FROM_TABLEAU, cardOfStep, kindOf } from './steps.js';

/** Where cards lie that are not up. */
const REST: readonly PileId[] = ['stock', 'waste', ...TABLEAU];

const ALL: readonly PileId[] = [...REST, ...FOUNDATIONS];

/**
 * The moves that the steps stand for and then, if the game is not won yet, those of the rest, which plays itself.
 * @throws Error if the rules refuse one: then the search was wrong
 */
export function movesOf(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const line = new Line(rules, layout);
  line.makeAll(steps);
  line.finish();
  return line.moves;
}

/** The moves that the steps stand for, and no more. @throws Error as `movesOf` */
export function movesOfSteps(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const line = new Line(rules, layout);
  line.makeAll(steps);
  return line.moves;
}

class Line {
  readonly moves: Move[] = [];
  private now: Layout;

  constructor(
    private readonly rules: Rules,
    private readonly start: Layout,
  ) {
    this.now = start;
  }

  get isWon(): boolean {
    return this.rules.isWon(this.now);
  }

  makeAll(steps: readonly number[]): void {
    for (const step of steps) {
      if (this.isWon) break;
      this.make(kindOf(step), cardAt(cardOfStep(step)));
    }
  }

  private make(kind: number, card: Card): void {
    switch (kind) {
      case UNCOVER:
        return this.carry(card, TABLEAU);
      case UP_FROM_TABLEAU:
        this.free(card);
        return this.carry(card, FOUNDATIONS);
      case UP_FROM_STOCK:
        this.drawTo(card);
        return this.carry(card, FOUNDATIONS);
      case BACK:
        return this.carry(card, TABLEAU);
      default:
        this.drawTo(card);
        return this.carry(card, TABLEAU);
    }
  }

  /** Puts up the rest, lowest rank first. Nothing may lie face down, and each card of the stock be within reach. */
  finish(): void {
    for (let rank = ACE; !this.isWon;) {
      const card = this.firstOf(rank);
      if (card !== undefined) this.putUp(card);
      else if (++rank > KING) throw this.fault('nothing is left to put up');
    }
  }

  private firstOf(rank: number): Card | undefined {
    for (const id of REST) {
      for (const card of this.now[id].cards) if (rankOf(card) === rank) return card;
    }
    return undefined;
  }

  private putUp(card: Card): void {
    const { from } = this.placeOf(card);
    if (from === 'stock' || from === 'waste') this.drawTo(card);
    this.carry(card, FOUNDATIONS);
  }

  /** Clicks the stock until the card is in play. */
  private drawTo(card: Card): void {
    const { inPlay } = this.rules;
    const most = 2 * (this.now.stock.cards.length + this.now.waste.cards.length + 2);
    for (let click = 0; topOf(this.now[inPlay]) !== card; click++) {
      if (click > most) throw this.fault(`no click brings ${printCard(card)}`);
      this.play('stock');
    }
  }

  /** Moves what lies on the card to the card's twin, so that it can go up alone. */
  private free(card: Card): void {
    const { from, count } = this.placeOf(card);
    if (count === 1) return;
    const onIt = this.now[from].cards.at(1 - count);
    if (onIt !== undefined) this.carry(onIt, TABLEAU);
  }

  /** Carries the card, with all cards on it, to the first of the piles that takes it. */
  private carry(card: Card, piles: readonly PileId[]): void {
    const { from, count } = this.placeOf(card);
    for (const to of piles) {
      if (to === from || refuseLay(this.rules, this.now[to], { bottom: card, count, to }) !== undefined)
        continue;
      return this.play({ from, count, to });
    }
    throw this.fault(`${printCard(card)} can go nowhere`);
  }

  private placeOf(card: Card): Omit<Carry, 'to'> {
    for (const from of ALL) {
      const { cards } = this.now[from];
      const at = cards.indexOf(card);
      if (at >= 0) return { from, count: cards.length - at };
    }
    throw this.fault(`${printCard(card)} is lost`);
  }

  private play(move: Move): void {
    const outcome = play(this.rules, this.now, move);
    if (!outcome.ok) throw this.fault(`${JSON.stringify(move)} is refused: ${outcome.why}`);
    this.moves.push(move);
    this.now = outcome.next;
  }

  private fault(what: string): Error {
    return new Error(`solver: ${what}, after ${this.moves.length} moves from ${printLayout(this.start)}`);
  }
}
