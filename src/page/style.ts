/** The style sheet of what the page shows beside its table. It is loaded with the rest of the page. */
import { sheetOf } from '../browser/sheet.js';

const CSS = `
:root { --line: light-dark(#8b8f8c, #59616d); --fault: light-dark(#b3261e, #ff8a80); --gap: 0.5rem }
:root[data-contrast='more'] { --line: #000; --fault: #b00012 }
button { font: inherit; min-height: 36px; padding: 0 0.75rem; border: 1px solid color-mix(in srgb, currentColor 55%, transparent); border-radius: 8px; background: transparent; color: inherit; cursor: pointer }
button:hover { background: color-mix(in srgb, currentColor 14%, transparent) }
button:disabled { opacity: 0.55; cursor: default }
/* Notices: one at a time, where the table leaves room, or in a row of its own under the table. They stand before the table, so that keys come to them first. */
#notices { order: 1; flex: none }
#notices[data-place='free'] { position: fixed; z-index: 20; display: flex; justify-content: flex-end; pointer-events: none }
.notice:not(:last-child) { display: none }
.notice { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 0.25rem var(--gap); position: relative; max-width: 100%; padding: 0.4rem 3rem 0.4rem 0.9rem; background: var(--panel); color: var(--ink); pointer-events: auto }
#notices[data-place='free'] > .notice { border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 4px 16px #0007 }
/* Beside the cards there may be little room: only the sentence keeps clear of the cross. */
#notices[data-place='free'] > .notice { padding-inline: 0.5rem }
#notices[data-place='free'] p { padding: 0 2.25rem 0 0.4rem }
#notices[data-place='free'] button:not(.dismiss) { flex: 1 1 auto; padding-inline: 0.25rem; font-size: 0.9rem }
[data-place='row'] .notice { max-height: 40dvh; overflow: auto; justify-content: center; padding-left: calc(0.9rem + env(safe-area-inset-left)); border-bottom: env(safe-area-inset-bottom) solid var(--panel); border-top: 1px solid var(--line) }
[data-place='row'] .notice p { flex: 0 1 auto }
/* A row lifts the bar of a table held in a hand: a second press where that was must not reach the button that has come there. */
[data-place='row'] .notice { animation: come 0.6s step-end }
@keyframes come { from { pointer-events: none } }
@media (max-height: 500px) { [data-place='row'] .notice { padding-block: 0.1rem } [data-place='row'] .notice button { min-height: 32px } [data-place='row'] .notice .dismiss { top: 0.1rem } }
.notice.fault { border-left: 6px solid var(--fault) }
.notice p { flex: 1 1 auto; max-width: 100%; margin: 0.25rem 0; overflow-wrap: anywhere }
.notice button:not(.dismiss) { padding-block: 0.2rem }
.notice .dismiss { position: absolute; top: 0.4rem; right: 0.4rem; min-width: 36px; padding: 0; border-color: transparent; font-size: 1.4rem; line-height: 1 }
.notice :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
/* The row beneath keeps clear of the screen's edge, unless the bar of a replay is beneath it. */
#notices[data-place='row']:has(> *) ~ #table { --klondike-min-height: 0px; --klondike-inset-bottom: 0px }
#notices:has(~ #table > .replay) .notice { border-bottom-width: 0 }
#notices:has(~ #table > .farewell) { display: none }
#drop-hint { position: fixed; z-index: 30; inset: 0; display: grid; place-items: center; border: 6px dashed var(--mark); background: #000b; color: #fff; font-size: 1.5rem; pointer-events: none }
.farewell { display: grid; place-content: center; justify-items: center; gap: var(--gap); height: 100%; padding: 1rem; text-align: center; font-size: 1.2rem }
.farewell p { margin: 0 }
`;

/** To be adopted by the document. */
export const pageStyle = sheetOf(CSS);
