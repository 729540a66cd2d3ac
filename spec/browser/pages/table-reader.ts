/** Reads a table as a player would: its visible cards and their places. */
import type { Frame, PileId } from 'klondike-kit';
import { PILES, printCard, printFrame } from 'klondike-kit';
import type { Point } from './points.js';
import { centreOf, pointOn } from './points.js';
import { cardsOn, readTable, toolNamed, topOf } from './read-table.js';

export interface TableReader {
  /** The cards of a stock in play, then the visible table as the text of a frame. */
  readonly frame: () => string;
  /** A point where a card can be pressed. The top card is 1. */
  readonly grip: (pile: PileId, count: number) => Point;
  /** The middle of the top card of a pile, or of its empty place. */
  readonly top: (pile: PileId) => Point;
  /** The middle of a toolbar button. */
  readonly tool: (name: string) => Point;
  /** The focused card, such as `t3 2`, or another focused element. */
  readonly focused: () => string;
  /** The cards that are marked as chosen, pile by pile: `t3: 5d 4s`. */
  readonly chosen: () => string;
  /** Is the pointer a hand over cards? */
  readonly canDrag: () => boolean;
  /** The piles marked as targets for the chosen cards. */
  readonly targets: () => string;
}

declare global {
  /** Reads the table with this number, from 0; the first by default. */
  var tableReader: (table?: number) => TableReader;
}

export function readerOf(root: () => ShadowRoot): TableReader {
  return {
    frame: () => frameText(readTable(root())),
    grip: (pile, count) => gripOn(root(), pile, count),
    top: (pile) => centreOf(topOf(root(), pile)),
    tool: (name) => centreOf(toolNamed(root(), name)),
    focused: () => focusedIn(root()),
    canDrag: () => root().querySelector('[data-drags]') !== null,
    chosen: () => marked(root(), '.in-hand').join('; '),
    targets: () => marked(root(), '.target').join('; '),
  };
}

const frameText = (frame: Frame): string =>
  [...(frame.stock ? [`in play: ${frame.stock.map(printCard).join(' ')}`] : []), printFrame(frame)].join(
    '\n',
  );

function gripOn(root: ShadowRoot, pile: PileId, count: number): Point {
  const card = cardsOn(root, pile).at(-count);
  const point = card && pointOn(card);
  if (point === undefined) throw new Error(`card ${count} of ${pile} cannot be pressed`);
  return point;
}

function focusedIn(root: ShadowRoot): string {
  const focused = root.activeElement;
  const pile = focused?.closest('[data-pile]')?.getAttribute('data-pile') ?? undefined;
  if (focused === null || pile === undefined)
    return String(focused?.textContent ?? document.activeElement?.localName);
  const cards = cardsOn(root, pile as PileId);
  return `${pile} ${Math.max(1, cards.length - cards.indexOf(focused))}`;
}

/** Each pile with its marked cards. A pile alone means that its empty place is marked. */
const marked = (root: ShadowRoot, mark: string): string[] =>
  PILES.flatMap((pile) => {
    const found = [...root.querySelectorAll(`[data-pile=${pile}] ${mark}`)];
    const cards = found.map((element) => element.getAttribute('data-card')).filter((card) => card !== null);
    return found.length === 0 ? [] : [cards.length === 0 ? pile : `${pile}: ${cards.join(' ')}`];
  });
