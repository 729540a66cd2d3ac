/** The table on the page, with its piles and cards. Cards fly to their new places. */
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import { EMPTY_FRAME } from '../../contract/frame.js';
import type { KlondikeEventName } from '../../contract/handler.js';
import type { PileId } from '../../words/piles.js';
import { PILES, suitOfPile } from '../../words/piles.js';
import type { Cursor } from '../../views/cursor.js';
import { liftable } from '../../views/cursor.js';
import type { Hand } from '../../views/hand.js';
import { make, setAttribute } from '../../../../browser/dom.js';
import type { Labels } from '../labels.js';
import { labelsIn } from '../labels.js';
import type { BrowserConfig } from '../input/offered.js';
import { CardNode } from '../../../../browser/cards/card-node.js';
import type { CardOnTable, SeenCard } from './fly-change.js';
import { flyChange } from './fly-change.js';
import { changesBetween } from '../../views/frame-changes.js';
import { detailFor } from '../../../../browser/art/face.js';
import { roomOn } from '../../../../browser/cards/room.js';
import type { Box, Point, Size } from '../../../../browser/cards/space.js';
import { RATIO, isSameSize } from '../../../../browser/cards/space.js';
import type { Cascade } from './cascade.js';
import type { Geometry, StockPlace } from './geometry.js';
import { geometryFor } from './geometry.js';
import { PileNode } from './pile-node.js';
import type { CardSpot } from './spots.js';
import { spotsOf } from './spots.js';
import { roomIn } from './areas.js';

/** Invariant: every card of the current frame has one node in `lying`, in its pile and at its place. */
export class Table {
  readonly element: HTMLElement;
  private readonly labels: Labels;
  private readonly piles: readonly PileNode[];
  /** Cards that have left the table but are still visible. */
  private readonly leaving = make('div', { class: 'leaving', 'aria-hidden': 'true', inert: '' });
  /** Cards of the win animation. */
  private readonly leaping = make('div', { class: 'leaving', 'aria-hidden': 'true', inert: '' });
  private cascade: Cascade | undefined;
  /** A box around the cards in hand, for views that use one. */
  private readonly box = make('div', { class: 'box', 'aria-hidden': 'true', hidden: '' });
  /** The cards on the table, by `CardSpot.key`. */
  private lying: ReadonlyMap<string, CardOnTable> = new Map();
  /** All cards ever drawn, by `CardSpot.key`. Drawing takes most of the time that a deal needs. */
  private readonly made = new Map<string, CardNode>();
  private frame: Frame = EMPTY_FRAME;
  private size: Size = { width: 0, height: 0 };
  private side: StockPlace = 'left';
  private space: Geometry = geometryFor(this.size, this.side);

  /** @param isMoving do cards move visibly? */
  constructor(
    private readonly config: BrowserConfig,
    private readonly isMoving: () => boolean,
  ) {
    const { options, strings } = config;
    this.labels = labelsIn(strings.klondikeBrowser, options.foundations);
    this.piles = PILES.map((pile) => new PileNode(pile, suitOfPile(options.foundations, pile)));
    // Screen readers pass all keys to an application. A table that is only for watching is an ordinary group.
    this.element = make('div', {
      class: 'table',
      role: options.toolbar === false ? 'group' : 'application',
      'aria-label': strings.klondikeBrowser.table,
      // Changes the pointer to a hand over cards.
      'data-drags': '',
    });
    this.element.append(...this.piles.map(({ element }) => element), this.leaving, this.leaping, this.box);
    this.lay(EMPTY_FRAME);
  }

  get shownFrame(): Frame {
    return this.frame;
  }

  get geometry(): Geometry {
    return this.space;
  }

  /** The boxes in the window without cards. A table that is only for watching may show any cards next. */
  get room(): Box[] {
    const frame = this.config.options.toolbar === false ? undefined : this.frame;
    return roomOn(this.element, (size) => roomIn(geometryFor(size, this.side), frame));
  }

  /** Places everything without animation. Does nothing if neither size nor side changes, because cards may be in flight. */
  arrange(size: Size, side: StockPlace): void {
    if (isSameSize(size, this.size) && side === this.side) return;
    this.size = size;
    this.side = side;
    this.space = geometryFor(size, side);
    const { card, places } = this.space;
    this.element.style.setProperty('--width', `${card.width}px`);
    this.element.style.setProperty('--height', `${card.height}px`);
    // Half of how much taller the card is than its drawing, in units of the drawing.
    this.element.style.setProperty('--stretch', `${50 * (card.height / card.width - RATIO)}px`);
    for (const node of this.piles) node.move(places[node.pile]);
    this.leaving.replaceChildren();
    this.lay(this.frame);
  }

  /** @param event the event between the previous frame and this one; undefined if unknown */
  show(frame: Frame, event?: KlondikeEventName | 'redo'): void {
    const from = this.frame;
    const before = this.isMoving() ? this.seen() : undefined;
    this.lay(frame);
    if (before === undefined) return;
    const { stock, waste } = this.space.places;
    const linger = (node: CardNode): void => node.lingerIn(this.leaving);
    const changes = changesBetween(from, frame, event);
    flyChange({ before, after: this.lying, changes, stock, waste, linger });
  }

  /** Cards glide back to their places from wherever the pointer left them. */
  settle(): void {
    this.show(this.frame);
  }

