/** The style sheet of the statistics. It loads with the statistics. */
import { sheetOf } from '../../browser/sheet.js';

const CSS = `
.statistics table { border-spacing: 0 }
.statistics th { padding-inline-end: 1rem; text-align: start; font-weight: normal }
.statistics td { font-variant-numeric: tabular-nums }
.statistics-chart { max-width: 26rem; margin: var(--gap) 0 1rem }
.statistics-chart svg { display: block; width: 100% }
.statistics-chart .won { fill: light-dark(#1f7a4d, #59c48f) }
.statistics-chart .lost { fill: light-dark(#b9bfc6, #59616d) }
.statistics-chart .axis { stroke: var(--line) }
.statistics-chart .ends { display: flex; justify-content: space-between; margin: 0; font-size: 0.85rem }
/* For screen readers, instead of the drawing. */
.statistics-chart .told { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }
@media (forced-colors: active) { .statistics-chart .won { fill: Highlight } .statistics-chart .lost { fill: GrayText } }
`;

/** The document adopts this style sheet. */
export const statisticsStyle = sheetOf(CSS);
