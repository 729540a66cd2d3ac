/** The style of the list of moves, in the colors of the page. It comes with the list, not with the page. */
import { sheetOf } from '../../browser/sheet.js';

const STYLE = `
.moves, .moves ol { margin: 0 0 var(--gap); padding: 0; list-style: none }
.moves ol { margin-inline-start: 1rem; border-inline-start: 2px solid var(--line) }
.moves button, .moves summary { min-height: 44px; padding: .35rem .6rem; overflow-wrap: anywhere }
.moves button { display: flex; align-items: center; gap: .6rem; width: 100%; border-color: transparent; text-align: start }
.moves button span:nth-child(2) { flex: 1 }
.moves summary { align-content: center; margin-inline-start: 1rem; cursor: pointer }
.moves [aria-current] { border-color: currentColor; font-weight: 700 }
.moves .winnable, .moves .lost { font-weight: 700 }
.moves .winnable { color: light-dark(#17632a, #7fdc95) }
.moves .lost { color: var(--fault) }
`;

/** To be adopted by the document. */
export const movesStyle = sheetOf(STYLE);
