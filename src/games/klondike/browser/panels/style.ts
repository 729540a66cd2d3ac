/** The style sheet of the notice at a dead end. */
import { sheetOf } from '../../../../browser/sheet.js';

const STYLE = `
.dead-end {
  position: absolute; left: 50%; bottom: calc(.75rem + env(safe-area-inset-bottom)); margin-bottom: var(--stock-row, 0); translate: -50%; z-index: 350;
  display: flex; flex-wrap: wrap; align-items: center; gap: .4rem .6rem; box-sizing: border-box; width: max-content; max-width: min(34rem, calc(100% - 1rem));
  padding: .6rem 3rem .6rem 1rem; border-radius: 14px; background: var(--panel); color: var(--ink); box-shadow: 0 4px 16px #0009; line-height: 1.3;
}
.dead-end[hidden] { display: none }
.dead-end p { flex: 1 1 100%; margin: 0 }
.view .dead-end button:not(.close) { min-height: 40px }
.view .dead-end button.primary { background: var(--accent); color: var(--on-accent); border-color: transparent; font-weight: 600 }
.view .dead-end .close { position: absolute; top: .2rem; right: .2rem; min-width: 44px; min-height: 44px; padding: 0; border: 0 }
.view:has(.dead-end:not([hidden])) .saying { top: 50%; bottom: auto }
.toolbar[data-place=below] ~ .dead-end { bottom: 7rem }
@media (forced-colors: active) { .dead-end { border: 2px solid } }
`;

export const deadEndSheet = sheetOf(STYLE);
