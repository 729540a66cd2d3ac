/** The style sheet of all pages: light and dark, wide and narrow, screen and paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: light-dark(#fff, #14181d);
  --ink: light-dark(#1d2126, #e8ebef);
  --soft: light-dark(#59626e, #a3adb9);
  --line: light-dark(#d5dae0, #343c46);
  --tint: light-dark(#f4f6f8, #1d232a);
  --good: light-dark(#14692f, #7fd69a);
  --bad: light-dark(#b3121f, #ff9a9a);
  --open: light-dark(#7a5200, #f0c169);
  --link: light-dark(#0b57d0, #9ac1ff);
  --felt: light-dark(#2c7a57, #1b3a2d);
  --rim: light-dark(#ffffff80, #ffffff55);
  --paper: light-dark(#fffdf8, #d8d5cc);
  --edge: light-dark(#8b8f8c, #59616d);
  --black: light-dark(#1d2126, #16191d);
  --red: light-dark(#c4202f, #a80f1d);
  --back: light-dark(#2b4f9b, #31508f);
  --weave: light-dark(#6f8fd0, #5878b8);
  --mark: #ffd34d;
}
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 68rem; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word }
h1, h2, h3, h4 { line-height: 1.25; margin: 2.2rem 0 .6rem }
h1 { font-size: 1.7rem; margin-top: 0 } h2 { font-size: 1.35rem } h3 { font-size: 1.15rem } h4 { font-size: 1.05rem }
p { margin: .5rem 0 }
a { color: var(--link) }
.score { font-size: 1.25rem; font-weight: 600 }
.soft { color: var(--soft) }
.bar { height: .6rem; border-radius: .3rem; background: var(--line); overflow: hidden; max-width: 30rem; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.bar span { display: block; height: 100%; background: var(--good) }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; margin: .8rem 0; font-variant-numeric: tabular-nums }
caption { text-align: left; color: var(--soft); padding: .2rem 0 }
th, td { text-align: left; vertical-align: top; padding: .35rem .7rem; border-bottom: 1px solid var(--line) }
tbody th, tbody td { overflow-wrap: anywhere }
.sortable tbody th, .sortable tbody td:not(.number) { min-width: 5.5rem }
td.number, th.number { text-align: right; white-space: nowrap }
thead th { border-bottom-width: 2px; vertical-align: bottom }
thead th.number { white-space: normal }
tbody th { font-weight: 400 }
tfoot th, tfoot td { font-weight: 600; border-bottom: 0 }
.passed { color: var(--good) } .failed { color: var(--bad); font-weight: 600 } .incomplete, .skipped { color: var(--open); font-weight: 600 }
td:is(.passed, .failed, .incomplete, .skipped)::before { content: ''; display: inline-block; width: .6rem; height: .6rem; margin-right: .45rem; border-radius: 50%; background: currentColor; print-color-adjust: exact; -webkit-print-color-adjust: exact }
section.criterion { border-top: 1px solid var(--line); margin-top: 2rem }
section.criterion > h2, section.criterion > h3 { margin-top: 1.2rem }
.check { border-left: .25rem solid var(--bad); padding-left: 1rem; margin: 1.5rem 0 }
.check > :first-child { margin-top: 0 }
.note { border-left: .25rem solid var(--line); padding-left: 1rem; margin: 1.5rem 0 }
.first { border: 1px solid var(--line); border-left: .25rem solid var(--bad); border-radius: .4rem; padding: .8rem 1rem; margin: 1.2rem 0 }
.first > :first-child { margin-top: 0 }
th.sign { font-family: ui-monospace, monospace; font-size: .9rem; white-space: nowrap }
blockquote { margin: .8rem 0; padding: .5rem 1rem; border-left: .25rem solid var(--line); background: var(--tint); font-style: italic }
.hint { background: var(--tint); border-radius: .4rem; padding: .6rem 1rem }
pre { margin: .4rem 0; padding: .6rem .8rem; background: var(--tint); border: 1px solid var(--line); border-radius: .4rem; overflow-x: auto; font: .9rem/1.45 ui-monospace, monospace; white-space: pre-wrap }
td.cards { font-family: ui-monospace, monospace; font-size: .9rem }
.label { margin: .9rem 0 0; font-weight: 600 }
.boards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); margin: 1rem 0 }
figure { margin: 0 }
figcaption { font-weight: 600; margin-bottom: .3rem }
figcaption .soft { font-weight: 400 }
.board { display: block; width: 100%; height: auto; background: var(--felt); border-radius: .5rem; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.symbols { position: absolute }
.slot { fill: none; stroke: var(--rim); stroke-width: 2 }
.paper { fill: var(--paper); stroke: var(--edge); stroke-width: 2 }
.back { fill: var(--back) } .weave { stroke: var(--weave); stroke-width: 3; fill: none }
.black { fill: var(--black); stroke: var(--black) } .red { fill: var(--red); stroke: var(--red) }
path.black, path.red { stroke-width: 0 }
.any { font: bold 36px system-ui, sans-serif; text-anchor: middle; fill: var(--black) }
.mark { fill: none; stroke: var(--mark); stroke-width: 7; stroke-dasharray: 20 9 }
.swatch { display: inline-block; width: 1.6em; height: 1em; border: 3px dashed var(--mark); background: var(--felt); vertical-align: -.15em; border-radius: .2em }
td.chart { width: 60%; min-width: 8rem; vertical-align: middle }
/* The bars need no visible heading. */
table:has(td.chart) thead th:last-child { font-size: 0 }
.sort { font: inherit; color: inherit; text-align: inherit; background: none; border: 0; padding: 0; cursor: pointer; text-decoration: underline dotted }
th[aria-sort=ascending]::after { content: ' ↑' } th[aria-sort=descending]::after { content: ' ↓' }
details { margin: .6rem 0 } summary { cursor: pointer }
@media (max-width: 34rem) {
  th, td { padding: .35rem .4rem }
  .check, .note, .first { padding-left: .7rem }
}
@media print {
  :root { color-scheme: light }
  body { max-width: none; padding: 0; font-size: 10pt }
  .check figure, .check table, pre, tr, blockquote { break-inside: avoid }
  h1, h2, h3, h4, .label { break-after: avoid }
  .boards { grid-template-columns: repeat(3, 1fr) }
  a { color: inherit; text-decoration: none }
}
`;
