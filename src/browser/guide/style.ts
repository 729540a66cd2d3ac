/** The style sheet of a hint's guide. */
import { sheetOf } from '../sheet.js';

const GUIDE = `
.guide { position: absolute; inset: 0; z-index: 600; pointer-events: none; overflow: hidden }
.ghost { position: absolute; left: 0; top: 0; width: var(--width); height: var(--height); border-radius: calc(var(--width) * .07); opacity: 0; will-change: transform, opacity }
.ghost .back { height: 100%; border-radius: inherit }
.ghost .face { box-shadow: 0 0 0 3px var(--hint), 0 6px 14px #0009 }
.reason {
  position: absolute; left: 0; top: 0; width: max-content; max-width: min(20rem, calc(100% - 1rem)); padding: .45rem .8rem; border-radius: 12px;
  background: #101820f2; color: #fff; border: 2px solid var(--hint); box-shadow: 0 4px 14px #0008; line-height: 1.3;
}
.reason p { margin: 0 }
.reason .again { margin-top: .15rem; font-size: .85em; color: var(--hint) }
.view[data-contrast=more] .reason { background: #000 }
@media (prefers-reduced-motion: no-preference) { .reason { animation: appear .18s } @keyframes appear { from { opacity: 0 } } }
@media (forced-colors: active) { .ghost { forced-color-adjust: none } .reason { background: Canvas; color: CanvasText } .reason .again { color: CanvasText } }
`;

export const guideSheet = sheetOf(GUIDE);
