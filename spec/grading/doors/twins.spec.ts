/** Two tables beside each other: ours, and that of a submission. */
import { expect, test } from '@jest/globals';
import { newDeck } from '../../../src/core/deck.js';
import { dealt } from '../../../src/games/klondike/model/deal.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { DoorTable, Standing } from '../../../src/grading/doors/drive.js';
import { Thrown } from '../../../src/grading/doors/port/object-port.js';
import { Twins } from '../../../src/grading/doors/twins.js';

const LAYOUT = dealt(ULG, newDeck());
const NOTHING_LAID = { ...LAYOUT, stock: { cards: [], faceDown: 0 } };

/** A table that lays what it is given, or does something else. */
class Table implements DoorTable<never, Standing> {
  private laid: Layout = NOTHING_LAID;

  constructor(private readonly layAnother: (layout: Layout) => Layout = (layout) => layout) {}

  lay(layout: Layout): void {
    this.laid = this.layAnother(layout);
  }

  read(): Standing {
    return { layout: this.laid };
  }

  make(): string {
    return '';
  }
}

/** What is said when both tables are laid. */
function saidOf(theirs: Table): string {
  const placesOf = ({ layout }: Standing): Record<string, string> => ({
    stock: layout.stock.cards.length === 0 ? '' : `${layout.stock.cards.length} cards`,
  });
  return new Twins<never, Standing>({ placesOf, facets: [] }, { ours: new Table(), theirs }).lay(LAYOUT);
}

test('of a table that stands as it should, nothing is said', () => {
  expect(saidOf(new Table())).toBe('');
});

test('of another one it is said where it differs first', () => {
  expect(saidOf(new Table(() => NOTHING_LAID))).toBe('stock has nothing instead of 24 cards');
});

test('of one that throws when it is laid it is said what it throws, and not how it stands', () => {
  const throwing = new Table(() => {
    throw new Thrown('TypeError', 'no deck');
  });
  expect(saidOf(throwing)).toBe('throws TypeError (no deck)');
});
