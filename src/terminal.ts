/** The public names of `klondike-kit/terminal`. */
export type { Color } from './views/terminal/window/suits.js';
export type { WindowSettings } from './views/terminal/window/settings.js';
export type { Size } from './views/terminal/drawing/canvas.js';
export type { House } from './views/terminal/drawing/help.js';
export type { TableOptions, TableState } from './views/terminal/drawing/table.js';
export { drawTable } from './views/terminal/drawing/table.js';
export { SMALLEST } from './views/terminal/drawing/form.js';
export type { Cursor } from './views/cursor.js';
export type { Hand } from './views/hand.js';
export type { Decoded, Key, Mouse } from './views/terminal/input/keys.js';
export { decodeKeys } from './views/terminal/input/keys.js';
export type { TerminalOptions } from './views/terminal/terminal-view.js';
export { TerminalView } from './views/terminal/terminal-view.js';
export type { MonteCarloTerminalOptions } from './views/terminal/montecarlo/terminal-view.js';
export { MonteCarloTerminalView } from './views/terminal/montecarlo/terminal-view.js';
