/**
 * The conformance checks for views and handlers. Use them in the tests of your own view or handler, with any test
 * framework.
 * @module klondike-kit/testing
 */
export type { ConformanceCheck, Judgement } from './games/klondike/conformance/conformance-check.js';
export { NotJudged, judge } from './games/klondike/conformance/conformance-check.js';
export type { ViewCheck, ViewKit } from './games/klondike/conformance/view-under-test.js';
export { viewConformance } from './games/klondike/conformance/view-conformance.js';
export type { HandlerKit } from './grading/conformance/handler-conformance.js';
export { NotAsExpected } from './grading/conformance/script-error.js';
export { handlerConformance } from './grading/conformance/handler-conformance.js';
