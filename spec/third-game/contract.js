import { NO_CARD } from '../../src/core/card.js';
import { protocol } from '../../src/core/protocol.js';
export const handlerProtocol = protocol('event', {
  newGame: 0,
  take: 0,
  skip: 0,
  undo: 0,
  redo: 0,
});
export const isEvent = (name) => handlerProtocol.names.some((event) => event === name);
export const viewProtocol = protocol('call', { show: 3, win: 0, refreshWindow: 0 });
export const EMPTY_FRAME = { top: NO_CARD, open: NO_CARD, left: 0, won: false };
/** Keeps what it is told. */
export class FrameView {
  constructor() {
    this.frame = EMPTY_FRAME;
    this.told = EMPTY_FRAME;
  }
  show(top, open, left) {
    this.told = { top, open, left, won: false };
  }
  win() {
    this.told = { ...this.told, won: true };
  }
  refreshWindow() {
    this.frame = this.told;
    this.refreshed(this.frame);
  }
  refreshed(_frame) {
    // A view that only keeps its frame has nothing to draw.
  }
}
/** Tells a view of a frame, whatever it shows. */
export const callsTo = ({ top, open, left, won }) => [
  { call: 'show', args: [top, open, left] },
  ...(won ? [{ call: 'win', args: [] }] : []),
  { call: 'refreshWindow', args: [] },
];
//# sourceMappingURL=contract.js.map
