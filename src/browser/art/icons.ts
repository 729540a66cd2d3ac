/** Icons for buttons, drawn with strokes in a box of 24 by 24 units. */
import { makeSvg } from '../dom.js';

/** The strokes of each icon, as one SVG path. */
const ICONS = {
  new: 'M12 5v14M5 12h14',
  draw: 'M7 4h10v16H7zM12 8v7M9 12.5l3 3 3-3',
  consolidate: 'M4 5h6v6H4zM4 15h6v5H4zM20 8h-6M16.5 5.5L14 8l2.5 2.5M20 17h-6M16.5 14.5L14 17l2.5 2.5',
  undo: 'M8 5L4 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9',
  redo: 'M16 5l4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h5',
  hint: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.2 1 2.1h5c0-.9.3-1.5 1-2.1A6 6 0 0 0 12 3',
  daily: 'M5 6h14v14H5zM5 10h14M9 3.5V7M15 3.5V7M9 15l2 2 4-4',
  settings: 'M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4M4 12h3',
  close: 'M6 6l12 12M18 6L6 18',
  share: 'M12 4v11M8 7.5L12 4l4 3.5M6 12v8h12v-8',
  restart: 'M5 5v5h5M5.5 10a7 7 0 1 1-.5 4',
  play: 'M8 5l11 7-11 7z',
  next: 'M9 5l7 7-7 7',
  previous: 'M15 5l-7 7 7 7',
  trophy: 'M8 4h8v5a4 4 0 0 1-8 0zM8 5H5c0 3 1 5 3 5M16 5h3c0 3-1 5-3 5M12 13v4M8.5 20h7M10 17h4',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.8l5.6-.7z',
  flame: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5 0 1.5.5 2.5 1.5 3 .5-3 0-6 1.5-9.5z',
  medal:
    'M8 3l3 5M16 3l-3 5M12 9a5.5 5.5 0 1 0 .1 0zM12 12.2l.8 1.6 1.7.2-1.2 1.2.3 1.7-1.6-.8-1.6.8.3-1.7-1.2-1.2 1.7-.2z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  finish: 'M5 6l7 6-7 6M12 6l7 6-7 6',
  chart: 'M5 20v-6M10 20V8M15 20v-9M20 20V5',
  winnable: 'M12 3a9 9 0 1 0 .1 0zM8 12.5l3 3 5.5-6.5',
  lost: 'M12 3a9 9 0 1 0 .1 0zM8 12h8',
  unknown: 'M12 3a9 9 0 1 0 .1 0zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.4c-.7.3-1 .8-1 1.6M12 17v.1',
  searching: 'M12 3a9 9 0 1 0 .1 0z',
  time: 'M12 4a8 8 0 1 0 .1 0zM12 8v4.5l3 2',
} as const;

export type IconName = keyof typeof ICONS;

/** An icon in the color of the text around it. Screen readers skip it. */
export const icon = (name: IconName): SVGElement =>
  makeSvg(
    'svg',
    { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('path', { d: ICONS[name] }),
  );
