/** The style sheet of the line that compares two games, loaded with it. */
import { sheetOf } from '../../browser/sheet.js';

const LINE = `
.race { padding: .2rem .75rem; font-size: .9rem; line-height: 1.3; text-align: center; text-wrap: balance; font-variant-numeric: tabular-nums; color: var(--on-felt); background: var(--bar) }
`;

/** To be adopted by the document. */
export const raceStyle = sheetOf(LINE);
