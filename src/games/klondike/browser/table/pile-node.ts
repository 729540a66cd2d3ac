/** A pile on the page. It is a labelled group with a button for its place, and its cards on top. */
import { HIDDEN } from '../../../../core/card.js';
import type { Suit } from '../../../../core/card.js';
import type { PileId } from '../../words/piles.js';
import { isFoundation } from '../../words/piles.js';
import { rankPath, suitPath } from '../../../../browser/art/shapes.js';
import { make, makeSvg, setAttribute } from '../../../../browser/dom.js';
import type { CardNode } from '../../../../browser/cards/card-node.js';
import type { Point, Size } from '../../../../browser/cards/space.js';

/** Invariant: the Tab key can reach exactly one of its buttons. */
export class PileNode {
  readonly element: HTMLElement;
  readonly slot: HTMLButtonElement;
  /** Bottom to top. */
  cards: readonly CardNode[] = [];
  private place: Point = { x: 0, y: 0 };

  /** @param suit the only suit that the pile takes, if any */
  constructor(
    readonly pile: PileId,
    suit?: Suit,
  ) {
    this.slot = make('button', { type: 'button', class: 'slot', tabindex: '-1' }, ...signOf(pile, suit));
    this.element = make('div', { class: 'pile', role: 'group', 'data-pile': pile }, this.slot);
  }

  /**
   * The buttons of the face-up cards, bottom to top. If there are no face-up cards, this is the button of the pile's
   * place.
   */
  get buttons(): readonly HTMLElement[] {
    const faces = this.cards.filter(({ card }) => card !== HIDDEN).map(({ element }) => element);
    return faces.length > 0 ? faces : [this.slot];
  }

  /** @param place the position of its bottom card */
  move(place: Point): void {
    const { x, y } = (this.place = place);
    this.slot.style.transform = `translate(${x}px,${y}px)`;
  }

  /**
   * Sets the cards, bottom to top. Doesn't touch cards that stay where they are, because moving an element costs time.
   */
  hold(cards: readonly CardNode[]): void {
    const differs = cards.findIndex((card, index) => card !== this.cards[index]);
    const kept = differs < 0 ? cards.length : differs;
    const staying = new Set(cards);
    for (const card of this.cards.slice(kept)) {
      if (!staying.has(card) && card.element.parentElement === this.element) card.element.remove();
    }
    this.element.append(...cards.slice(kept).map(({ element }) => element));
    this.cards = cards;
    this.slot.inert = !this.buttons.includes(this.slot);
  }

  /** The button `depth` cards from the top, where 1 is the top card. */
  buttonAt(depth: number): HTMLElement {
    const card = this.cards[this.cards.length - depth];
    if (card !== undefined && card.card !== HIDDEN) return card.element;
    return this.buttons[0] ?? this.slot;
  }

  /** Makes this button the only one of the pile that the Tab key can reach. */
  setTabStop(depth: number): void {
    const stop = this.buttonAt(depth);
    for (const button of [this.slot, ...this.buttons]) {
      setAttribute(button, 'tabindex', button === stop ? '0' : '-1');
    }
  }

  /**
   * The depth of the card at a point on the table, which is 1 for the top card or the empty place, and undefined
   * outside the pile.
   */
  depthAt(point: Point, card: Size): number | undefined {
    const index = this.cards.findLastIndex(({ restsAt }) => covers(restsAt, card, point));
    if (index >= 0) return this.cards.length - index;
    return covers(this.place, card, point) ? 1 : undefined;
  }

  /** The depth of an element, which is 1 for the top card or the place below the cards. */
  depthOf(element: Element): number {
    const index = this.cards.findIndex((card) => card.element === element);
    return index < 0 ? 1 : this.cards.length - index;
  }
}

const covers = (at: Point, { width, height }: Size, { x, y }: Point): boolean =>
  x >= at.x && x < at.x + width && y >= at.y && y < at.y + height;

/** The symbol of an empty place, which is a turning arrow for the stock, and a suit or an A for a foundation. */
function signOf(pile: PileId, suit: Suit | undefined): Element[] {
  if (pile !== 'stock' && !isFoundation(pile)) return [];
  const drawing =
    pile === 'stock'
      ? makeSvg('path', { class: 'pen', d: 'M30 62a24 24 0 1 1 4 26m-6-42l2 17 17-3', 'stroke-width': '6' })
      : suit === undefined
        ? makeSvg('path', { class: 'ace', d: rankPath(1, { x: 32, y: 43, scale: 1.5 }) })
        : makeSvg('path', { d: suitPath(suit, { x: 50, y: 70, scale: 1.3 }) });
  return [makeSvg('svg', { class: 'sign', viewBox: '0 0 100 140', 'aria-hidden': 'true' }, drawing)];
}
