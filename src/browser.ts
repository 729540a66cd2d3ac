/** The public names of `klondike-kit/browser`. */
export type { Box } from './views/browser/cards/space.js';
export type { BrowserOptions, Look, Tool } from './views/browser/options.js';
export { SUIT_COLORS, DEFAULT_LOOK, THEMES } from './views/browser/options.js';
export { BrowserView } from './views/browser/browser-view.js';
