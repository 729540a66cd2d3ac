/** The style sheet of the dialog for daily deals. It loads with the dialog. */
import { sheetOf } from '../../../../browser/sheet.js';

const DAILY = `
.panel:has(.daily) { width: min(27rem, 94vw) }
.daily { --won: light-dark(#1f7a4d, #59c48f); --on-won: light-dark(#fff, #0b1a12); --late: light-dark(#cfe9da, #24493a); --on-late: light-dark(#123a26, #d7f3e4); display: grid; gap: .6rem }
.daily p { margin: 0 }
.daily-head { display: grid; gap: .4rem }
.daily-head > div { display: flex; align-items: center; gap: .5rem; min-width: 0; padding: .35rem .65rem; border-radius: 8px; background: color-mix(in srgb, var(--ink) 7%, transparent) }
.daily-head p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .6rem; min-width: 0; line-height: 1.25 }
.daily-head strong { font-size: 1rem }
.daily-head span:not(.disc) { font-size: .82rem }
.streak .icon { width: 2.1rem; height: 1.6rem; opacity: .5 }
.streak.on .icon { opacity: 1; color: light-dark(#b3470b, #ffb067) }
.streak.on .icon path { fill: color-mix(in srgb, currentColor 30%, transparent) }
.disc { flex: none; display: grid; place-items: center; width: 2.1rem; height: 2.1rem; border-radius: 50%; color: light-dark(#fff, #1d1508); border: 1px solid transparent }
.disc.none { color: var(--ink); opacity: .5; border: 2px dashed }
.disc.bronze { background: light-dark(#99592b, #d99a66) }
.disc.silver { background: light-dark(#5f6b78, #c3ccd6) }
.disc.gold { background: light-dark(#8a6200, #f2c94c) }
.calendar .head { display: flex; align-items: center; gap: .5rem }
.calendar .head h3 { flex: 1; margin: 0; font-size: 1.05rem; text-align: center }
.daily h3::first-letter { text-transform: uppercase }
.calendar .head button { display: grid; place-items: center; min-width: 40px; min-height: 40px; padding: 0; border-color: transparent; border-radius: 50% }
.calendar [aria-disabled=true], .calendar td button:disabled { opacity: .45; cursor: default }
.calendar table { width: 100%; margin: 0; border-spacing: 3px; table-layout: fixed }
.calendar th { padding: .1rem 0; text-align: center; font-weight: 600; font-size: min(.8rem, 3.6vw); opacity: .8 }
.calendar td { padding: 0 }
.calendar td button { display: grid; grid-template-rows: 1.2em .625rem; place-content: center; justify-items: center; row-gap: 2px; width: 100%; min-width: 0; min-height: 42px; padding: 0; border-color: transparent; border-radius: 8px; line-height: 1.2; font-variant-numeric: tabular-nums }
.daily .mark { width: .625rem; height: .625rem; fill: currentColor; fill-rule: evenodd }
.calendar .marks { display: flex; gap: 2px }
.calendar .marks .mark:only-child { width: .8rem; height: .8rem; margin-top: -.1rem }
.calendar td button.won, .legend .won { color: var(--on-won); background: var(--won) }
.calendar td button.late, .legend .late { color: var(--on-late); background: var(--late) }
.calendar [aria-current] { font-weight: 700; text-decoration: underline; text-underline-offset: 2px }
.calendar td[aria-selected=true] button { outline: 2px solid var(--ink); outline-offset: -2px }
.calendar td[aria-selected=true] button:focus-visible { outline: 3px solid light-dark(#0b57d0, #ffd34d); outline-offset: 2px }
.daily-key { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .2rem 1rem; margin-top: .25rem; font-size: .82rem }
.daily .legend { display: flex; flex-wrap: wrap; gap: .1rem .9rem; margin: 0; padding: 0; list-style: none }
.legend li { display: flex; align-items: center; gap: .35rem }
.legend span { display: grid; place-items: center; width: .95rem; height: .95rem; border-radius: 5px }
.daily-play { display: grid; gap: .5rem }
.daily-play h3 { margin: 0; font-size: 1rem }
.daily-play .setting { padding: 0 }
.daily-play .segmented { flex: 1 }
.daily-play .segmented label { flex-basis: 0; min-height: 44px; align-content: center }
.daily-play .primary { min-height: 48px; font-size: 1.05rem }
.daily-play .next { text-align: center; font-size: .9rem }
.daily-play .said:empty { display: none }
.daily > p { font-size: .82rem }
.daily-head > div > p:only-child { font-size: .9rem; line-height: 1.4 }
@media (max-width: 340px) { .daily { gap: .35rem } .calendar .marks { gap: 0 } .daily-head > div { padding: .2rem .5rem } .daily-key { font-size: .78rem } .daily-play h3 { font-size: .92rem } }
@media (max-width: 340px) and (max-height: 600px) { .daily-play .next { display: none } .daily-play .primary { min-height: 44px } }
@media (max-width: 669px) { .daily > p { display: none } .calendar td button { min-height: 38px } }
@media (min-width: 670px) {
  .panel:has(.daily) { width: min(45rem, 94vw); max-width: 94vw }
  .daily { grid-template: 'calendar head' auto 'calendar play' 1fr 'key text' auto / minmax(0, 1.15fr) minmax(0, 1fr); gap: .5rem 1.25rem }
  .daily > p { grid-area: text }
  .daily-head { grid-area: head; align-content: start }
  .daily-head > div { padding-block: .5rem }
  .calendar { grid-area: calendar }
  .daily-key { grid-area: key }
  .daily-play { grid-area: play; align-content: start; margin-top: .5rem }
}
@media (min-width: 670px) and (max-height: 520px) {
  .calendar td button { min-height: 31px; row-gap: 0 }
  .calendar .head button { min-width: 32px; min-height: 32px }
  .daily-head > div { padding-block: .2rem }
  .daily > p, .daily .legend { display: none }
  .daily-play .primary { min-height: 40px }
}
@media (forced-colors: active) {
  .calendar td button.won, .legend .won { forced-color-adjust: none; color: HighlightText; background: Highlight }
  .calendar td button.late, .legend .late { border: 2px solid Highlight }
  .disc { border-color: currentColor }
}
`;

export const dailyStyle = sheetOf(DAILY);
