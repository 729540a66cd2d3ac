/** The style sheet of the welcome. It loads with the welcome and is not in the first load. */
import { sheetOf } from '../../browser/sheet.js';

const CSS = `
.welcome {
  position: fixed; z-index: 20; inset-inline: 0; bottom: calc(.75rem + var(--below) + env(safe-area-inset-bottom)); margin-inline: auto;
  width: min(27rem, 100vw - 1rem); max-height: calc(100dvh - 1rem - var(--below)); overflow: auto; padding: .75rem 1rem;
  border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: var(--ink); box-shadow: 0 8px 30px #000a;
}
@media (max-width: 560px) and (max-aspect-ratio: 5/6) { .welcome { bottom: calc(6.5rem + var(--below) + env(safe-area-inset-bottom)) } }
.welcome .lesson { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: center; min-height: 8.75rem }
.welcome .picture { width: 10.5rem; overflow: hidden; border-radius: 8px }
.welcome h2 { margin: 0 0 .25rem; font-size: 1.15rem }
.welcome p { margin: 0 }
.welcome .steps { display: flex; flex-flow: row-reverse wrap; align-items: center; gap: .5rem; margin-top: .5rem }
.welcome .step { font-size: .9rem; opacity: .8 }
.welcome .keys { display: none; margin-top: .25rem; font-size: .9rem; opacity: .8 }
@media (any-pointer: fine) { .welcome .keys { display: block } }
.welcome .close { margin-inline-end: auto }
.welcome button { min-height: 40px }
.welcome button[aria-disabled=true] { opacity: .55; cursor: default }
.welcome .next { font-weight: 600; box-shadow: inset 0 0 0 1px currentColor }
.welcome :focus-visible { outline-color: light-dark(#0b57d0, #ffd34d) }
@media (max-width: 480px) { .welcome .picture { zoom: .65 } }
@media (max-height: 500px) {
  .welcome { width: min(36rem, 100vw - 1rem); padding: .5rem .75rem; bottom: calc(.5rem + var(--below)) }
  .welcome .lesson { min-height: 6rem }
  .welcome .picture { zoom: .75 }
}
`;

/** The document adopts this style sheet. */
export const welcomeStyle = sheetOf(CSS);
