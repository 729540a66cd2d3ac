/** The style sheet of a replay. It loads with the replay. */
import { sheetOf } from '../../browser/sheet.js';

const CSS = `
/* The bar below keeps the distance to the edge of the screen. */
.replay-table { --klondike-min-height: 0px; --klondike-inset-bottom: 0px }
/* The table takes up the free space. The bar goes below the row of notices. */
#table:has(> .replay), .replay { display: contents }
.replay-fault, .replay-bar { order: 2 }
.replay-fault { flex: none; max-height: 25dvh; overflow: auto; margin: 0; padding: 0.5rem 0.75rem; border-left: 6px solid var(--fault); background: var(--panel); color: var(--ink); font: 0.85rem/1.4 ui-monospace, monospace }
.replay-bar { flex: none; max-height: 75dvh; overflow: auto; display: grid; grid-template: 'status buttons exits' auto 'slider slider slider' auto / 1fr auto 1fr; align-items: center; gap: .25rem .75rem; padding: .35rem calc(0.75rem + env(safe-area-inset-right)) calc(.25rem + env(safe-area-inset-bottom)) calc(0.75rem + env(safe-area-inset-left)); background: var(--bar) }
.replay-bar input { grid-area: slider; width: 100%; margin: 0; min-height: 28px; accent-color: var(--mark) }
.replay-status { grid-area: status; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
.replay-buttons { grid-area: buttons; display: grid; grid-template-columns: repeat(5, 1fr); gap: .35rem }
.replay-exits { grid-area: exits; display: flex; align-items: center; justify-content: end; gap: .35rem }
.replay-bar button { min-width: 44px; min-height: 44px }
.replay-buttons button { display: grid; place-items: center; padding: 0 }
.replay-buttons svg { display: block; width: 20px; height: 20px; fill: currentColor; stroke: currentColor; stroke-width: 2.5; stroke-linejoin: round }
.replay-buttons .play { min-width: 64px; border-color: transparent; background: var(--on-felt); color: var(--bar) }
.replay-bar .close { display: grid; place-items: center; padding: 0; border-color: transparent; border-radius: 50% }
.replay-bar .icon { width: 1.35em; height: 1.35em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round }
@media (hover: hover) { .replay-buttons .play:hover { background: color-mix(in srgb, var(--on-felt), var(--bar) 20%) } }
@media (forced-colors: none) {
  .replay-bar input { appearance: none; background: none; cursor: pointer; --track: linear-gradient(var(--mark) 0 0) 0 0 / calc(var(--done, 0) * 100%) 100% no-repeat color-mix(in srgb, var(--on-felt) 30%, transparent) }
  .replay-bar input::-webkit-slider-runnable-track { height: 6px; border-radius: 3px; background: var(--track) }
  .replay-bar input::-moz-range-track { height: 6px; border-radius: 3px; background: var(--track) }
  .replay-bar input::-webkit-slider-thumb { appearance: none; width: 20px; height: 20px; margin-top: -7px; border: 0; border-radius: 50%; background: var(--on-felt); box-shadow: 0 1px 4px #0008 }
  .replay-bar input::-moz-range-thumb { width: 20px; height: 20px; border: 0; border-radius: 50%; background: var(--on-felt); box-shadow: 0 1px 4px #0008 }
}
@media (pointer: coarse) { .replay-bar input { min-height: 44px } }
@media (max-width: 560px) { .replay-bar { grid-template: 'status exits' auto 'slider slider' auto 'buttons buttons' auto / 1fr auto; gap: .1rem .5rem } }
@media (max-height: 420px) and (min-width: 760px) { .replay-bar { grid-template: 'status slider buttons exits' auto / auto 1fr auto auto } }
`;

/** The document adopts this style sheet. */
export const replayStyle = sheetOf(CSS);
