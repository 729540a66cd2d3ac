/** The public names of `klondike-kit/montecarlo-browser`. */
export type { Box } from './views/browser/cards/space.js';
export type { Game, Tool } from './views/browser/parts/entries.js';
export type { Look } from './views/browser/look.js';
export { SUIT_COLORS, DEFAULT_LOOK, THEMES } from './views/browser/look.js';
export type { MonteCarloBrowserOptions } from './views/browser/montecarlo/options.js';
export { MonteCarloBrowserView } from './views/browser/montecarlo/browser-view.js';
