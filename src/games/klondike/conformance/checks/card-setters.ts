/** The setters that take cards, each with one pile for its tests. */
import type { Card } from '../../../../core/card.js';
import { SHOWN } from '../../contract/view.js';
import type { ViewCall } from '../../views/view-call.js';
import type { FoundationIndex, TableauIndex } from '../../words/piles.js';

export interface CardSetter {
  readonly setter: 'wasteCards' | 'foundationCards' | 'tableauCards';
  /** The pile's line in a frame. */
  readonly key: string;
  readonly most: number;
  /** Some tests pass invalid card numbers. */
  readonly tell: (cards: readonly number[]) => ViewCall;
}

export const CARD_SETTERS: readonly CardSetter[] = [
  {
    setter: 'wasteCards',
    key: 'waste',
    most: SHOWN.waste,
    tell: (cards) => ({ call: 'wasteCards', args: [cards as readonly Card[]] }),
  },
  { setter: 'foundationCards', key: 'f2', most: SHOWN.foundation, tell: (cards) => foundation(1, cards) },
  { setter: 'tableauCards', key: 't3', most: SHOWN.tableau, tell: (cards) => tableau(2, cards) },
];

export const foundation = (index: number, cards: readonly number[]): ViewCall => ({
  call: 'foundationCards',
  args: [index as FoundationIndex, cards as readonly Card[]],
});

export const tableau = (index: number, cards: readonly number[]): ViewCall => ({
  call: 'tableauCards',
  args: [index as TableauIndex, cards as readonly Card[]],
});
