/** The calendar's style sheet, which loads with it. */
import { sheetOf } from '../../../../browser/sheet.js';

const CALENDAR = `
.panel:has(.calendar) { width: min(28rem, 94vw) }
.calendar .head { display: flex; align-items: center; gap: .5rem }
.calendar .head h3 { flex: 1; margin: 0; font-size: 1.05rem; text-align: center }
.calendar .head h3::first-letter { text-transform: uppercase }
.calendar .head button { min-width: 44px; min-height: 44px; padding: 0; font-size: 1.4rem; line-height: 1 }
.calendar [aria-disabled=true], .calendar td button:disabled { border-color: transparent; opacity: .55; cursor: default }
.calendar table { width: 100%; margin: .25rem 0; border-spacing: 2px; table-layout: fixed }
.calendar th { padding: .15rem 0; text-align: center; font-weight: 600; font-size: min(.85rem, 3.8vw) }
.calendar td { padding: 0 }
.calendar td button { display: grid; place-content: center; justify-items: center; width: 100%; min-width: 0; min-height: 44px; padding: 0; line-height: 1.15; font-variant-numeric: tabular-nums }
.calendar .mark { width: .8rem; height: .8rem; fill: currentColor; fill-rule: evenodd }
.calendar .won { color: light-dark(#fff, #0b1a12); background: light-dark(#1f7a4d, #59c48f) }
.calendar [aria-current] { font-weight: 700; box-shadow: inset 0 0 0 2px currentColor }
.calendar .legend { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .5rem 0; padding: 0; list-style: none; font-size: .9rem }
.calendar .legend span { padding: .1rem .3rem; border-radius: .25rem }
@media (max-height: 640px) { .calendar td button { min-height: 36px } }
.calendar .said:empty { display: none }
@media (forced-colors: active) { .calendar [aria-current] { border: 3px solid } }
`;

export const calendarStyle = sheetOf(CALENDAR);
