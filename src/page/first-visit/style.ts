/** The style sheet of the first screen and the guided steps. It loads with them and is not in the first load. */
import { DIALOG_PARTS } from '../../browser/parts/style.js';
import { sheetOf } from '../../browser/sheet.js';

const CSS = `
.first-visit {
  position: fixed; z-index: 20; inset-inline: 0; bottom: calc(.75rem + var(--below) + env(safe-area-inset-bottom)); margin-inline: auto;
  width: min(31rem, 100vw - 1rem); max-height: calc(100dvh - 1rem - var(--below)); overflow: auto; padding: 1rem 1.25rem;
  border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: var(--ink); box-shadow: 0 10px 36px #000a; outline: none;
}
.first-visit p { margin: 0 }
.first-visit .close { position: absolute; top: .6rem; right: .6rem; display: grid; place-items: center; width: 40px; padding: 0; border-color: transparent; border-radius: 50% }
.first-screen { box-shadow: 0 10px 36px #000a, 0 0 0 200vmax #0006 }
.first-screen h2 { padding-inline-end: 2.5rem }
.first-visit .about { opacity: .85 }
.first-visit .starts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; margin-top: .75rem }
.first-visit button { min-height: 40px }
.first-visit .start { display: grid; justify-items: center; align-content: start; gap: .15rem; padding: .6rem .5rem .75rem; border-width: 2px; border-radius: 8px; text-align: center }
.first-visit .start strong { font-size: 1.1rem }
.first-visit .start span { font-size: .9rem; line-height: 1.3; opacity: .85; text-wrap: balance }
.first-visit .start:hover { border-color: var(--accent) }
.first-visit .start .picture { flex: none; overflow: hidden; border-radius: 8px; margin-bottom: .3rem }
.first-visit .setting { justify-content: start; margin-top: .4rem; padding: 0 }
.first-visit .setting > .name { flex: none; font-weight: 600 }
.first-visit .swatches label { display: flex; align-items: center; gap: .5rem; min-height: 44px; padding-inline-end: .5rem; font-size: 1rem }
.first-visit .swatches label:has(:checked) { font-weight: 600 }
.first-visit .swatches .picture { zoom: .6 }
.first-visit .swatches label:has(:checked)::before { right: auto; left: 1.6rem; top: -.4rem }
.first-visit .swatches label:has(:checked)::after { right: auto; left: 2.03rem; top: -.18rem }
.first-visit :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
.lesson { width: min(30rem, 100vw - 1rem); padding: .75rem 1rem }
.lesson .step { font-size: .85rem; opacity: .85 }
.lesson h2 { padding: 0 0 .15rem; font-size: 1.1rem }
.lesson .steps { display: flex; align-items: center; justify-content: space-between; gap: .75rem; margin-top: .4rem }
.lesson .dots { display: flex; gap: .5rem; padding-inline-start: .15rem }
.lesson .dots i { width: .6rem; height: .6rem; border: 1.5px solid currentColor; border-radius: 50%; forced-color-adjust: none }
.lesson .dots .past, .lesson .dots .now { background: currentColor }
.lesson .dots .now { border-color: var(--accent); background: var(--accent); scale: 1.35 }
.lesson .keys { display: none; margin-top: .25rem; font-size: .9rem; opacity: .85 }
@media (any-pointer: fine) { .lesson .keys { display: block } }
@media (max-width: 560px) and (max-aspect-ratio: 5/6) { .first-visit { bottom: calc(6.5rem + var(--below) + env(safe-area-inset-bottom)) } }
@media (max-width: 480px) {
  .first-visit { padding: .75rem }
  .first-visit .starts { gap: .5rem }
  .first-visit .start { padding-inline: .25rem }
  .first-visit .start .picture { zoom: .8 }
}
@media (max-height: 500px) {
  .first-visit { width: min(40rem, 100vw - 1rem); padding: .4rem .9rem .6rem; bottom: calc(.4rem + var(--below)) }
  .first-visit .starts { margin-top: .25rem }
  .first-visit .start { grid-template-columns: auto 1fr; justify-items: start; align-content: center; text-align: start; padding: .3rem .6rem; column-gap: .75rem }
  .first-visit .start .picture { grid-row: span 2; align-self: center; zoom: .6; margin: 0 }
  .first-visit .start strong { align-self: end }
  .lesson { display: flex; align-items: end; gap: 1rem; width: min(34rem, 100vw - 1rem) }
  .lesson > :first-child { flex: 1 }
  .lesson .steps { flex-direction: column; margin: 0 }
}
@media (prefers-reduced-motion: no-preference) {
  .first-visit { animation: rise .25s ease-out }
  @keyframes rise { from { opacity: 0; translate: 0 1rem } }
}
`;

/** The document adopts this style sheet. */
export const firstVisitStyle = sheetOf(DIALOG_PARTS + CSS);
