/** Lines: turns a search's steps into moves of the model, and measures the length of a line. */
import type { Card } from '../core/card.js';
import { ACE, KING, printCard, rankOf } from '../core/card.js';
import { checkGiven } from '../core/given.js';
import { topOf } from '../core/pile.js';
import { checkPosition } from '../games/klondike/model/check-rules.js';
import { printLayout } from '../games/klondike/model/layout-text.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Move } from '../games/klondike/model/play.js';
import type { CardMove, PileId } from '../games/klondike/words/piles.js';
import { play } from '../games/klondike/model/play.js';
import { refuseLay } from '../games/klondike/model/refuse.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../games/klondike/words/piles.js';
import { cardAt } from './card-index.js';
import { BACK, UNCOVER, UP_FROM_STOCK, UP_FROM_TABLEAU, cardOfStep, kindOf } from './steps.js';

/** The piles whose cards are not yet on the foundations. */
const UNFINISHED_PILES: readonly PileId[] = ['stock', 'waste', ...TABLEAU];

/**
 * The moves for these steps. If the game is not won by then, adds the moves that finish it.
 * @throws Error if the rules refuse a move, which is a bug in the search
 */
export function movesOf(rules: Rules, layout: Layout, steps: readonly number[]): Move[] {
  const line = lineOf(rules, layout, steps);
  finish(line);
  return line.moves;
}

/** The moves for these steps only. @throws Error as `movesOf` */
export const movesOfSteps = (rules: Rules, layout: Layout, steps: readonly number[]): Move[] =>
  lineOf(rules, layout, steps).moves;

function lineOf(rules: Rules, layout: Layout, steps: readonly number[]): LineBuilder {
  const line = new LineBuilder(rules, layout);
  for (const step of steps) {
    if (line.isWon) break;
    make(line, kindOf(step), cardAt(cardOfStep(step)));
  }
  return line;
}

function make(line: LineBuilder, kind: number, card: Card): void {
  if (kind === UP_FROM_TABLEAU) clearTop(line, card);
  else if (kind !== UNCOVER && kind !== BACK) line.drawTo(card);
  line.carry(card, kind === UP_FROM_TABLEAU || kind === UP_FROM_STOCK ? FOUNDATIONS : TABLEAU);
}

/** Moves the cards on top of this card to its twin, so that it can go up alone. */
function clearTop(line: LineBuilder, card: Card): void {
  const { from, count } = line.placeOf(card);
  const onIt = count === 1 ? undefined : line.now[from].cards.at(1 - count);
  if (onIt !== undefined) line.carry(onIt, TABLEAU);
}

/**
 * Moves all the remaining cards up, lowest rank first. No card may be face down, and all stock cards must be reachable.
 */
function finish(line: LineBuilder): void {
  for (let rank = ACE; !line.isWon;) {
    const card = firstOf(line.now, rank);
    if (card !== undefined) putUp(line, card);
    else if (++rank > KING) throw line.fault('no card is left to move up');
  }
}

function firstOf(layout: Layout, rank: number): Card | undefined {
  for (const id of UNFINISHED_PILES) {
    for (const card of layout[id].cards) if (rankOf(card) === rank) return card;
  }
  return undefined;
}

function putUp(line: LineBuilder, card: Card): void {
  const { from } = line.placeOf(card);
  if (from === 'stock' || from === 'waste') line.drawTo(card);
  line.carry(card, FOUNDATIONS);
}

/**
 * Turns a search's steps into a line and plays each move by the rules. All methods throw an `Error` if the rules refuse
 * a move, which is a bug in the search.
 */
export class LineBuilder {
  readonly moves: Move[] = [];
  private layout: Layout;
  /** The pile of each card. Cards in the waste count as if they were in the stock. */
  private readonly piles: PileId[] = [];

  constructor(
    readonly rules: Rules,
    private readonly start: Layout,
  ) {
    this.layout = start;
    for (const pile of PILES)
      for (const card of start[pile].cards) this.piles[card] = pile === 'waste' ? 'stock' : pile;
  }

  /** The layout after all moves so far. */
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
      if (click > most) throw this.fault(`no click brings ${printCard(card)} into play`);
      this.play('stock');
    }
  }

  /** Moves the card, with all cards on it, to the first of the piles that accepts it. */
  carry(card: Card, piles: readonly PileId[]): void {
    const { from, count } = this.placeOf(card);
    const to = piles.find(
      (id) =>
        id !== from && refuseLay(this.rules, this.layout[id], { bottom: card, count, to: id }) === undefined,
    );
    if (to === undefined) throw this.fault(`${printCard(card)} can't go anywhere`);
    this.play({ from, count, to });
  }

  /** The card's pile, and the number of cards from this card to the top. */
  placeOf(card: Card): Omit<CardMove, 'to'> {
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

/** The layout after a move. @throws Error if the rules refuse it, which is a bug in the search */
export function played(rules: Rules, layout: Layout, move: Move): Layout {
  const outcome = play(rules, layout, move);
  if (!outcome.ok) throw new Error(`solver: ${JSON.stringify(move)} is refused: ${outcome.why}`);
  return outcome.next;
}

/** The cost of a move in this layout: 0 or 1. */
export const costOf = (rules: Rules, { stock }: Layout, move: Move): number =>
  move === 'stock' && stock.cards.length === 0 && !rules.recycleDraws ? 0 : 1;

/**
 * The length of a line, counted as in published minimal lengths: each draw counts as one move, and so does moving cards
 * from pile to pile. A recycle costs nothing unless the same click also draws.
 * @throws RangeError if the rules refuse one of the moves
 */
export function lineLength(rules: Rules, layout: Layout, moves: readonly Move[]): number {
  checkPosition(rules, layout);
  checkGiven('moves', moves, 'an array');
  let length = 0;
  let now = layout;
  for (const move of moves) {
    length += costOf(rules, now, move);
    const outcome = play(rules, now, move);
    if (!outcome.ok) throw new RangeError(`${JSON.stringify(move)} is refused: ${outcome.why}`);
    now = outcome.next;
  }
  return length;
}

/** Do the rules refuse one of these moves? */
export function isRefused(rules: Rules, layout: Layout, moves: readonly Move[]): boolean {
  let now = layout;
  return moves.some((move) => {
    const outcome = play(rules, now, move);
    if (outcome.ok) now = outcome.next;
    return !outcome.ok;
  });
}
