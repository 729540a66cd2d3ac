/** The style sheet for the dialogs of a view. */
import { sheetOf } from '../sheet.js';

/** The parts that dialogs in a view and dialogs in a page have in common. */
export const DIALOG_PARTS = `
.icon { width: 1.35em; height: 1.35em; flex: none; overflow: visible }
.icon path { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
/* The heading stays while the dialog scrolls. */
.sheet { padding: 1rem min(1.25rem, 4vw) }
.panel .heading { --side: min(1.25rem, 4vw); position: sticky; z-index: 2; top: 0; display: flex; align-items: start; gap: .75rem; margin: -1rem calc(-1 * var(--side)) .25rem; padding: .75rem var(--side) .5rem; background: var(--panel) }
.panel { scroll-padding-top: 4.5rem }
dialog[data-more~=above] .heading { box-shadow: 0 1px color-mix(in srgb, currentColor 18%, transparent) }
dialog[data-more~=below] { box-shadow: inset 0 -1px color-mix(in srgb, currentColor 18%, transparent), inset 0 -1.5rem 1rem -1rem color-mix(in srgb, currentColor 12%, transparent) }
@media (forced-colors: active) { dialog[data-more~=above] .heading { border-bottom: 1px solid } dialog[data-more~=below] { border-bottom: 4px dashed } }
.panel h3 { margin: 0 0 .4rem; font-size: 1rem }
.panel h2 { flex: 1; margin: 0; padding: .3rem 0; font-size: 1.25rem; line-height: 1.3; outline: none }
.panel .heading button.close { flex: none; display: grid; place-items: center; width: 40px; min-height: 40px; padding: 0; border-color: transparent; border-radius: 50% }
.panel .setting { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .4rem 1rem; min-height: 44px; padding: .4rem 0 }
.panel .setting > .name { flex: 1 1 8rem }
.panel .setting ~ .setting { border-top: 1px solid color-mix(in srgb, currentColor 14%, transparent) }
.panel .setting input { width: auto; min-height: 0; margin: 0; padding: 0; cursor: pointer }
.setting + .about { margin: 0 0 .6rem; font-size: .88rem; opacity: .8 }
.segmented { display: flex; flex: 0 1 auto; padding: 3px; border-radius: 8px; background: color-mix(in srgb, currentColor 10%, transparent) }
.segmented label, .panel .segmented button { position: relative; display: grid; flex: 1 1 auto; place-items: center; min-height: 38px; padding: .2rem .8rem; border: 0; border-radius: 6px; text-align: center; line-height: 1.2; cursor: pointer }
.panel .segmented input, .panel .swatches input { position: absolute; z-index: 1; inset: 0; width: 100%; height: 100%; opacity: 0 }
.segmented small { display: flex; align-items: center; gap: .25rem; font-size: .75rem }
.segmented label:has(:checked), .panel .segmented [aria-pressed=true] { background: var(--accent); color: var(--on-accent); font-weight: 600 }
/* On a wide screen the stock never lies below, so only a player who chose that before sees it. */
@media (min-width: 961px) { .segmented label:has([value^=bottom-]:not(:checked)) { display: none } }
.swatches { display: flex; gap: .75rem; padding: .25rem }
@media (max-width: 600px) { .swatches:has(> :nth-child(6)) { display: grid; flex: 1; grid-template-columns: repeat(3, 1fr) } }
.swatches label { position: relative; display: grid; justify-items: center; gap: .2rem; border-radius: 8px; cursor: pointer; font-size: .9rem }
.swatches .picture { display: block; width: 62px; height: 80px; border-radius: 8px; overflow: hidden; outline: 1px solid color-mix(in srgb, currentColor 30%, transparent); outline-offset: -1px; pointer-events: none }
.swatches .picture:has(.flat) { height: 44px }
.swatches label:has(:checked) .picture { outline: 3px solid var(--accent); outline-offset: 2px }
.swatches label:has(:checked)::before { content: ''; position: absolute; z-index: 1; right: -.5rem; top: -.5rem; width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--accent); pointer-events: none }
.swatches label:has(:checked)::after { content: ''; position: absolute; z-index: 1; right: -.07rem; top: -.28rem; width: .38rem; height: .65rem; border: solid var(--on-accent); border-width: 0 2px 2px 0; transform: rotate(45deg); pointer-events: none }
:is(.segmented, .swatches) label:has(:focus-visible) { outline: 3px solid light-dark(#0b57d0, #ffd34d); outline-offset: 3px }
.panel .setting input[role=switch] { appearance: none; position: relative; flex: none; width: 3rem; height: 1.75rem; border: 2px solid color-mix(in srgb, currentColor 60%, transparent); border-radius: 1rem; background: transparent }
.panel input[role=switch]::before { content: ''; position: absolute; inset: 3px auto 3px 3px; aspect-ratio: 1; border-radius: 50%; background: color-mix(in srgb, currentColor 75%, transparent) }
.panel .setting input[role=switch]:checked { border-color: var(--accent); background: var(--accent) }
.panel input[role=switch]:checked::before { inset: 3px 3px 3px auto; background: var(--on-accent) }
@media (forced-colors: active) {
  .segmented label:has(:checked), .panel .segmented [aria-pressed=true], .panel .setting input[role=switch]:checked { forced-color-adjust: none; background: Highlight; color: HighlightText; border-color: Highlight }
  .panel input[role=switch]::before { forced-color-adjust: none; background: ButtonText } .panel input[role=switch]:checked::before { background: HighlightText }
  .swatches label:has(:checked) .picture { outline-color: Highlight }
  .swatches label:has(:checked)::before { forced-color-adjust: none; background: Highlight; color: HighlightText }
  .swatches label:has(:checked)::after { border-color: HighlightText }
}
@media (max-width: 560px) { .segmented { flex: 1 1 100%; min-width: 0 } .segmented label { min-width: 0; padding-inline: .3rem; font-size: .95rem } .segmented:has([value^=bottom-]) { display: grid; grid-template-columns: 1fr 1fr } .segmented label, .panel .segmented button { min-height: 44px } }
@media (max-width: 360px) { .segmented label { padding-inline: .15rem; font-size: .82rem } }
.panel button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent); font-weight: 600 }
@media (forced-colors: active) { .panel button.primary { forced-color-adjust: none; background: Highlight; color: HighlightText } }
`;

