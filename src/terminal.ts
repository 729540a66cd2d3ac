/** The public names of `klondike-kit/terminal`. */
export type { Color } from './terminal/window/suits.js';
export type { ItemList, ListItem } from './terminal/list/item.js';
export type { WindowSettings } from './terminal/window/settings.js';
export type { Size } from './terminal/drawing/canvas.js';
export type { House } from './games/klondike/terminal/drawing/help.js';
export type { TableOptions, TableState } from './games/klondike/terminal/drawing/draw-table.js';
export { drawTable } from './games/klondike/terminal/drawing/draw-table.js';
export { SMALLEST } from './games/klondike/terminal/drawing/form.js';
export type { Cursor } from './games/klondike/views/cursor.js';
export type { Hand } from './games/klondike/views/hand.js';
export type { Decoded, Key, Mouse } from './terminal/input/keys.js';
export { decodeKeys } from './terminal/input/keys.js';
export type { TerminalOptions } from './games/klondike/terminal/options.js';
export { TerminalView } from './games/klondike/terminal/terminal-view.js';
export type { KlondikeTerminalStrings } from './games/klondike/terminal/strings/catalogue.js';
export type { MonteCarloTerminalOptions } from './games/montecarlo/terminal/terminal-view.js';
export { MonteCarloTerminalView } from './games/montecarlo/terminal/terminal-view.js';
export type { MonteCarloTerminalStrings } from './games/montecarlo/terminal/strings/catalogue.js';
