/** The events that name no pile and no number; they cannot be changed. */
import type { KlondikeCall } from './handler.js';

const plain = (event: 'newGame' | 'clickStock' | 'undo'): KlondikeCall =>
  Object.freeze({ event, args: Object.freeze([] as const) });

export const NEW_GAME: KlondikeCall = /* @__PURE__ */ plain('newGame');
export const STOCK: KlondikeCall = /* @__PURE__ */ plain('clickStock');
export const UNDO: KlondikeCall = /* @__PURE__ */ plain('undo');