  pileOf(pile: PileId): PileNode {
    const node = this.piles.find((candidate) => candidate.pile === pile);
    if (node === undefined) throw new Error(`the table has no pile ${pile}`);
    return node;
  }

  focusAt({ pile, depth }: Cursor): void {
    this.pileOf(pile).buttonAt(depth).focus({ preventScroll: true });
  }

  /** The card or empty place that contains an element. */
  cursorAt(element: Element): Cursor | undefined {
    const group = element.closest('.pile');
    const node = this.piles.find((pile) => pile.element === group);
    const part = element.closest('.card, .slot');
    return node && part ? { pile: node.pile, depth: node.depthOf(part) } : undefined;
  }

  /** The card or place at a point in the window, ignoring cards in flight. */
  cursorAtPoint({ x, y }: Point): Cursor | undefined {
    const { left, top } = this.element.getBoundingClientRect();
    const point = { x: (x - left) * this.scale, y: (y - top) * this.scale };
    for (const node of this.piles) {
      const depth = node.depthAt(point, this.space.card);
      if (depth !== undefined) return { pile: node.pile, depth };
    }
    return undefined;
  }

  /** The number of table pixels per window pixel, which depends on the zoom of the page. */
  get scale(): number {
    return this.element.offsetWidth / this.element.getBoundingClientRect().width;
  }

  /** The top `count` cards of a pile. Bottom to top. */
  topNodes(pile: PileId, count: number): readonly CardNode[] {
    const nodes = this.pileOf(pile).cards;
    return nodes.slice(Math.max(0, nodes.length - count));
  }

  /** Draws the box around the cards in hand, or hides it. */
  frameCards(hand: Hand | undefined): void {
    const nodes = hand === undefined ? [] : this.topNodes(hand.from, hand.count);
    const [first, last] = [nodes[0]?.restsAt, nodes.at(-1)?.restsAt];
    this.box.hidden = first === undefined;
    if (first === undefined || last === undefined) return;
    this.box.style.transform = `translate(${first.x}px,${first.y}px)`;
    this.box.style.height = `${last.y - first.y + this.space.card.height}px`;
  }

  /** Plays the animation of a win, if cards move. The promise resolves when it is over. The cards stay on the foundations. */
  async celebrate(): Promise<void> {
    if (!this.isMoving()) return;
    const { frame } = this;
    try {
      const { Cascade, leapsOf } = await import('./cascade.js');
      if (frame !== this.frame) return;
      this.cascade = new Cascade(this.leaping, this.space, leapsOf(frame));
      await this.cascade.play();
    } catch {
      // Without the animation, the the animation, the win is only announced.
    }
  }

  private lay(frame: Frame): void {
    this.frame = frame;
    this.cascade?.end();
    this.cascade = undefined;
    const lying = new Map<string, CardOnTable>();
    for (const spot of spotsOf(frame, this.space)) {
      const node = this.lying.get(spot.key)?.node ?? this.take(spot);
      node.draw(detailFor(this.space.card.width, spot.next));
      node.element.classList.toggle('covered', spot.next !== undefined && spot.next.x + spot.next.y > 0);
      node.put(spot.point, spot.index);
      if (spot.card !== HIDDEN) this.label(node.element, spot);
      lying.set(spot.key, { spot, node });
    }
    this.lying = lying;
    for (const pile of this.piles) this.fill(pile);
  }

  /** Gets the card for a spot that has none yet. */
  private take({ key, card }: CardSpot): CardNode {
    const old = this.made.get(key);
    old?.renew();
    const node = old ?? new CardNode(card);
    this.made.set(key, node);
    return node;
  }

  private label(button: HTMLElement, spot: CardSpot): void {
    setAttribute(button, 'aria-label', this.labels.cardLabel(spot.card, spot.pile, spot));
    const isFixed = this.frame.won || spot.of - spot.index > liftable(this.frame, spot.pile);
    setAttribute(button, 'aria-disabled', String(isFixed));
  }

  private fill(pile: PileNode): void {
    const cards = [...this.lying.values()].filter(({ spot }) => spot.pile === pile.pile);
    pile.hold(cards.map(({ node }) => node));
    setAttribute(pile.element, 'aria-label', this.labels.pileLabel(this.frame, pile.pile));
    const label = this.labels.slotLabel(this.frame, pile.pile);
    setAttribute(pile.slot, 'aria-label', label);
    if (pile.pile === 'stock') this.showStock(pile.slot, label);
  }

  /** An empty stock looks spent if the waste is empty or no redeals are left. */
  private showStock(slot: Element, label: string): void {
    const { options, strings } = this.config;
    const left = options.assistant?.redealsLeft?.() ?? Infinity;
    slot.classList.toggle('spent', this.frame.waste.length === 0 || left <= 0);
    if (Number.isFinite(left)) {
      const told = `${label}, ${strings.klondike.redealsLeft(left)}`;
      // Screen readers read a title only once if it equals the label.
      for (const name of ['aria-label', 'title']) setAttribute(slot, name, told);
      setAttribute(slot, 'data-redeals', String(left));
    } else for (const name of ['title', 'data-redeals']) slot.removeAttribute(name);
    const isDown = !this.frame.stockEmpty && this.frame.stock === undefined;
    setAttribute(slot, 'data-stock', isDown ? 'full' : 'empty');
  }

  private seen(): ReadonlyMap<string, SeenCard> {
    return new Map([...this.lying].map(([key, { spot, node }]) => [key, { spot, node, at: node.seenAt }]));
  }
}
