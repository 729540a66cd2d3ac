/** Press, drag, release: cards follow the pointer and are let go over a pile. */
import type { PileId } from '../../../klondike/piles.js';
import { PILES } from '../../../klondike/piles.js';
import type { Cursor } from '../../cursor.js';
import type { CardNode } from '../table/card-node.js';
import type { Point } from '../table/geometry.js';
import type { Table } from '../table/table.js';
import { dropPile, pileBox } from './drop.js';
import type { Play } from './play.js';

/** In CSS pixels: how far a press may stray and still be none of a drag. */
const STRAY = { mouse: 4, other: 9 } as const;

/** In milliseconds: how soon after a drag its click comes. */
const ECHO = 50;

interface Press {
  readonly pointer: number;
  readonly place: Cursor;
  readonly at: Point;
  readonly stray: number;
}

interface Held {
  readonly node: CardNode;
  /** Where it was when the drag began. */
  readonly from: Point;
}

/**
 * One pointer at a time. While cards are dragged it is the window that is listened to: an element that a
 * new frame moves in the page would lose the pointer.
 */
export class Dragging {
  private pressed: Press | undefined;
  private held: readonly Held[] = [];
  private ended = new AbortController();
  /** In milliseconds. */
  private endedAt = -Infinity;

  constructor(
    private readonly table: Table,
    private readonly play: Play,
  ) {}

  /** Is the click a mere echo of the end of a drag? */
  isEcho(click: Event): boolean {
    return click.timeStamp - this.endedAt < ECHO;
  }

  press(event: PointerEvent, place: Cursor): void {
    const { hand } = this.play;
    const isOther = hand !== undefined && hand.from !== place.pile;
    if (this.pressed !== undefined || !event.isPrimary || event.button !== 0 || isOther) return;
    const stray = event.pointerType === 'mouse' ? STRAY.mouse : STRAY.other;
    this.pressed = { pointer: event.pointerId, place, at: pointOf(event), stray };
    this.listen();
  }

  /** Lets go of the cards, wherever they are: they are back where they lie. */
  cancel(): void {
    if (this.pressed === undefined) return;
    const wasDragging = this.held.length > 0;
    this.end();
    if (!wasDragging) return;
    this.play.letGo();
    this.table.settle();
  }

  /** A new frame came while cards were held: it says where they lie. */
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
      mine((event) => this.move(event)),
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
    addEventListener('blur', () => this.cancel(), { signal });
  }

  private move(event: PointerEvent): void {
    const { pressed } = this;
    if (pressed === undefined) return;
    const { x, y } = pointOf(event);
    const by = { x: x - pressed.at.x, y: y - pressed.at.y };
    if (this.held.length === 0 && !this.begin(pressed, by)) return;
    for (const { node, from } of this.held) node.holdAt({ x: from.x + by.x, y: from.y + by.y });
  }

  /** True once the pointer has strayed far enough, and there are cards to be lifted. */
  private begin({ place, stray }: Press, by: Point): boolean {
    if (Math.hypot(by.x, by.y) < stray) return false;
    if (!this.play.lift(place)) {
      this.end();
      return false;
    }
    const nodes = this.table.topNodes(place.pile, place.depth);
    this.held = nodes.map((node) => ({ node, from: node.seenAt }));
    return true;
  }

  private release(event: PointerEvent): void {
    this.move(event);
    const { pressed, held } = this;
    const [first] = held;
    this.end();
    if (pressed === undefined || first === undefined) return;
    this.endedAt = event.timeStamp;
    const target = this.pileUnder(first.node, pressed.place.pile, held.length);
    let isTaken = false;
    try {
      isTaken = target !== undefined && target !== pressed.place.pile && this.play.putDownOn(target);
    } finally {
      if (!isTaken) this.table.settle();
    }
    this.play.letGo();
  }

  /** Of the pile the cards came from, only what is left of it counts. */
  private pileUnder(node: CardNode, from: PileId, count: number): PileId | undefined {
    const { geometry } = this.table;
    const boxes = PILES.map((pile) => {
      const left = this.table.pileOf(pile).cards.slice(0, pile === from ? -count : undefined);
      return [pile, pileBox(geometry, pile, left.at(-1)?.restsAt)] as const;
    });
    return dropPile(geometry, node.restsAt, new Map(boxes));
  }
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
