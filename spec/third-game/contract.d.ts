/** What a player of Stairs does, and what is seen of it. */
import type { Card } from '../../src/core/card.js';
import type { CallOf } from '../../src/core/protocol.js';
export interface StairsHandler {
  newGame(): void;
  /** The open card goes on the pile. */
  take(): void;
  /** It goes under the deck. */
  skip(): void;
  undo(): void;
  redo(): void;
  getName(): string;
}
export interface StairsView {
  /** The top card of the pile, the open card of the deck or `NO_CARD`, and how many the deck has. */
  show(top: Card, open: Card, left: number): void;
  win(): void;
  refreshWindow(): void;
}
export type Call = CallOf<StairsHandler, 'event'>;
export type ViewCall = CallOf<StairsView, 'call'>;
export declare const handlerProtocol: import('../../src/core/protocol.js').Protocol<StairsHandler, 'event'>;
export declare const isEvent: (name: string) => name is Call['event'];
export declare const viewProtocol: import('../../src/core/protocol.js').Protocol<StairsView, 'call'>;
export interface Frame {
  readonly top: Card;
  readonly open: Card;
  readonly left: number;
  readonly won: boolean;
}
export declare const EMPTY_FRAME: Frame;
/** Keeps what it is told. */
export declare class FrameView implements StairsView {
  frame: Frame;
  private told;
  show(top: Card, open: Card, left: number): void;
  win(): void;
  refreshWindow(): void;
  protected refreshed(_frame: Frame): void;
}
/** Tells a view of a frame, whatever it shows. */
export declare const callsTo: ({ top, open, left, won }: Frame) => ViewCall[];
//# sourceMappingURL=contract.d.ts.map
