/** The style sheet of a replay. It loads with the replay. */
import { sheetOf } from '../../browser/sheet.js';

const CSS = `
/* The bar below keeps the distance to the edge of the screen. */
.replay-table { --klondike-min-height: 0px; --klondike-inset-bottom: 0px }
/* The table takes up the free space. The bar goes below the row of notices. */
#table:has(> .replay), .replay { display: contents }
.replay-fault, .replay-bar { order: 2 }
.replay-fault { flex: none; max-height: 25dvh; overflow: auto; margin: 0; padding: 0.5rem 0.75rem; border-left: 6px solid var(--fault); background: var(--panel); color: var(--ink); font: 0.85rem/1.4 ui-monospace, monospace }
.replay-bar { flex: none; max-height: 75dvh; overflow: auto; display: flex; flex-wrap: wrap; align-items: center; gap: var(--gap); padding: var(--gap) calc(0.75rem + env(safe-area-inset-right)) calc(var(--gap) + env(safe-area-inset-bottom)) calc(0.75rem + env(safe-area-inset-left)); background: var(--bar) }
.replay-bar input { flex: 1 1 100%; margin: 0; min-height: 28px; accent-color: var(--mark) }
.replay-status { flex: 1 1 12rem; font-variant-numeric: tabular-nums }
.replay-buttons { display: flex; gap: 0.35rem }
.replay-buttons svg { display: block; width: 20px; height: 20px; fill: currentColor; stroke: currentColor; stroke-width: 2.5; stroke-linejoin: round }
.replay-buttons button:has(svg) { min-width: 44px; padding: 0; display: grid; place-items: center }
@media (max-height: 420px) { .replay-bar input, .replay-status { flex: 1 1 10rem } }
`;

/** The document adopts this style sheet. */
export const replayStyle = sheetOf(CSS);