const PANEL = `
.panel { border: 0; outline: 1px solid transparent; padding: 0; border-radius: 14px; background: var(--panel); color: var(--ink); max-width: min(30rem, 94vw); max-height: 90dvh; overflow: auto }
/* On a phone, a tall dialog covers a notice below the table. */
@media (max-width: 560px) { .panel { max-height: calc(100dvh - 1rem) } }
.panel::backdrop { background: #0008 }
.view .entries button[aria-disabled=true] { opacity: .55; cursor: default }
.panel p { margin: .5rem 0; overflow-wrap: anywhere }
.panel table { border-spacing: 0; width: 100% }
.panel th { width: 30%; text-align: left; font-weight: 400; padding: .2rem 1rem .2rem 0 }
.panel kbd { display: inline-block; min-width: 1.75rem; padding: .05rem .4rem; border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-bottom-width: 2px; border-radius: 6px; font: 600 .875rem/1.5 system-ui, sans-serif; text-align: center }
.panel tr { vertical-align: baseline }
.group { margin: 0 0 1rem }
.settings .group { margin: 0 0 1rem; padding: .6rem 1rem; border-radius: 14px; background: color-mix(in srgb, currentColor 5%, transparent) }
.settings .group > :is(h3, summary) { margin: 0 0 .2rem; color: var(--accent); font-size: 1rem; font-weight: 600 }
.settings summary { padding: .5rem 0; cursor: pointer }
.settings .segmented { margin-block: .4rem }
.settings .entries { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 0 1.5rem; margin: 0 }
.view .settings .entries button { display: flex; align-items: center; justify-content: space-between; min-height: 44px; margin-inline: -.5rem; padding: .2rem .6rem .2rem .5rem; text-align: start; border-color: transparent }
.settings .entries button::after { content: ''; flex: none; width: .5rem; height: .5rem; border: solid; border-width: 2px 2px 0 0; rotate: 45deg; opacity: .5 }
.panel:has(.settings) { width: min(42rem, 94vw); max-width: none }
@media (min-width: 1100px) { .panel:has(.settings) { width: min(66rem, 94vw) } .settings { display: grid; grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.6fr); gap: 0 1rem } .settings > :nth-child(2) { grid-area: 1 / 2 / 3 } }
@media (max-width: 560px) { .panel:has(.settings) { width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; border-radius: 0 } .settings .group { padding-inline: .75rem } }
.entries { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .75rem }
form { display: grid; gap: .5rem; margin: 0 0 .75rem }
.panel input { width: 100%; cursor: text }
.panel :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
option { color: #1d2126; background: #fff }
`;

export const panelSheet = sheetOf(PANEL + DIALOG_PARTS);
