/** What was probably meant by arguments that a view refuses. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { SHOWN } from '../../games/klondike/contract/view.js';
import { isShownCard } from '../../games/klondike/contract/checked-numbers.js';

type ShowCards = (index: number, cards: readonly Card[]) => void;

/** What is not a card lies face down; of too many cards the topmost are meant, but not those that fill up an array. */
export function mendedCards(told: unknown, pile: keyof typeof SHOWN): readonly Card[] {
  if (!Array.isArray(told)) return [];
  const cards = told.map(mendedCard);
  const most = SHOWN[pile];
  if (cards.length <= most) return cards;
  if (pile === 'tableau') while (cards.at(-1) === HIDDEN) cards.pop();
  return cards.slice(-most);
}

function mendedCard(told: unknown): Card {
  const card = typeof told === 'string' && told !== '' ? Number(told) : told;
  return isShownCard(card) ? card : HIDDEN;
}

/** The number in what was told; without one the number before. */
export function mendedMoves(told: unknown, before: number): number {
  const number = typeof told === 'string' ? Number.parseInt(told) : told;
  return typeof number === 'number' && Number.isFinite(number) ? Math.abs(Math.trunc(number)) : before;
}

/** Other numbers than the constants that piles are often told by: from 1, or after those of the piles before. */
const SHIFTS = [0, 1, 4, 7];

/** The numbers that a handler gives piles, as far as they can be made out. */
export class Numbering {
  private shift = 0;
  private told: (readonly [index: number, cards: readonly Card[]])[] = [];

  get isUsual(): boolean {
    return this.shift === 0;
  }

  constructor(private readonly piles: number) {}

  /** To be called before an event. */
  forget(): void {
    this.told.length = 0;
  }

  /** Told by its usual number, and shown. */
  note(index: number, cards: readonly Card[]): void {
    this.told.push([index, cards]);
  }

  /** Shows the pile; if its number shows that all were meant otherwise, those of this event again. */
  tell(index: number, cards: readonly Card[], show: ShowCards): void {
    this.told.push([index, cards]);
    const shift = this.shiftOf(index);
    if (shift === undefined) return;
    if (shift === this.shift) return this.show(index, cards, show);
    this.shift = shift;
    for (const [told, shown] of this.told) this.show(told, shown, show);
  }

  private show(index: number, cards: readonly Card[], show: ShowCards): void {
    if (this.isPile(index - this.shift)) show(index - this.shift, cards);
  }

  private shiftOf(index: number): number | undefined {
    if (this.isPile(index - this.shift)) return this.shift;
    return SHIFTS.find((shift) => this.told.every(([told]) => this.isPile(told - shift)));
  }

  private isPile(index: number): boolean {
    return Number.isInteger(index) && index >= 0 && index < this.piles;
  }
}
