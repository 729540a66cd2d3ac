/** Drag and drop: cards follow the pointer until the player drops them on a pile. */
import type { PileId } from '../../words/piles.js';
import { PILES } from '../../words/piles.js';
import type { Cursor } from '../../views/cursor.js';
import type { PlaySession } from '../../views/play-session.js';
import type { CardNode } from '../../../../browser/cards/card-node.js';
import type { Point } from '../../../../browser/cards/space.js';
import { isByPointer } from '../../../../browser/parts/pointer.js';
import type { Table } from '../table/table.js';
import { dropPile, legalPile, pileBox } from '../table/areas.js';

/** How far a press can move before it becomes a drag, in CSS pixels. */
const STRAY = { mouse: 4, other: 9 } as const;

/** `PointerEvent.buttons` if only the main button is down or a finger touches the screen. */
const MAIN_BUTTON = 1;

/** `MouseEvent.button` for the right button. */
const RIGHT = 2;

interface DragStart {
  readonly pointer: number;
  readonly place: Cursor;
  readonly at: Point;
  readonly stray: number;
  /** The number of table pixels per window pixel, which depends on the zoom of the page. */
  readonly scale: number;
}

interface HeldCard {
  readonly node: CardNode;
  /** The card's position when the drag began. */
  readonly from: Point;
}

/**
 * Follows one pointer at a time. During a drag it listens to the window, because a new frame can move the card's
 * element, and a moved element loses the pointer.
 */
export class DragGesture {
  private pressed: DragStart | undefined;
  private held: readonly HeldCard[] = [];
  private ended = new AbortController();
  /** Its signal aborts when context menus may open again. */
  private menuShut = new AbortController();
  /** Has a drag ended, and has nothing been pressed since then? */
  private isOver = false;

  constructor(
    private readonly table: Table,
    private readonly play: PlaySession,
  ) {}

  get isDragging(): boolean {
    return this.held.length > 0;
  }

  /** Does this click only end a drag? */
  isEcho(click: MouseEvent): boolean {
    return this.isOver && isByPointer(click);
  }

  press(event: PointerEvent, place: Cursor | undefined): void {
    this.isOver = false;
    if (place === undefined || !this.play.isDraggable) return;
    if (this.pressed !== undefined || !event.isPrimary || event.button !== 0) return;
    const stray = event.pointerType === 'mouse' ? STRAY.mouse : STRAY.other;
    this.pressed = { pointer: event.pointerId, place, at: pointOf(event), stray, scale: this.table.scale };
    this.listen();
  }

  /** Cancels the drag and puts the cards back on their pile. */
  cancel(): void {
    if (this.pressed === undefined) return;
    const wasDragging = this.isDragging;
    this.end();
    if (!wasDragging) return;
    this.isOver = true;
    this.play.do({ type: 'let go' });
    this.table.settle();
  }

  /** Cancels the drag and stops listening. */
  leave(): void {
    this.cancel();
    this.menuShut.abort();
  }

  /** Ends the drag without moving cards, because a new frame places them. */
  end(): void {
    this.pressed = undefined;
    this.held = [];
    this.ended.abort();
  }

  private listen(): void {
    this.ended = new AbortController();
    const { signal } = this.ended;
    const mine = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === this.pressed?.pointer) act(event);
    };
    addEventListener(
      'pointermove',
      mine((event) => (event.buttons === MAIN_BUTTON ? this.move(event) : this.cancel())),
      { signal },
    );
    addEventListener(
      'pointerup',
      mine((event) => this.release(event)),
      { signal },
    );
    addEventListener(
      'pointercancel',
      mine(() => this.cancel()),
      { signal },
    );
    // The browser didn't report the release of the previous press.
    addEventListener(
      'pointerdown',
      mine(() => this.cancel()),
      { signal, capture: true },
    );
    addEventListener('blur', () => this.cancel(), { signal });
    this.keepMenuShut();
    // Otherwise, the browser mistakes a quick drag for scrolling and the next tap for the end of scrolling.
    addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
      signal,
      passive: false,
    });
  }

  /**
   * Keeps the context menu closed during a drag, because the page gets no release while the menu is open. The right
   * button cancels the drag. Some systems open the menu only when that button goes up, after the drag.
   */
  private keepMenuShut(): void {
    this.menuShut = new AbortController();
    const { signal } = this.menuShut;
    const hear = (event: MouseEvent): void => {
      if (!this.isDragging && !(this.isOver && event.button === RIGHT)) return;
      event.preventDefault();
      this.cancel();
    };
    addEventListener('contextmenu', hear, { signal });
    // A mouse presses again only after all its buttons are up. During a drag, this may be a second finger.
    addEventListener('pointerdown', () => this.isDragging || this.menuShut.abort(), {
      signal,
      capture: true,
    });
  }

  private move(event: PointerEvent): void {
    const { pressed } = this;
    if (pressed === undefined) return;
    const { x, y } = pointOf(event);
    const { at, scale } = pressed;
    const by = { x: (x - at.x) * scale, y: (y - at.y) * scale };
    if (!this.isDragging && !this.begin(pressed, by)) return;
    for (const { node, from } of this.held) node.holdAt({ x: from.x + by.x, y: from.y + by.y });
    this.play.hover(() => this.pileUnder(pressed.place.pile));
  }

  /** Starts the drag once the pointer has moved far enough. Returns false if no drag started. */
  private begin({ place, stray }: DragStart, by: Point): boolean {
    if (Math.hypot(by.x, by.y) < stray) return false;
    if (!this.play.do({ type: 'lift', place })) {
      this.end();
      return false;
    }
    const nodes = this.table.topNodes(place.pile, place.depth);
    this.held = nodes.map((node) => ({ node, from: node.seenAt }));
    return true;
  }

  private release(event: PointerEvent): void {
    this.move(event);
    const { pressed } = this;
    const wasDragging = this.isDragging;
    const target = pressed && this.pileUnder(pressed.place.pile);
    this.end();
    if (pressed === undefined || !wasDragging) return;
    this.isOver = true;
    let isTaken = false;
    try {
      const isOther = target !== undefined && target !== pressed.place.pile;
      isTaken = isOther && this.play.do({ type: 'put down', pile: target });
    } finally {
      if (!isTaken) this.table.settle();
    }
    this.play.do({ type: 'let go' });
  }

  /**
   * The pile under the cards. The pile that they came from wins while they overlap its remaining cards. Otherwise, a
   * pile that would accept them comes first.
   */
  private pileUnder(from: PileId): PileId | undefined {
    const [first] = this.held;
    if (first === undefined) return undefined;
    const { geometry } = this.table;
    const boxes = PILES.map((pile) => {
      const left = this.table.pileOf(pile).cards.slice(0, pile === from ? -this.held.length : undefined);
      return [pile, pileBox(geometry, pile, left.at(-1)?.restsAt)] as const;
    });
    const card = first.node.restsAt;
    const pile = dropPile(geometry, card, new Map(boxes));
    return pile === from ? pile : (legalPile(geometry, card, this.play.legalTargets) ?? pile);
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
