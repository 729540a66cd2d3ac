/** The style sheet of the page's dialogs. It loads with the first dialog. */
import { DIALOG_PARTS } from '../../browser/parts/style.js';
import { sheetOf } from '../../browser/sheet.js';

const DIALOGS = `
dialog { width: min(36rem, 94vw); border: 0; outline: 1px solid transparent; border-radius: 14px; padding: 0; background: var(--panel); color: var(--ink) }
dialog::backdrop { background: #0008 }
.entries { display: flex; flex-wrap: wrap; gap: var(--gap); margin-bottom: var(--gap) }
dialog textarea { display: block; width: 100%; margin: var(--gap) 0; font: 0.9rem/1.4 ui-monospace, monospace }
/* The unfinished games: one button for each, as wide as the dialog. */
.games-left { display: grid; gap: var(--gap); margin: 0 0 var(--gap); padding: 0; list-style: none }
.games-left button { display: grid; width: 100%; min-height: 44px; padding-block: 0.35rem; text-align: start; overflow-wrap: anywhere }
.panel :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
.how-to .picture { width: fit-content; border-radius: 10px; overflow: hidden; zoom: 1.5 }
/* The dialog for a new game. */
.panel:has(.new-game) { width: min(27rem, 94vw) }
.new-game form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .1rem; margin: 0 0 1rem }
.new-game > button.primary { margin-bottom: .75rem }
.new-game :is(select, input:not([type=radio], [role=switch])) { min-width: 0; min-height: 44px; padding-inline: .6rem; font: inherit; color: inherit; background: light-dark(#fff, #26302b); border: 1px solid light-dark(#8a938d, #76827b); border-radius: .5rem }
.new-game .setting select { flex: 0 1 14rem; text-overflow: ellipsis }
.new-game .segmented { flex: 1 1 100% }
.new-game .draws { padding-top: 0; border: 0 }
.new-game .draws .swatches { display: grid; flex: 1; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem }
.new-game .draws label { gap: .4rem; padding: 0 0 .5rem; font-size: 1rem }
.new-game .draws label:has(:checked) { font-weight: 600 }
.new-game .draws .picture { width: 100%; max-width: 12rem }
.new-game .draws label span { text-align: center }
@media (max-width: 380px) { .new-game .draws .picture { zoom: .8 } }
@media (max-height: 480px) and (min-width: 700px) {
  .panel:has(.draws) { width: min(42rem, 94vw) }
  .new-game > form:has(.draws) { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: 1.5rem; align-items: start; margin: 0 0 .5rem }
  .new-game .draws { grid-row: 1 / span 3 }
  .new-game form > .primary { grid-column: 1 / -1 }
}
.new-game details { padding: .2rem 0 }
.new-game summary { min-height: 36px; padding: .35rem 0; cursor: pointer }
.new-game .value { opacity: .75; font-variant-numeric: tabular-nums }
.new-game button { min-height: 44px }
.new-game button.primary { width: 100%; margin-top: .5rem; min-height: 48px; font-size: 1.05rem }
.new-game .entries > button { flex: 1 1 auto }
.new-game .with-icon { display: flex; align-items: center; justify-content: center; gap: .5rem }
.new-game details form { display: grid; gap: .5rem; margin: .25rem 0 .5rem }
.new-game .said:empty { display: none }
.courses { display: grid; gap: .5rem }
.courses button { position: relative; display: grid; gap: .15rem; min-height: 44px; padding: .6rem 2.25rem .6rem .9rem; text-align: start; border-color: transparent; background: color-mix(in srgb, currentColor 7%, transparent) }
.courses span { font-size: .9rem; opacity: .85 }
.courses button::after { content: ''; position: absolute; right: 1rem; top: calc(50% - .25rem); width: .5rem; height: .5rem; border: solid; border-width: 2px 2px 0 0; rotate: 45deg; opacity: .5 }
@media (hover: hover) { .courses button:hover { background: color-mix(in srgb, currentColor 14%, transparent) } }
`;

/** The document adopts this style sheet. */
export const dialogStyle = sheetOf(DIALOGS + DIALOG_PARTS);
