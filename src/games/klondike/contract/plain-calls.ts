/** The events that name no pile and no number. */
import type { KlondikeCall } from './handler.js';

export const NEW_GAME: KlondikeCall = { event: 'newGame', args: [] };
export const STOCK: KlondikeCall = { event: 'clickStock', args: [] };
export const UNDO: KlondikeCall = { event: 'undo', args: [] };
