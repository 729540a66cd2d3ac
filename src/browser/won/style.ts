/** The styles of the panel after a win. */
export const WON = `
.won {
  position: absolute; left: 50%; top: 56%; transform: translate(-50%, -50%); z-index: 300; width: min(26rem, 94%); max-height: calc(100% - 1rem); overflow: auto;
  padding: 1.25rem 1.5rem; border-radius: 14px; background: var(--panel); color: var(--ink); text-align: center; text-wrap: balance; outline: 1px solid transparent;
  box-shadow: 0 0 0 1px #0003, 0 18px 50px #000b; font-variant-numeric: tabular-nums;
  --muted: color-mix(in srgb, var(--ink) 72%, var(--panel)); --star: #f5b921; --star-edge: light-dark(#8a5a00, #ffdc7d);
}
.won:focus { outline: none }
.won .title { margin: 0; font-size: 1.6rem; font-weight: 700; line-height: 1.2 }
.view .won .close { position: absolute; top: .6rem; right: .6rem; display: grid; place-items: center; width: 40px; padding: 0; border-color: transparent; border-radius: 50% }
.won .figures { display: flex; justify-content: center; gap: .25rem 2.25rem; margin: .75rem 0 .5rem }
.won .figures div { display: flex; flex-direction: column-reverse }
.won dd { margin: 0; font-size: 2.5rem; font-weight: 700; line-height: 1.1; letter-spacing: -.02em }
.won dt { color: var(--muted) }
.won .par { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 .6rem; align-content: center; min-height: 3.6rem; margin: .25rem 0; padding: .35rem .75rem; border-radius: 8px; background: color-mix(in srgb, var(--ink) 7%, var(--panel)) }
.won .par[aria-hidden] { color: var(--muted) } .won .par::before { content: attr(data-waiting) } .won .par[data-waiting='']::before, .won .par small:empty { content: none; display: none }
.won small { flex: 0 0 100%; color: var(--muted); font-size: .8rem }
.won .stars { display: flex; gap: .15rem; font-size: 1.3rem }
.won .stars .icon path { stroke: var(--muted); stroke-width: 1.5 }
.won :is(.stars .earned, .news .icon) path { fill: var(--star); stroke: var(--star-edge); stroke-width: 1.5 }
.won .news { display: grid; justify-content: center; gap: .3rem; margin: .75rem 0 .5rem; padding: 0; list-style: none; font-weight: 600; text-wrap: wrap }
.won .news li { display: flex; align-items: center; gap: .5rem; text-align: start }
.won .record > .others span { display: block }
.won .record > .others { margin: .4rem 0 0; color: var(--muted); font-size: .9rem }
.view .won .primary { display: block; width: 100%; min-height: 48px; margin: 1rem 0 0; border-color: transparent; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-size: 1.1rem; font-weight: 600 }
.won div.others { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin: .6rem 0 0 }
.won div.others > :nth-child(odd):last-child { grid-column: 1 / -1 }
.view .won div.others button { min-height: 44px; border-color: color-mix(in srgb, currentColor 25%, transparent) }
.won :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
.won.folded { top: auto; bottom: calc(1rem + env(safe-area-inset-bottom)); transform: translateX(-50%); width: auto; padding: 0; border-radius: 2rem } .won.folded > :not(.unfold) { display: none }
.view .won .unfold { display: flex; align-items: center; gap: .5rem; min-height: 44px; border: 0; padding: 0 1.25rem; border-radius: 2rem; font-weight: 600 }
.toolbar[data-place=below] ~ .won.folded { bottom: 7rem }
@media (hover: hover) { .view .won .primary:hover { background: color-mix(in srgb, var(--accent), var(--ink) 15%) } }
@media (forced-colors: active) { .won { border: 1px solid } .view .won .primary { forced-color-adjust: none; border: 2px solid; background: Highlight; color: HighlightText } }
@media (max-height: 480px) and (min-width: 561px) {
  .won { top: 50%; display: grid; grid-template: auto 1fr auto auto / 1fr 1fr; gap: 0 1.5rem; width: min(46rem, 94%); padding: .9rem 1.25rem; align-content: safe center }
  .won.folded { display: block }
  .won .record { display: contents }
  .won > .title, .won > .figures, .won .par, .won .record > .others { grid-column: 1 }
  .won .par { grid-row: 3 } .won .record > .others { grid-row: 4 }
  .won .news { grid-column: 2; grid-row: 1 / 3; align-self: center; margin: 0 0 .4rem; padding-right: 2.2rem; font-size: .9rem } .view .won .primary { grid-column: 2; grid-row: 3; margin: 0; align-self: center }
  .won div.others { grid-column: 2; grid-row: 4; margin: .3rem 0 0; align-content: start }
  .view .won div.others button { padding: 0 .5rem; font-size: .9rem }
  .view .won .close { top: .3rem; right: .3rem }
}
@media (max-width: 360px) { .won { padding: 1rem .9rem } .won .figures { gap: .25rem 1.25rem } .won dd { font-size: 2.1rem } }
`;
