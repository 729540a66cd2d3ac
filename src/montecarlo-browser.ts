/**
 * The Monte Carlo Solitaire table for a web page. Use it if you want players to see your game in a browser without
 * writing a view.
 * @module klondike-kit/montecarlo-browser
 */
export type { Box } from './browser/cards/space.js';
export type { GameEntry, Tool } from './browser/parts/entries.js';
export type { Look } from './browser/look.js';
export { BACKS, DEFAULT_LOOK, FELTS, SIDES, SUIT_COLORS, THEMES } from './browser/look.js';
export type { MonteCarloBrowserOptions } from './games/montecarlo/browser/options.js';
export type { MonteCarloBrowserStrings } from './games/montecarlo/browser/strings/english.js';
export type { Settings } from './core/settings.js';
export type { BrowserSettings } from './browser/settings.js';
export { MonteCarloBrowserView } from './games/montecarlo/browser/browser-view.js';
