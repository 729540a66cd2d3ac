/**
 * The style sheet for the view. A page can set any `--klondike-...` property on the view's element or an element around
 * it.
 */

import { COLORS } from './art/style.js';
import { SENTENCE } from './cards/room.js';
import { LOW } from './parts/bar.js';
import { sheetOf } from './sheet.js';
import { WON } from './won/style.js';

const TABLE = `
:host {
  all: initial !important; display: block !important; height: 100% !important; visibility: inherit !important;
  min-height: var(--klondike-min-height, 200px) !important; contain: layout !important;
}
* { box-sizing: border-box }
[hidden] { display: none !important }
.view {
  display: flex; flex-direction: column; height: 100%; min-height: inherit; position: relative; overflow: hidden;
  background: var(--weave, none), radial-gradient(120% 90% at 50% 25%, color-mix(in srgb, var(--felt), #fff 9%), var(--felt) 55%, color-mix(in srgb, var(--felt), #000 22%)), var(--felt);
  color: var(--on-felt);
  font: 1rem/1.4 system-ui, sans-serif;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) var(--klondike-inset-bottom, env(safe-area-inset-bottom)) env(safe-area-inset-left);
  -webkit-tap-highlight-color: transparent;
}
.table { flex: 1; min-height: 0; position: relative; isolation: isolate; user-select: none; -webkit-user-select: none; touch-action: pinch-zoom }
.card, .slot {
  position: absolute; left: 0; top: 0; width: var(--width); height: var(--height);
  padding: 0; margin: 0; border: 0; background: none; color: inherit; font: inherit;
  border-radius: calc(var(--width) * .07); touch-action: pinch-zoom;
}
button.card { cursor: pointer }
[data-drags] button.card { cursor: grab }
.slot { background: #0000001a; box-shadow: inset 0 0 0 1.5px var(--rim); cursor: pointer }
.face {
  display: block; width: 100%; height: 100%; border-radius: inherit;
  background: var(--paper); box-shadow: var(--lift); pointer-events: none;
}
.back .face, .slot[data-stock=full]::after {
  --ring: calc(var(--width) * .045);
  border: var(--ring) solid var(--paper);
  background: var(--pattern), var(--back);
  background-clip: padding-box;
  box-shadow: inset 0 0 0 calc(var(--ring) * .3) var(--back), inset 0 0 0 calc(var(--ring) * .55) var(--back-line), var(--lift);
}
.slot[data-stock=full]::after { content: ''; position: absolute; inset: 0; border-radius: inherit }
.slot[data-stock=full] .sign, .spent .sign { display: none }
.slot[data-redeals]::before {
  content: attr(data-redeals); position: absolute; z-index: 1; right: 6%; bottom: 4%; min-width: 1.5em; border-radius: 1em;
  font-size: max(11px, calc(var(--width) * .17)); line-height: 1.5; background: var(--paper); color: var(--black); pointer-events: none;
}
.face svg, .sign { display: block; width: 100%; height: 100% }
.sign { --suit: var(--rim); pointer-events: none }
.suit-0 { --suit: var(--spades) } .suit-1 { --suit: var(--hearts) }
.suit-2 { --suit: var(--diamonds) } .suit-3 { --suit: var(--clubs) }
path { fill: var(--suit) }
.large { translate: 0 var(--stretch, 0) } .bust { translate: 0 calc(2 * var(--stretch, 0px)) }
.sign > :not(.pen) { fill: var(--on-felt); opacity: .7 } .sign > .ace { opacity: .35 } .view[data-contrast=more] .ace { opacity: .7 }
.pen { fill: none; stroke: var(--suit); stroke-linecap: round; stroke-linejoin: round }
.cloth, .gold, .skin, .badge, .royal { stroke: #1d2126; stroke-width: .8; stroke-linejoin: round }
.gold { fill: var(--gold) } .skin { fill: var(--skin) } .royal { fill: var(--royal) }
.ornament { fill: none; stroke: var(--paper); stroke-width: 1.2; stroke-linejoin: round }
.frame { fill: color-mix(in srgb, var(--gold), #0000 84%); stroke: var(--royal) } .bust .frame { stroke-width: 1.6 }
.view[data-deck=classic] .frame { fill: none }
.view[data-deck=classic] .court {
  --corner: linear-gradient(var(--paper) 0 0);
  background: var(--corner) 0 0 / 36% 17.9% no-repeat, var(--corner) 100% 100% / 36% 17.9% no-repeat, var(--court) center / auto 72% no-repeat, var(--paper);
}
.view[data-deck=classic] .court.plain { background: var(--court) 50% calc(100% + var(--width) * .76) / 96% auto no-repeat, var(--paper) }
.view[data-deck=classic] .figure { display: none }
.fold { fill: none; stroke: var(--gold); stroke-width: 1.2 }
.hair { fill: #4a3524 } .fair { fill: #a8692a } .badge { fill: var(--paper) }
.line { fill: none; stroke: #1d2126; stroke-width: 1.4; stroke-linecap: round }
.leaving { pointer-events: none }
.cascade { position: absolute; inset: 0; width: 100%; height: 100%; z-index: 300 } .faces { opacity: 0 }
.in-hand .face { box-shadow: 0 0 0 3px var(--mark), 0 3px 10px #0008 }
.held .face {
  translate: 0 -3px;
  box-shadow: 0 0 0 2px var(--mark), 0 4px 5px #0006, 0 calc(var(--width) * .14) calc(var(--width) * .2) calc(var(--width) * .03) #0009;
}
/* In a fan of small cards, only the signs in the corner show, not the tops of the large ones. */
.covered:not(:has(+ .in-hand)) :is(.large, .bust) { opacity: 0; transition: opacity 0s .15s }
.view[data-deck=classic] .covered:not(:has(+ .in-hand)) .court.plain { background: var(--paper) }
[data-choice=box] .in-hand .face { box-shadow: 0 0 0 1px var(--edge) }
.box { display: none }
[data-choice=box] .box:not([hidden]) {
  display: block; position: absolute; left: -4px; top: -4px; width: var(--width); box-sizing: content-box; z-index: 90; pointer-events: none;
  border: 4px solid var(--klondike-box, #f0f); border-radius: calc(var(--width) * .07 + 4px); box-shadow: 0 0 0 1px #0006, inset 0 0 0 1px #0006;
}
.refused::before {
  content: ''; position: absolute; inset: 0; z-index: 1; pointer-events: none; border-radius: inherit; border: 3px dashed var(--refused);
  --cross: calc(var(--width) * .26) calc(var(--width) * .26) no-repeat;
  background:
    linear-gradient(45deg, #0000 42%, #fff 0 58%, #0000 0) center / var(--cross),
    linear-gradient(-45deg, #0000 42%, #fff 0 58%, #0000 0) center / var(--cross),
    radial-gradient(closest-side, var(--refused) 88%, #fff 0 98%, #0000) center / calc(var(--width) * .5) calc(var(--width) * .5) no-repeat;
}
/* Held cards have a solid ring and a shadow, legal targets dots and a glow, a target dashes, hints a solid line in their own color, and the focus a white ring. */
.legal { outline: 3px dotted var(--mark); outline-offset: 1px; --glow: 0 0 calc(var(--width) * .12) 3px var(--mark); box-shadow: var(--glow) }
.slot.legal { box-shadow: var(--glow), inset var(--glow) }
.hint, .hinted::after { outline: 3px solid var(--hint); box-shadow: 0 0 0 4px #1d2126, 0 0 8px 4px var(--hint) }
/* The next column must not cut the line around a hint. */
.card.hint, .slot.hint { z-index: 80 !important }
.target { outline: 3px dashed var(--mark); outline-offset: 2px }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.won :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
.card:focus-visible::after, .slot:focus-visible::after {
  content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 3px #1d2126; pointer-events: none;
}
.card:focus-visible { outline-offset: -1px }
.card.in-hand:focus-visible { outline-offset: 4px }
.hint:focus-visible { outline-offset: 5px; box-shadow: 0 0 0 3px var(--hint), 0 0 0 5px #1d2126 }
@media (forced-colors: active) {
  .view { --mark: Highlight; --hint: LinkText; --focus: CanvasText }
  .hint, .hinted::after { outline: 5px double var(--hint); box-shadow: none }
  .card, .slot { forced-color-adjust: none; --rim: CanvasText; --on-felt: CanvasText }
}
`;

