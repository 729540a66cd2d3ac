/** The grid on the page, with the deck and the pile. Cards fly from their old places to the new ones. */
import type { Card } from '../../../../core/card.js';
import type { Cell } from '../../words/cell.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import { EMPTY_FRAME } from '../../contract/frame.js';
import { make, makeSvg, setAttribute, setText } from '../../../../browser/dom.js';
import { detailFor } from '../../../../browser/art/face.js';
import type { GuidedHint } from '../../../../browser/guide/guide.js';
import { roomOn } from '../../../../browser/cards/room.js';
import type { Box, Point, Size } from '../../../../browser/cards/space.js';
import { isSameSize } from '../../../../browser/cards/space.js';
import type { ChangeReason } from '../../views/changes.js';
import { changeOf, lyingIn } from '../../views/changes.js';
import type { MonteCarloBrowserSection } from '../strings/english.js';
import { Cells } from './cells.js';
import type { GridFlights } from './flights.js';
import { GridCard, flyApart, flyChange, flyDeal } from './flights.js';
import type { GridGeometry, GridShape } from './geometry.js';
import { ASIDE, geometryFor, roomIn, shapeOf } from './geometry.js';

/** Invariant: every card of the visible frame has one node in `nodes`, at the place of its cell. */
export class GridTable {
  readonly element = make('div', { class: 'table grid-table' });
  readonly cells: Cells;
  private readonly places: DeckAndPile;
  /** The outlines of empty cells. */
  private readonly beds = make('div', { class: 'beds', 'aria-hidden': 'true' });
  private readonly cards = make('div', { class: 'cards', 'aria-hidden': 'true' });
  /** Removed cards that are still visible. */
  private readonly leaving = make('div', { class: 'leaving', 'aria-hidden': 'true' });
  /** Cards that fly apart because the game is won. */
  private readonly bursting = make('div', { class: 'leaving', 'aria-hidden': 'true' });
  /** The cards on the table, by their keys. */
  private nodes: ReadonlyMap<string, GridCard> = new Map();
  /** The cards that the last change removed. */
  private readonly gone = new Set<GridCard>();
  /** All nodes so far, by the keys of their cards, for reuse. */
  private readonly made = new Map<string, GridCard>();
  private frame: MonteCarloFrame = EMPTY_FRAME;
  private size: Size = { width: 0, height: 0 };
  private shape: GridShape = { rows: 0, columns: 0 };
  private geometry: GridGeometry = geometryFor(this.size, this.shape);

  /** @param isMoving should the movement of cards be visible? */
  constructor(
    strings: MonteCarloBrowserSection,
    private readonly isMoving: () => boolean,
  ) {
    this.cells = new Cells(strings);
    this.places = new DeckAndPile(strings);
    const { beds, places, cards, leaving, bursting, cells } = this;
    this.element.append(beds, ...places.elements, cards, leaving, bursting, cells.element);
    this.places.show(EMPTY_FRAME);
  }

  /**
   * Puts everything in its place at once, on a table of this size. Does nothing if the table already has this size,
   * because cards may be flying.
   */
  resize(size: Size): void {
    if (isSameSize(size, this.size)) return;
    this.size = size;
    this.measure();
    this.leaving.replaceChildren();
    this.lay();
  }

  /** What the guide shows of a hint: the first card glides to the second. @param isMoving do cards move visibly? */
  guidedPair(text: { readonly reason: string; readonly again: string }, isMoving: boolean): GuidedHint {
    const { card, cells, deck, pile } = this.geometry;
    const placeOf = ({ row, column }: Cell): Point =>
      cells[row * this.shape.columns + column] ?? { x: 0, y: 0 };
    const boxOf = (point: Point): Box => ({ ...point, ...card });
    const [from, to] = this.frame.highlighted.map(placeOf);
    const lying = lyingIn(this.frame);
    const first = lying.find(({ index }) => cells[index] === from);
    const face = first && this.nodes.get(first.key)?.element.firstElementChild;
    return {
      ghosts: isMoving && from && to && face ? [{ face: face.cloneNode(true) as Element, from, to }] : [],
      sentence: text.reason,
      again: text.again,
      marked: [...(to === undefined ? [] : [to]), ...(from === undefined ? [] : [from])].map(boxOf),
      others: [...lying.flatMap(({ index }) => cells[index] ?? []), deck, pile].map(boxOf),
    };
  }

  /** The boxes in the window that the table leaves empty. */
  get room(): Box[] {
    return roomOn(this.element, (size) => roomIn(size, geometryFor(size, this.shape)));
  }

  show(frame: MonteCarloFrame, reason: ChangeReason): void {
    const from = this.frame;
    this.frame = frame;
    if (frame.rows !== from.rows) this.move(from, reason);
    this.cells.show(frame);
    this.places.show(frame);
  }

