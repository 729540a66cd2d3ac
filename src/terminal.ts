/**
 * Terminal tables for both games. Use them if you want players to see your game in a terminal without writing a view.
 * @module klondike-kit/terminal
 */
export type { Color } from './terminal/window/suits.js';
export type { Settings } from './core/settings.js';
export type { ItemList, ListItem } from './terminal/list/item-list.js';
export type { WindowSettings } from './terminal/window/window.js';
export type { Size } from './terminal/drawing/canvas.js';
export type { House, TerminalOptions } from './games/klondike/terminal/options.js';
export type { TableOptions, TableState } from './games/klondike/terminal/drawing/draw-table.js';
export { drawTable } from './games/klondike/terminal/drawing/draw-table.js';
export { SMALLEST } from './games/klondike/terminal/drawing/form.js';
export type { Cursor } from './games/klondike/views/cursor.js';
export type { Hand } from './games/klondike/views/hand.js';
export type { Decoded, Input, Key, Mouse, Paste, Wheel } from './terminal/input/keys.js';
export { decodeKeys } from './terminal/input/keys.js';
export type { ShownMove } from './games/klondike/terminal/line-cover.js';
export { TerminalView } from './games/klondike/terminal/terminal-view.js';
export type { KlondikeTerminalStrings } from './games/klondike/terminal/strings/english.js';
export type { MonteCarloTerminalOptions } from './games/montecarlo/terminal/terminal-view.js';
export { MonteCarloTerminalView } from './games/montecarlo/terminal/terminal-view.js';
export type { MonteCarloTerminalStrings } from './games/montecarlo/terminal/strings/english.js';
