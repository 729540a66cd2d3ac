/** The events that a Stairs player can make, and the frame that the player sees. */
import type { Card } from '../../src/core/card.js';
import { NO_CARD } from '../../src/core/card.js';
import type { CallOf } from '../../src/core/protocol.js';
import { protocol } from '../../src/core/protocol.js';

export interface StairsHandler {
  newGame(): void;
  /** Puts the open card on the pile. */
  take(): void;
  /** Puts the open card under the deck. */
  skip(): void;
  undo(): void;
  redo(): void;
  getName(): string;
}

export interface StairsView {
  /** The pile's top card, the deck's open card or `NO_CARD`, and the number of cards in the deck. */
  show(top: Card, open: Card, left: number): void;
  win(): void;
  refreshWindow(): void;
}

export type Call = CallOf<StairsHandler, 'event'>;
export type ViewCall = CallOf<StairsView, 'call'>;

export const handlerProtocol = protocol<StairsHandler, 'event'>('event', {
  newGame: 0,
  take: 0,
  skip: 0,
  undo: 0,
  redo: 0,
});

export const isEvent = (name: string): name is Call['event'] =>
  handlerProtocol.names.some((event) => event === name);

export const viewProtocol = protocol<StairsView, 'call'>('call', { show: 3, win: 0, refreshWindow: 0 });

export interface Frame {
  readonly top: Card;
  readonly open: Card;
  readonly left: number;
  readonly won: boolean;
}

export const EMPTY_FRAME: Frame = { top: NO_CARD, open: NO_CARD, left: 0, won: false };

/** A view that stores what it gets. */
export class FrameView implements StairsView {
  frame = EMPTY_FRAME;
  private pending = EMPTY_FRAME;

  show(top: Card, open: Card, left: number): void {
    this.pending = { top, open, left, won: false };
  }

  win(): void {
    this.pending = { ...this.pending, won: true };
  }

  refreshWindow(): void {
    this.frame = this.pending;
    this.refreshed(this.frame);
  }

  protected refreshed(_frame: Frame): void {
    // A view that only stores its frame has nothing to draw.
  }
}

/** Makes a view show a frame, whatever it shows now. */
export const callsTo = ({ top, open, left, won }: Frame): ViewCall[] => [
  { call: 'show', args: [top, open, left] },
  ...(won ? [{ call: 'win', args: [] } as const] : []),
  { call: 'refreshWindow', args: [] },
];
