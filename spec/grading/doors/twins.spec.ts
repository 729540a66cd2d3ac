/** Tests our table and the table of a submission side by side. */
import { expect, test } from '@jest/globals';
import { newDeck } from '../../../src/core/deck.js';
import { dealt } from '../../../src/games/klondike/model/deals.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { PortTable, DoorState } from '../../../src/grading/doors/drive.js';
import { SubmissionError } from '../../../src/grading/doors/port/object-port.js';
import { TwinTables } from '../../../src/grading/doors/twins.js';

const LAYOUT = dealt(ULG, newDeck());
const NOTHING_LAID = { ...LAYOUT, stock: { cards: [], faceDown: 0 } };

/** A table that lays out the given cards, or does something else. */
class Table implements PortTable<never, DoorState> {
  private laid: Layout = NOTHING_LAID;

  constructor(private readonly layAnother: (layout: Layout) => Layout = (layout) => layout) {}

  lay(layout: Layout): void {
    this.laid = this.layAnother(layout);
  }

  read(): DoorState {
    return { layout: this.laid };
  }

  make(): string {
    return '';
  }
}

/** Lays out both tables and returns the remark on their differences. */
function remarkOn(theirs: Table): string {
  const placesOf = ({ layout }: DoorState): Record<string, string> => ({
    stock: layout.stock.cards.length === 0 ? '' : `${layout.stock.cards.length} cards`,
  });
  return new TwinTables<never, DoorState>({ placesOf, facets: [] }, { ours: new Table(), theirs }).lay(
    LAYOUT,
  );
}

test('a table with the right cards gets no remark', () => {
  expect(remarkOn(new Table())).toBe('');
});

test('a table with different cards gets a remark about the first difference', () => {
  expect(remarkOn(new Table(() => NOTHING_LAID))).toBe('stock has nothing instead of 24 cards');
});

test('a table that throws gets only a remark about the exception', () => {
  const throwing = new Table(() => {
    throw new SubmissionError('TypeError', 'no deck');
  });
  expect(remarkOn(throwing)).toBe('throws TypeError (no deck)');
});
