/** The style sheet of the page's dialogs. It loads with the first dialog. */
import { DIALOG_PARTS } from '../../browser/parts/style.js';
import { sheetOf } from '../../browser/sheet.js';

const DIALOGS = `
dialog { width: min(36rem, 94vw); border: 0; border-radius: 14px; padding: 1rem min(1.25rem, 4vw); background: var(--panel); color: var(--ink) }
dialog[data-more] { --more: color-mix(in srgb, var(--ink) 60%, transparent); --up: 0 0; --down: 0 0; box-shadow: inset var(--up) var(--more), inset var(--down) var(--more) }
dialog[data-more~='above'] { --up: 0 0.9rem 0.7rem -0.6rem }
dialog[data-more~='below'] { --down: 0 -0.9rem 0.7rem -0.6rem }
@media (forced-colors: active) { dialog[data-more~='above'] { border-top: 4px dashed } dialog[data-more~='below'] { border-bottom: 4px dashed } }
dialog::backdrop { background: #0008 }
.entries { display: flex; flex-wrap: wrap; gap: var(--gap); margin-bottom: var(--gap) }
dialog textarea { display: block; width: 100%; margin: var(--gap) 0; font: 0.9rem/1.4 ui-monospace, monospace }
/* The unfinished games: one button for each, as wide as the dialog. */
.games-left { display: grid; gap: var(--gap); margin: 0 0 var(--gap); padding: 0; list-style: none }
.games-left button { display: grid; width: 100%; min-height: 44px; padding-block: 0.35rem; text-align: start; overflow-wrap: anywhere }
.panel :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
/* The dialog "New game options": each label above its list, all as wide as the dialog. */
.panel form.look { display: grid; gap: 0.75rem; margin: 0 0 var(--gap) }
.panel form.look label { display: grid; gap: 0.25rem }
.panel form.look :is(select, button) { width: 100%; min-width: 0; min-height: 44px; padding-inline: 0.4rem; text-overflow: ellipsis; font: inherit; color: inherit; background: light-dark(#fff, #26302b); border: 1px solid light-dark(#8a938d, #76827b); border-radius: 0.5rem }
.panel form.look button { font-weight: 600 }
.panel form.look .said:empty { display: none }
`;

/** The document adopts this style sheet. */
export const dialogStyle = sheetOf(DIALOGS + DIALOG_PARTS);
