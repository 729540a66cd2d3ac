/** What shows the games left, to be loaded as one. */
export { LeftPanel } from './parts/left-panel.js';
export { rowsOf } from './rows-left.js';
