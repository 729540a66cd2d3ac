/** The style sheet for the list of moves, in the colors of the page. It loads with the list, not with the page. */
import { sheetOf } from '../../browser/sheet.js';

const STYLE = `
.move-list, .move-list ol { margin: 0 0 var(--gap); padding: 0; list-style: none }
.move-list ol { margin-inline-start: 1rem; border-inline-start: 2px solid var(--line) }
.move-list button, .move-list summary { min-height: 44px; padding: .35rem .6rem; overflow-wrap: anywhere }
.move-list button { display: flex; align-items: center; gap: .6rem; width: 100%; border-color: transparent; text-align: start }
.move-list button span:nth-child(2) { flex: 1 }
.move-list summary { align-content: center; margin-inline-start: 1rem; cursor: pointer }
.move-list [aria-current] { border-color: currentColor; font-weight: 700 }
.move-list .winnable, .move-list .lost { font-weight: 700 }
.move-list .winnable { color: light-dark(#17632a, #7fdc95) }
.move-list .lost { color: var(--fault) }
`;

/** The document adopts this style sheet. */
export const movesStyle = sheetOf(STYLE);
