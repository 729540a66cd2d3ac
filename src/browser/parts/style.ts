/** The style sheet for the dialogs of a view. */
import { sheetOf } from '../sheet.js';

/** The parts that dialogs in a view and dialogs in a page have in common. */
export const DIALOG_PARTS = `
.icon { width: 1.35em; height: 1.35em; flex: none; overflow: visible }
.icon path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.panel .heading { display: flex; align-items: start; gap: .75rem; margin: 0 0 .75rem }
.panel h2 { flex: 1; margin: 0; padding: .3rem 0; font-size: 1.25rem; line-height: 1.3; outline: none }
.panel .heading button.close { flex: none; display: grid; place-items: center; width: 40px; min-height: 40px; padding: 0; border-color: transparent; border-radius: 50% }
.panel button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 600 }
`;

const PANEL = `
.panel { border: 0; outline: 1px solid transparent; padding: 0; border-radius: 14px; background: var(--panel); color: var(--ink); max-width: min(30rem, 94vw); max-height: 90dvh; overflow: auto }
.panel { --more: color-mix(in srgb, var(--ink) 60%, transparent); --up: 0 0; --down: 0 0; box-shadow: inset var(--up) var(--more), inset var(--down) var(--more) }
.panel[data-more~=above] { --up: 0 .9rem .7rem -.6rem }
.panel[data-more~=below] { --down: 0 -.9rem .7rem -.6rem }
@media (forced-colors: active) { .panel[data-more~=above] { border-top: 4px dashed } .panel[data-more~=below] { border-bottom: 4px dashed } }
/* On a phone, a tall dialog covers a notice below the table. */
@media (max-width: 560px) { .panel { max-height: calc(100dvh - 1rem) } }
.panel::backdrop { background: #0008 }
.sheet { padding: 1rem min(1.25rem, 4vw) }
.panel h3 { margin: 0 0 .4rem; font-size: 1rem }
.view .entries button[aria-pressed=true] { font-weight: 700; box-shadow: inset 0 0 0 2px currentColor }
.view .entries button[aria-disabled=true] { opacity: .55; cursor: default }
.panel p { margin: .5rem 0; overflow-wrap: anywhere }
.panel table { border-spacing: 0; width: 100% }
.panel th { text-align: left; font-weight: 600; padding: .15rem 1rem .15rem 0 }
.panel tr { vertical-align: baseline }
.group { margin: 0 0 1rem }
.entries { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .75rem }
.look, form { display: grid; gap: .5rem; margin: 0 0 .75rem }
.panel input { width: 100%; cursor: text }
.panel :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
option { color: #1d2126; background: #fff }
`;

export const panelSheet = sheetOf(PANEL + DIALOG_PARTS);
