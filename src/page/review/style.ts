/** The style sheet of the review, in the colors of the page. It loads with the review. */
import { sheetOf } from '../../browser/sheet.js';

const STYLE = `
.review { position: fixed; inset-block: 0; right: 0; width: var(--review); display: flex; flex-direction: column; padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) 0; background: var(--panel); color: var(--ink); box-shadow: 0 0 1.5rem #0005; z-index: 10 }
[data-review=below] > .review { inset: auto 0 0; width: auto; height: var(--review); border-radius: 14px 14px 0 0; padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left) }
.review:focus { outline: none }
.review .heading { display: flex; align-items: center; padding: .6rem .6rem .2rem 1rem }
.review h2 { flex: 1; margin: 0; font-size: 1.1rem; line-height: 1.3 }
.review .icon { display: block; width: 1.3em; height: 1.3em; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.review button.close { display: grid; place-items: center; width: 40px; min-height: 40px; padding: 0; border-color: transparent; border-radius: 50% }
.review .verdict { display: flex; flex-wrap: wrap; align-items: center; gap: .35rem .75rem; padding: 0 1rem }
.review .verdict:not(:empty) { padding-bottom: .6rem }
.review .verdict p { flex: 1 1 auto; margin: 0; font-weight: 600; text-wrap: balance; overflow-wrap: anywhere }
.review .rows { flex: 1; min-height: 0; overflow: auto; overscroll-behavior: contain; padding: .35rem .4rem; border-block: 1px solid color-mix(in srgb, var(--line) 45%, transparent) }
.review .rows ol { margin: 0; padding: 0; list-style: none }
.review .rows ol ol { margin-inline-start: 1.4rem; border-inline-start: 2px solid color-mix(in srgb, var(--line) 60%, transparent) }
.review .rows :is(button, summary) { min-height: 38px; padding: .3rem .6rem; border-radius: 8px; overflow-wrap: anywhere }
.review .rows button { display: flex; align-items: center; gap: .6rem; width: 100%; border-color: transparent; text-align: start; font-size: .95rem }
.review .rows summary { align-content: center; margin-inline-start: 2.2rem; cursor: pointer; font-size: .9rem; opacity: .85 }
.review .number { flex: none; min-width: 2.2em; text-align: end; font-variant-numeric: tabular-nums; opacity: .75 }
.review .move { flex: 1; text-wrap: pretty }
.review .rows [aria-current] { border-color: color-mix(in srgb, var(--accent) 60%, transparent); background: color-mix(in srgb, var(--accent) 16%, transparent) }
.review .rows :is(.winnable, .lost) { flex: none; max-width: 45%; font-size: .85rem; font-weight: 600 }
.review .winnable { color: light-dark(#17632a, #7fdc95) }
.review .lost { color: var(--fault) }
.review .now { flex: none; padding: 0 .5rem; border: 1px solid; border-radius: 1rem; font-size: .8rem; opacity: .85 }
.review .foot { display: flex; gap: .4rem; padding: .6rem .75rem }
.review .foot button { min-height: 44px; padding-inline: .5rem }
.review .foot button:has(.icon) { display: grid; place-items: center; min-width: 48px; padding: 0 }
.review .foot .primary { flex: 1; border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 600 }
.review :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d); outline-offset: -2px }
.review .foot :focus-visible { outline-offset: 2px }
/* Beside the game in play, the review lies on the felt like the toolbar. */
[data-review=dock] > .review { color-scheme: dark; --accent: #7fd3a6; --line: #fff8; --fault: #ffb4ab; background: #0006; color: #fff; box-shadow: none }
[data-review=dock] > .review .rows { border: 0 }
.review .foot:not(:has(button:not(:disabled, [hidden]))) { display: none }
@media (pointer: coarse) { .review .rows :is(button, summary) { min-height: 44px } }
@media (forced-colors: active) { .review { border: 1px solid } .review .rows [aria-current] { outline: 2px solid Highlight; outline-offset: -2px } .review .foot .primary { border-color: ButtonText } }
/* A short sheet keeps its room for the moves. */
@media (max-height: 480px) { .review .heading { padding-block: .1rem 0 } .review .verdict { flex-wrap: nowrap } .review .verdict p { flex-shrink: 1 } .review :is(.verdict, .foot .primary) { font-size: .92rem } .review .foot { padding-block: .3rem } .review .foot button { min-height: 40px } }
[data-review=below] > .review .heading { padding: .2rem .6rem 0 1rem }
[data-review=below] > .review .verdict { flex-wrap: nowrap }
[data-review=below] > .review .verdict p { flex-shrink: 1 }
@media (max-width: 360px) { .review .verdict, .review .foot .primary { font-size: .92rem } }
[data-review=below] > .review .foot { padding-block: .4rem }
#table:has(> .preview) { position: relative }
/* The lesson waits, because its marks are behind the preview. */
body:has(.preview) > .lesson { display: none }
.preview { position: absolute; inset: 0; z-index: 1; background: var(--felt); display: flex; flex-direction: column; padding-top: env(safe-area-inset-top) }
.preview-table { flex: 1; min-height: 0; --klondike-min-height: 0px }
[data-review=below] .preview-table { --klondike-inset-bottom: 0px }
.preview .caption { flex: none; display: grid; align-content: center; min-height: 44px; padding: .2rem .75rem; background: var(--bar); color: var(--on-felt); text-align: center; overflow-wrap: anywhere }
[data-review=below] .caption { min-height: 32px; font-size: .9rem }
@media (max-height: 480px) { .preview .caption { min-height: 30px; font-size: .9rem } }
`;

/** The document adopts this style sheet. */
export const reviewStyle = sheetOf(STYLE);