  /** Moves the cards. A card in flight continues from its visible place. */
  private move(from: MonteCarloFrame, reason: ChangeReason): void {
    const { frame } = this;
    const before = new Map([...this.nodes].map(([key, node]) => [key, { node, at: node.seenAt }]));
    this.fit(frame);
    this.lay();
    this.gone.clear();
    if (!this.isMoving()) return;
    const { deck, pile } = this.geometry;
    const air = { nodes: this.nodes, before, deck, pile, linger: this.linger };
    if (reason === 'deal') flyDeal(air);
    else flyChange(air, changeOf(from, frame), { reason, from, to: frame });
  }

  /** Lets the removed cards fly in all directions, until they are out of sight or the table changes. */
  celebrate(): void {
    if (!this.isMoving()) return;
    const removed = [...this.made]
      .filter(([key, node]) => !this.nodes.has(key) && !this.gone.has(node))
      .map(([, node]) => node);
    const far = Math.hypot(this.size.width, this.size.height) / 2;
    const linger: GridFlights['linger'] = (node, time) => node.lingerIn(this.bursting, time);
    flyApart(removed, { pile: this.geometry.pile, linger }, far);
  }

  /** Shakes the cards in these cells as a sign of refusal. */
  shake(cells: readonly Cell[]): void {
    if (!this.isMoving()) return;
    const shaken = cells.map(({ row, column }) => row * this.shape.columns + column);
    for (const { key, index } of lyingIn(this.frame)) {
      if (shaken.includes(index)) this.nodes.get(key)?.shake();
    }
  }

  private readonly linger: GridFlights['linger'] = (node, time) => {
    this.gone.add(node);
    node.lingerIn(this.leaving, time);
  };

  /** Makes new cells if the grid has changed its shape. */
  private fit(frame: MonteCarloFrame): void {
    const shape = shapeOf(frame);
    if (shape.rows === this.shape.rows && shape.columns === this.shape.columns) return;
    this.shape = shape;
    this.cells.build(shape);
    this.measure();
  }

  private measure(): void {
    this.geometry = geometryFor(this.size, this.shape);
    const { card, cells, deck, pile, form } = this.geometry;
    this.element.style.setProperty('--width', `${card.width}px`);
    this.element.style.setProperty('--height', `${card.height}px`);
    const beside = cells[0]?.x ?? 0;
    this.element.style.setProperty('--beside', `${beside}px`);
    Object.assign(this.element.dataset, { form, dealt: cells.length > 0, aside: beside >= ASIDE });
    this.cells.lay(cells);
    this.places.lay(deck, pile);
    this.beds.replaceChildren(...cells.map(bed));
  }

  /** Puts every card of the frame in its place and ends its flight. */
  private lay(): void {
    this.bursting.replaceChildren();
    const detail = detailFor(this.geometry.card.width);
    const nodes = new Map<string, GridCard>();
    for (const { key, card, index } of lyingIn(this.frame)) {
      const node = this.nodes.get(key) ?? this.take(key, card);
      node.renew();
      node.draw(detail);
      node.put(this.geometry.cells[index] ?? { x: 0, y: 0 }, 0);
      if (node.element.parentElement !== this.cards) this.cards.append(node.element);
      nodes.set(key, node);
    }
    for (const [key, node] of this.nodes) {
      if (nodes.has(key)) continue;
      node.renew();
      node.element.remove();
    }
    this.nodes = nodes;
  }

  private take(key: string, card: Card): GridCard {
    const node = this.made.get(key) ?? new GridCard(card);
    this.made.set(key, node);
    return node;
  }
}

function bed({ x, y }: Point): HTMLElement {
  const element = make('div', { class: 'bed' });
  element.style.transform = `translate(${x}px,${y}px)`;
  return element;
}

class DeckAndPile {
  private readonly deck: CountedPile;
  private readonly pile: CountedPile;

  constructor({ deckLeft, pileScore }: MonteCarloBrowserSection) {
    this.deck = place('deck back', deckLeft);
    this.pile = place('pile', pileScore);
  }

  get elements(): readonly HTMLElement[] {
    return [this.deck.element, this.pile.element];
  }

  lay(deck: Point, pile: Point): void {
    this.deck.element.style.transform = `translate(${deck.x}px,${deck.y}px)`;
    this.pile.element.style.transform = `translate(${pile.x}px,${pile.y}px)`;
  }

  show({ cardsLeft, score }: MonteCarloFrame): void {
    setText(this.deck.number, String(cardsLeft));
    setText(this.pile.number, String(score));
    setAttribute(this.deck.element, 'data-empty', String(cardsLeft === 0));
  }
}

interface CountedPile {
  readonly element: HTMLElement;
  readonly number: HTMLElement;
}

/** @param words before and after the number */
function place(name: string, [before, after]: readonly [string, string]): CountedPile {
  const number = make('span', { class: 'number' });
  const ring = makeSvg('circle', { class: 'pen', cx: '50', cy: '70', r: '18', 'stroke-width': '5' });
  const sign = makeSvg('svg', { class: 'sign', viewBox: '0 0 100 140', 'aria-hidden': 'true' }, ring);
  const count = make('p', { class: 'count' }, before, number, after);
  return {
    number,
    element: make('div', { class: `place ${name}` }, sign, make('div', { class: 'face' }), count),
  };
}
