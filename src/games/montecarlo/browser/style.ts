/** The styles for the grid only. `--klondike-pick` is the border color of a selected card. */
import { sheetOf } from '../../../browser/sheet.js';

const TABLE = `
.view {
  --pick: var(--klondike-pick, light-dark(#d60019, #e3001b));
}
.grid-table { --pick-width: clamp(3px, calc(var(--width) * .06), 8px) }
.view[data-contrast=more] { --pick: var(--klondike-pick, #e3001b) }
.grid-table[data-dealt=false] > :not(.saying) { display: none }
.bed, .cell, .place { position: absolute; left: 0; top: 0; width: var(--width); height: var(--height); border-radius: calc(var(--width) * .07) }
.bed { box-shadow: inset 0 0 0 1.5px var(--rim); opacity: .5 }
.cards .card, .leaving .card { pointer-events: none }
.cell { z-index: 500; cursor: pointer; touch-action: manipulation }
.cell .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.cell[aria-selected]:not(.hinted)::after, .cell.refused::after {
  content: ''; position: absolute; inset: calc(var(--pick-width) * -.4); border: var(--pick-width) solid var(--pick);
  border-radius: calc(var(--width) * .07 + var(--pick-width) * .4); box-shadow: 0 0 0 2px #fff, inset 0 0 0 1.5px #fff; pointer-events: none;
}
.hinted::after { content: ''; position: absolute; inset: 0; border-radius: inherit; pointer-events: none }
.cell.refused::before { border: 0 }
.cell.refused::after { border-style: dashed; background: none; box-shadow: 0 0 0 2px #fff }
.cell:focus-visible { outline-offset: 3px; z-index: 501; box-shadow: inset 0 0 0 3px #1d2126 }
.cell[aria-selected]:focus-visible { outline-offset: calc(var(--pick-width) * .4 + 3px) }
@media (hover: hover) { .cell[data-filled=true]:not([aria-selected]):hover { box-shadow: 0 0 0 2px var(--mark) } }
.place { box-shadow: inset 0 0 0 2px var(--rim); display: grid; place-items: center }
.place .face, .place .sign { position: absolute; inset: 0 }
.pile .face, .deck[data-empty=true] .face, .deck[data-empty=false] .sign { display: none }
.count { position: absolute; margin: 0; white-space: nowrap; line-height: 1.2; font-size: max(.8125rem, calc(var(--width) * .17)); font-variant-numeric: tabular-nums }
.number { font-size: 1.25em; font-weight: 700 }
[data-form=beside] .count { top: 100%; margin-top: .25em; width: max(100%, min-content); white-space: normal; text-align: center }
[data-form=below] .deck .count { right: 100%; margin-right: .6em }
[data-form=below] .pile .count { left: 100%; margin-left: .6em }
.flash {
  position: absolute; inset: 0; z-index: 350; pointer-events: none;
  border: 8px double var(--pick); outline: 3px solid #fff; outline-offset: -11px;
}
.grid-table[data-aside=true] .saying { left: .5rem; transform: none; max-width: calc(var(--beside) - 1.5rem); border-radius: 14px }
@media (forced-colors: active) { .cell, .flash, .place .face { forced-color-adjust: none } .bed, .place { outline: 1px solid GrayText; outline-offset: -1px } }
`;

const BAR = `
.view .toolbar .game { min-width: 6rem; min-height: 32px }
@media (max-width: 480px) {
  .view .toolbar .game, .view .toolbar .buttons button { min-height: 44px }
  .view .toolbar[data-labels=below] .buttons button { flex-basis: auto; min-width: 44px }
  .view .toolbar { column-gap: .1rem; padding-inline: .3rem } .view .toolbar .buttons { gap: .1rem }
}
.view .toolbar [data-advised=true] { background: var(--hint); color: #1d2126; border-color: var(--hint); box-shadow: 0 0 0 3px color-mix(in srgb, var(--hint) 45%, transparent); font-weight: 700 }
`;

const MOTION = `
@media (prefers-reduced-motion: no-preference) {
  .flash:not([hidden]) { animation: flash 1s both }
  @keyframes flash { 0% { opacity: 0 } 12% { opacity: 1 } 55% { opacity: 1 } 100% { opacity: 0 } }
  [data-advised=true] { animation: advise .5s 2 alternate }
  @keyframes advise { to { box-shadow: 0 0 0 7px transparent } }
  .cell[aria-selected]::after { animation: pick .12s }
  @keyframes pick { from { opacity: 0; transform: scale(1.06) } }
}
`;

/** One style sheet for all tables of a page. */
export const gridSheet = sheetOf(TABLE + BAR + MOTION);
