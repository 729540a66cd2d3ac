/** The public names of `klondike-kit/montecarlo-browser`. */
export type { Box } from './views/browser/cards/space.js';
export type { Game, Look, Tool } from './views/browser/options.js';
export { SUIT_COLORS, DEFAULT_LOOK, THEMES } from './views/browser/options.js';
export type { MonteCarloBrowserOptions } from './views/browser/montecarlo/options.js';
export { MonteCarloBrowserView } from './views/browser/montecarlo/browser-view.js';
