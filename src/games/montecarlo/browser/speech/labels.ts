/** What a screen reader calls a cell. */
import type { Card } from '../../../../core/card.js';
import { NO_CARD } from '../../../../core/card.js';
import type { Cell } from '../../words/cell.js';
import { cardName } from '../../../../browser/names.js';

/** `five of spades, row 1, column 3` */
export const cellLabel = (card: Card, cell: Cell): string =>
  `${card === NO_CARD ? 'empty' : cardName(card)}, ${placeName(cell)}`;

/** `row 1, column 3` */
const placeName = ({ row, column }: Cell): string => `row ${row + 1}, column ${column + 1}`;
