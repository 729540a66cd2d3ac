/** For the tests of a view: whether it keeps the contract of `KlondikeView`. */
export type { ViewCheck, ViewKit } from './conformance/view-conformance.js';
export { viewConformance } from './conformance/view-conformance.js';
