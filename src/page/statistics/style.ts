/** The style sheet of the statistics. It loads with the statistics. */
import { sheetOf } from '../../browser/sheet.js';

const CSS = `
.rules-played { margin: 0 0 .75rem }
.rules-played.segmented { flex-wrap: wrap }
.statistics .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(7.25rem, 1fr)); gap: .5rem; margin: 0 }
.statistics .tiles > div { display: grid; grid-row: span 2; grid-template-rows: subgrid; row-gap: 0; min-width: 0; padding: .6rem .7rem .65rem; border: 1px solid transparent; border-radius: 14px; background: color-mix(in srgb, var(--accent) 11%, transparent) }
.statistics dt { align-self: end; font-size: .8rem; opacity: .85 }
.statistics dd { display: grid; align-content: start; margin: 0 }
.statistics dd strong { font-size: 2rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; letter-spacing: -.01em; white-space: nowrap }
.statistics dd span { min-height: 1.2em; font-size: .85rem; opacity: .85; font-variant-numeric: tabular-nums }
.statistics .nearest { font-size: .9rem }
.weeks { margin: 1.1rem 0 }
.weeks figcaption { font-size: .875rem; font-weight: 600 }
.weeks ul { display: flex; gap: 3%; height: 8.5rem; margin: .5rem 0 0; padding: 1.4rem 0 0; border-bottom: 1px solid var(--line); list-style: none }
.weeks li { flex: 1; min-width: 0 }
.weeks .column { display: flex; flex-direction: column; justify-content: end; height: 100%; text-align: center }
.weeks b { margin-top: -1.4rem; font-size: .8rem; line-height: 1.4rem; font-variant-numeric: tabular-nums }
.weeks .bar { flex: none; border-radius: 4px 4px 0 0; background: var(--accent) }
.weeks .empty { height: 3px; background: color-mix(in srgb, currentColor 18%, transparent) }
.weeks .ends { display: flex; justify-content: space-between; margin: .25rem 0 0; font-size: .85rem; opacity: .85 }
/* For screen readers, instead of the bars. */
.weeks .told { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%) }
.goals .head { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: .25rem }
.panel .goals h3 { margin: 0 }
.goals ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: .2rem 1rem; margin: 0; padding: 0; list-style: none }
.goals li { display: grid; grid-template-columns: auto 1fr; align-items: start; gap: .75rem; min-height: 56px; padding-block: .35rem }
.goals li > span:last-child { min-height: 40px; align-content: center }
.goals li > span:last-child { display: grid; min-width: 0 }
.goals strong { font-weight: 600 }
.goals small { font-size: .85rem; opacity: .85; font-variant-numeric: tabular-nums }
.goals .badge { display: grid; place-items: center; width: 40px; height: 40px; border: 2px dashed color-mix(in srgb, currentColor 45%, transparent); border-radius: 50%; font-size: .95rem }
.goals li:not(.reached) .icon { opacity: .6 }
.goals .reached .badge { border: 2px solid transparent; background: var(--accent); color: var(--on-accent) }
.goals .count { display: flex; align-items: center; gap: .6rem; opacity: 1 }
.goals .progress { flex: 0 1 6rem; height: 6px; border-radius: 3px; background: color-mix(in srgb, currentColor 18%, transparent); overflow: hidden }
.goals .progress::before { content: ''; display: block; width: calc(100% * var(--done)); height: 100%; border-radius: 3px; background: var(--accent) }
.statistics-tools button { min-height: 44px }
.statistics-tools .reset { margin-inline-start: auto; border-color: transparent; color: var(--fault) }
.panel .counting { margin: 1rem 0; font-size: .85rem; opacity: .85 }
@media (forced-colors: active) {
  .statistics .tiles > div { border-color: CanvasText }
  .weeks .bar:not(.empty), .goals .progress::before { forced-color-adjust: none; background: Highlight }
  .goals .progress { outline: 1px solid CanvasText }
  .goals .reached .badge { border: 3px solid Highlight }
}
`;

/** The document adopts this style sheet. */
export const statisticsStyle = sheetOf(CSS);
