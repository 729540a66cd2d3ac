/** Calls that need no table. */
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';

export const NEW_GAME: KlondikeCall = { event: 'newGame', args: [] };
export const CLICK: KlondikeCall = { event: 'clickStock', args: [] };
