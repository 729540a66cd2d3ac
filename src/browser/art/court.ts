/** Jack, queen and king: a half figure under a cap or crown, and the same one upside down. */
import { makeSvg } from '../dom.js';

/** Caps and crowns by rank, 11 to 13. */
const HATS: Readonly<Record<number, string>> = {
  11: 'M37 40c-3-9 4-15 13-15l15-4-5 9c3 2 4 6 3 10z',
  12: 'M38 39l-4-14 8 6 8-9 8 9 8-6-4 14z',
  13: 'M37 39v-16l6 6 4-4v-6h6v6l4 4 6-6v16z',
};

/** Hair to both sides, or a beard. */
const HAIR: Readonly<Record<number, string>> = {
  11: 'M40 40v11c-2 1-4 0-5-2 2-3 1-6 1-9zM60 40v11c2 1 4 0 5-2-2-3-1-6-1-9z',
  12: 'M40 39v14c-3 4-7 4-9 1 3-5 2-10 4-15zM60 39v14c3 4 7 4 9 1-3-5-2-10-4-15z',
  13: 'M40 44c0 6 2 9 5 10 2-2 8-2 10 0 3-1 5-4 5-10l2 0c1 10-3 19-12 19s-13-9-12-19z',
};

export function courtFigure(rank: number): SVGElement[] {
  const frame = makeSvg('rect', { class: 'frame', x: '23', y: '20', width: '54', height: '100', rx: '3' });
  const figure = [frame, half(rank), half(rank, 'rotate(180 50 70)')];
  return [makeSvg('g', { transform: 'matrix(.78 0 0 .78 11 15.4)' }, ...figure)];
}

function half(rank: number, transform = ''): SVGElement {
  return makeSvg(
    'g',
    { transform },
    makeSvg('path', { class: 'cloth', d: 'M26 70c1-9 9-14 18-15l6 6 6-6c9 1 17 6 18 15z' }),
    makeSvg('path', { class: 'skin', d: 'M40 40h20v8c0 7-4 12-10 12s-10-5-10-12z' }),
    makeSvg('path', { class: 'hair', d: HAIR[rank] ?? '' }),
    makeSvg('path', { class: 'gold', d: HATS[rank] ?? '' }),
    makeSvg('path', { class: 'line', d: 'M46 46v1M54 46v1M47.5 54.5h5M44 57l6 13 6-13' }),
  );
}
