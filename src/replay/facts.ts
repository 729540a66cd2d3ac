/** Facts of a script held against what a view shows. */
import { printCard } from '../core/card.js';
import type { Frame } from '../klondike/contract/frame.js';
import { cardsShown } from '../klondike/notation/frame.js';
import type { ScriptFact } from './script.js';

/** One thing expected and what was seen of it, as text. */
export interface Row {
  readonly name: string;
  readonly expected: string;
  readonly seen: string;
  readonly holds: boolean;
}

/** What there is to see after an event. */
export interface Sight {
  readonly frame: Frame;
  /** How often the event refreshed the view. */
  readonly refreshes: number;
}

export function rowOf(fact: ScriptFact, { frame, refreshes }: Sight): Row {
  switch (fact.fact) {
    case 'stock':
      return row('stock', fullness(fact.empty), fullness(frame.stockEmpty));
    case 'moves':
      return row('moves', String(fact.moves), String(frame.moves));
    case 'won':
      return row('won', 'won', frame.won ? 'won' : 'not won');
    case 'pile':
      return row(fact.pile, printCards(fact.cards), printCards(cardsShown(frame, fact.pile)));
    case 'refreshed':
      return row('refreshed', String(fact.times), String(refreshes));
  }
}

export const row = (name: string, expected: string, seen: string): Row => ({
  name,
  expected,
  seen,
  holds: expected === seen,
});

const fullness = (empty: boolean): string => (empty ? 'empty' : 'full');

const printCards = (cards: readonly number[]): string => cards.map(printCard).join(' ') || 'no cards';
