/** The public names of `klondike-kit/testing`: checks whether a view keeps the contract of `KlondikeView`. */
export type { ViewCheck, ViewKit } from './games/klondike/conformance/view-conformance.js';
export { viewConformance } from './games/klondike/conformance/view-conformance.js';
