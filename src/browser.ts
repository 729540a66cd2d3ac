/**
 * The Klondike table for a web page. Use it if you want players to see your game in a browser without writing a view.
 * @module klondike-kit/browser
 */
export type { Box } from './browser/cards/space.js';
export type { BrowserOptions } from './games/klondike/browser/options.js';
export type { KlondikeBrowserStrings } from './games/klondike/browser/strings/english.js';
export type { Settings } from './core/settings.js';
export type { BrowserSettings } from './browser/settings.js';
export type { Tool } from './browser/parts/entries.js';
export type { Look } from './browser/look.js';
export { BACKS, DEFAULT_LOOK, FELTS, SIDES, SUIT_COLORS, THEMES } from './browser/look.js';
export { BrowserView } from './games/klondike/browser/browser-view.js';
