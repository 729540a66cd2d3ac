/** Compares the facts of a script with what a view shows. */
import type { Card } from '../../../core/card.js';
import { printCard } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import type { Fact } from '../contract/frame-text.js';
import { cardsShown } from '../contract/frame.js';
import type { Row } from '../../../scripts/running/step.js';
import { row } from '../../../scripts/running/step.js';

export function rowOf(fact: Fact, frame: Frame): Row {
  switch (fact.fact) {
    case 'stock':
      return row('stock', fullness(fact.empty), fullness(frame.stockEmpty));
    case 'moves':
      return row('moves', String(fact.moves), String(frame.moves));
    case 'won':
      return row('won', WON, wonText(frame));
    case 'not won':
      return row('won', NOT_WON, wonText(frame));
    case 'pile':
      return row(fact.pile, printCards(fact.cards), printCards(cardsShown(frame, fact.pile)));
  }
}

const WON = 'won';
const NOT_WON = 'not won';

const wonText = ({ won }: Frame): string => (won ? WON : NOT_WON);

const fullness = (empty: boolean): string => (empty ? 'empty' : 'full');

/** The text of an empty pile. */
export const NO_CARDS = 'no cards';

const printCards = (cards: readonly Card[]): string => cards.map(printCard).join(' ') || NO_CARDS;
