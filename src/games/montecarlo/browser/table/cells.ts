/**
 * The cells over the cards. They receive clicks and the focus, and screen readers read them. They don't move with the
 * cards, and empty cells stay.
 */
import { NO_CARD } from '../../../../core/card.js';
import type { Cell } from '../../words/cell.js';
import { isSameCell } from '../../words/cell.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import { make, setAttribute, setText } from '../../../../browser/dom.js';
import type { Point } from '../../../../browser/cards/space.js';
import { isHighlighted, isHinted } from '../../views/changes.js';
import type { MonteCarloBrowserSection } from '../strings/english.js';
import type { GridShape } from './geometry.js';

interface CellNode {
  readonly cell: Cell;
  readonly element: HTMLElement;
  readonly name: HTMLElement;
}

/** Invariant: the Tab key reaches exactly one of the cells, if there are any. */
export class Cells {
  readonly element: HTMLElement;
  private nodes: readonly CellNode[] = [];

  constructor(private readonly strings: MonteCarloBrowserSection) {
    this.element = make('div', {
      class: 'cells',
      role: 'grid',
      'aria-label': strings.grid,
      'aria-multiselectable': 'true',
      hidden: '',
    });
  }

  /** Replaces all cells. */
  build({ rows, columns }: GridShape): void {
    this.nodes = Array.from({ length: rows * columns }, (_, index) =>
      cellNode({ row: Math.floor(index / columns), column: index % columns }),
    );
    const lines = Array.from({ length: rows }, (_, row) => {
      const cells = this.nodes.filter(({ cell }) => cell.row === row);
      return make('div', { role: 'row' }, ...cells.map(({ element }) => element));
    });
    this.element.replaceChildren(...lines);
    this.element.hidden = this.nodes.length === 0;
  }

  /** @param places row by row */
  lay(places: readonly Point[]): void {
    this.nodes.forEach(({ element }, index) => {
      const { x, y } = places[index] ?? { x: 0, y: 0 };
      element.style.transform = `translate(${x}px,${y}px)`;
    });
  }

  show(frame: MonteCarloFrame): void {
    for (const { cell, element, name } of this.nodes) {
      const card = frame.rows[cell.row]?.[cell.column] ?? NO_CARD;
      setText(name, this.strings.cell({ ...cell, card }));
      setAttribute(element, 'data-filled', String(card !== NO_CARD));
      if (isHighlighted(frame, cell)) setAttribute(element, 'aria-selected', 'true');
      else element.removeAttribute('aria-selected');
      element.classList.toggle('hinted', isHinted(frame, cell));
    }
  }

  /** Makes this cell the only one that the Tab key reaches. */
  setTabStop(stop: Cell): void {
    for (const { cell, element } of this.nodes)
      setAttribute(element, 'tabindex', isSameCell(cell, stop) ? '0' : '-1');
  }

  elementOf(wanted: Cell): HTMLElement | undefined {
    return this.nodes.find(({ cell }) => isSameCell(cell, wanted))?.element;
  }

  /** The cell to which this element or one of its ancestors belongs. */
  cellOf(element: Element): Cell | undefined {
    return this.nodes.find((node) => node.element.contains(element))?.cell;
  }
}

function cellNode(cell: Cell): CellNode {
  const name = make('span', { class: 'name' });
  return { cell, name, element: make('div', { class: 'cell', role: 'gridcell', tabindex: '-1' }, name) };
}