const BARS = `
.icon { width: 1.35em; height: 1.35em; flex: none; overflow: visible } .icon path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.view button:not(.card, .slot), select, input {
  font: inherit; min-height: 36px; padding: 0 .75rem; border-radius: 8px; cursor: pointer;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent); background: transparent; color: inherit;
}
.toolbar { display: grid; grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr); align-items: center; gap: .5rem; padding: .25rem .5rem; background: var(--bar); min-height: 48px }
.buttons { display: flex; gap: .15rem } .buttons:last-child { justify-content: end }
.view .toolbar button { position: relative; display: flex; align-items: center; justify-content: center; gap: .4rem; padding: 0 .65rem; min-height: 40px; white-space: nowrap; border-color: transparent; border-radius: 10px }
.view[data-contrast=more] .toolbar button { border-color: currentColor }
.toolbar[data-labels=below] .buttons button { flex-direction: column; gap: .1rem; padding: .2rem .3rem; min-width: 40px; font-size: .72rem; line-height: 1.2 }
.toolbar[data-labels=below] .icon { width: 1.25rem; height: 1.25rem }
.tally { display: flex; align-items: center; justify-content: center; gap: .1rem .75rem; min-width: 0; line-height: 1.2; text-align: center; font-variant-numeric: tabular-nums }
.view .toolbar .chip { display: block; flex: 0 100 auto; min-width: 3rem; min-height: 32px; padding: 0 .9rem; overflow: hidden; text-overflow: ellipsis; border-radius: 999px; background: color-mix(in srgb, currentColor 14%, transparent) }
.toolbar .with-dot { position: relative; display: grid }
.toolbar .dot { position: absolute; right: -.3rem; top: -.3rem; width: .65rem; height: .65rem; border-radius: 50%; background: var(--mark); box-shadow: 0 0 0 2px var(--bar) }
.truth { display: inline-flex; align-items: center; gap: .3rem; white-space: nowrap }
.truth[role=button] { min-height: 32px; padding: 0 .4rem; cursor: pointer }
@media (forced-colors: none) { .truth[data-truth=winnable] .icon { color: #b6f0c8 } .truth[data-truth=lost] .icon { color: #ffd9a8 } } .truth[data-truth=searching] .icon path { stroke-dasharray: 3 4 }
@media (max-width: 560px), (max-width: 900px) and (max-height: 480px) { .truth .word { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } }
@media (hover: hover) { .view button:not(.card, .slot):hover { background: color-mix(in srgb, currentColor 14%, transparent) } .view .toolbar .chip:hover { background: color-mix(in srgb, currentColor 24%, transparent) } }
.view .toolbar button[aria-disabled=true] { opacity: .55; cursor: default }
.moves { flex: none; white-space: nowrap }
.time { white-space: nowrap; opacity: .85 }
.saying {
  position: absolute; left: 50%; bottom: calc(.5rem + env(safe-area-inset-bottom)); margin-bottom: var(--stock-row, 0); transform: translateX(-50%);
  width: max-content; max-width: min(92%, ${SENTENCE.width}px); padding: .4rem .9rem; border-radius: 1.4rem; background: #000d; color: #fff; z-index: 400; pointer-events: none; text-align: center;
}
.view button.pill:not(.card, .slot) {
  position: absolute; left: 50%; bottom: calc(1rem + env(safe-area-inset-bottom)); margin-bottom: var(--stock-row, 0); translate: -50%; z-index: 350; display: flex; align-items: center; gap: .5rem;
  min-width: 44px; min-height: 48px; padding: 0 1.5rem 0 1.25rem; border: 0; outline-offset: 3px; border-radius: 24px; --pill: light-dark(var(--panel), var(--accent)); background: var(--pill); color: light-dark(var(--ink), var(--on-accent)); font-weight: 600; box-shadow: 0 4px 16px #0009;
}
@media (hover: hover) { .view button.pill:not(.card, .slot):hover { background: color-mix(in srgb, var(--pill), #000 12%) } }
@media (forced-colors: active) { .view button.pill:not(.card, .slot) { border: 2px solid } }
.pill:not([hidden]) ~ .saying { margin-bottom: calc(4rem + var(--stock-row, 0px)) }
.toolbar[data-place=below] ~ .pill:not(.card, .slot) { bottom: 7rem }
.toolbar[data-place=below] { order: 1; display: flex; flex-wrap: wrap; gap: .15rem; padding: .25rem .3rem }
.toolbar[data-place=below] ~ .saying { bottom: 6.5rem }
.toolbar[data-place=below] .tally { order: -1; flex: 0 0 100%; min-height: 32px; font-size: .9rem }
.toolbar[data-place=below] .buttons { display: contents }
.toolbar[data-place=below] .buttons button { flex: 1 1 0; min-width: max-content; min-height: 48px; padding-inline: .15rem }
.status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (max-width: 340px) { .toolbar[data-labels=below] .buttons button { min-width: 40px; padding-inline: 0; font-size: .68rem } .toolbar .tally, .toolbar[data-place=below] .tally { gap: .1rem .4rem; font-size: .82rem } .view .toolbar .chip { padding: 0 .6rem } }
@media (max-width: 960px) and (max-height: 480px) { .toolbar { gap: .3rem; font-size: .85rem; padding-block: 0; min-height: 40px } .view .toolbar button { padding: 0 .4rem; gap: .25rem } .tally { gap: .1rem .5rem } }
@media (max-height: ${LOW.height}px) { .view .toolbar button { min-height: 36px } .view .toolbar .chip { min-height: 28px } .toolbar .dot { top: 0 } }
@media (max-height: ${LOW.height}px) and (max-width: ${LOW.width}px) { .toolbar { font-size: .8rem } .toolbar[data-labels=below] .buttons button { padding: 0 .1rem; font-size: .66rem } }
`;

const MOTION = `
@media (prefers-reduced-motion: no-preference) { .held .face { transition: box-shadow .12s, translate .12s } .pill { animation: pop .2s } @keyframes pop { from { opacity: 0; scale: .9 } } .won { animation: rise .2s } @keyframes rise { from { translate: 0 1rem } } }
`;

/** The style sheet that all tables of a page share. */
export const styleSheet = sheetOf(COLORS + TABLE + BARS + WON + MOTION);
