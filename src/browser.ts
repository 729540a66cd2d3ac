/** The public names of `klondike-kit/browser`. */
export type { Box } from './views/browser/cards/space.js';
export type { BrowserOptions } from './views/browser/options.js';
export type { Tool } from './views/browser/parts/entries.js';
export type { Look } from './views/browser/look.js';
export { SUIT_COLORS, DEFAULT_LOOK, THEMES } from './views/browser/look.js';
export { BrowserView } from './views/browser/browser-view.js';
