/** For the tests of a view: whether it keeps the contract of `KlondikeView`. */
export type { ViewCheck, ViewKit } from './games/klondike/conformance/view-conformance.js';
export { viewConformance } from './games/klondike/conformance/view-conformance.js';
