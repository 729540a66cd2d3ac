/**
 * Jack, queen and king of each suit: a half figure under a cap or crown of its own, with what it holds, and the same one
 * upside down.
 */
import type { Suit } from '../../core/card.js';
import { makeSvg } from '../dom.js';
import { BADGES, CLOTHS, HAIR, HATS, HELD } from './court-shapes.js';

export function courtFigure(rank: number, suit: Suit): SVGElement[] {
  const frame = makeSvg('rect', { class: 'frame', x: '23', y: '20', width: '54', height: '100', rx: '3' });
  const figure = [frame, half(rank, suit), half(rank, suit, 'rotate(180 50 70)')];
  return [makeSvg('g', { transform: 'matrix(.78 0 0 .78 11 15.4)' }, ...figure)];
}

function half(rank: number, suit: Suit, transform = ''): SVGElement {
  const [hair, hat] = [HAIR, HATS].map((shapes) => shapes[rank]?.[suit] ?? '');
  // A queen holds it in her right hand, the others in their left.
  const side = rank === 12 ? 'matrix(-1 0 0 1 100 0)' : '';
  return makeSvg(
    'g',
    { transform },
    path('cloth', 'M26 70c1-9 9-14 18-15l6 6 6-6c9 1 17 6 18 15z'),
    path('badge', CLOTHS[suit] ?? ''),
    path('skin', 'M40 40h20v8c0 7-4 12-10 12s-10-5-10-12z'),
    path(suit % 3 === 0 ? 'hair' : 'fair', hair ?? ''),
    path('gold', hat ?? ''),
    path('badge', BADGES[rank] ?? ''),
    path('line', 'M46 46v1M54 46v1M47.5 54.5h5M44 57l6 13 6-13'),
    makeSvg('g', { transform: side }, path('gold', HELD[suit] ?? ''), path('skin', 'M66 62h8v5h-8z')),
  );
}

const path = (name: string, d: string): SVGElement => makeSvg('path', { class: name, d });
