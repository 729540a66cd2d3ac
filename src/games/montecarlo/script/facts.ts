/** Compares the facts of a Monte Carlo script with what a view shows. */
import type { Card } from '../../../core/card.js';
import type { Cell } from '../words/cell.js';
import type { Frame } from '../contract/frame.js';
import { printCell } from '../words/cell.js';
import type { Fact } from '../contract/frame-text.js';
import { printCellCard } from '../words/rows.js';
import type { Row } from '../../../scripts/running/step.js';
import { row } from '../../../scripts/running/step.js';

export function rowOf(fact: Fact, frame: Frame): Row {
  switch (fact.fact) {
    case 'row':
      return row(`r${fact.row + 1}`, printCards(fact.cards), printCards(frame.rows[fact.row]));
    case 'cell': {
      const { row: top, column } = fact.cell;
      return row(printCell(fact.cell), printCard(fact.card), printCard(frame.rows[top]?.[column]));
    }
    case 'left':
      return row('left', String(fact.cards), String(frame.cardsLeft));
    case 'score':
      return row('score', String(fact.cards), String(frame.score));
    case 'game':
      return row('game', String(fact.game), String(frame.game ?? 'none'));
    case 'highlighted':
      return row('highlighted', printCells(fact.cells), printCells(frame.highlighted));
    case 'won':
      return sign('won', frame.won);
    case 'beeped':
      return sign('beeped', frame.beeped);
    case 'help':
      return sign('help', frame.help !== undefined);
    case 'hinted':
      return sign('hinted', frame.consolidateHinted);
  }
}

const sign = (name: string, isSo: boolean): Row => row(name, name, isSo ? name : `not ${name}`);

const printCard = (card: Card | undefined): string =>
  card === undefined ? 'no such cell' : printCellCard(card);

const printCards = (cards: readonly Card[] | undefined): string =>
  cards === undefined ? 'no such row' : cards.map(printCard).join(' ');

/** Each cell once, in row-major order: the order in which highlighted cells were told does not matter. */
function printCells(cells: readonly Cell[]): string {
  const inOrder = [...cells].sort((one, other) => one.row - other.row || one.column - other.column);
  return [...new Set(inOrder.map(printCell))].join(' ') || 'no cells';
}
