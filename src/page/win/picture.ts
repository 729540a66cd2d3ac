/** A picture of a won game: the final row of its foundations, and its result. It is drawn as an SVG and saved as a PNG. */
import { drawFace } from '../../browser/art/face.js';
import type { Card } from '../../core/card.js';
import { capitalized, clockText } from '../../core/text/format.js';
import { starSigns, starsFor } from '../../core/statistics/best-line.js';
import type { Size } from '../../browser/cards/space.js';
import type { SharedResult } from './share-line.js';
import { bestOf } from './share-line.js';
import type { WinStrings } from './strings/english.js';
import type { PictureColors } from './style.js';
import { styleFor } from './style.js';
import { winStrings } from './win-strings.js';

/** The size that most sites show whole, in pixels. */
const SIZE: Size = { width: 1200, height: 630 };

const KINGS = [12, 25, 38, 51] as Card[];

/** The width of a card, and the distance from one card to the next. */
const CARD = 200;
const STRIDE = 232;

export async function drawResult(result: SharedResult): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(resultSvg(result, colorsNow()))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) throw new Error('the browser drew no picture');
  return blob;
}

/** The colors of the player's table. */
const colorsNow = (): PictureColors => ({
  felt: getComputedStyle(document.body).backgroundColor,
  hasFourColors: document.documentElement.dataset['colors'] === 'four',
});

/** The picture as an SVG. A picture can't use the page's style sheets, so it has its own colors. */
export function resultSvg(result: SharedResult, colors: PictureColors): string {
  const { width, height } = SIZE;
  const strings = winStrings(result.language);
  const left = (width - 3 * STRIDE - CARD) / 2;
  const lines = linesOf(result, strings);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<style>${styleFor(colors)}</style>
<defs><radialGradient id="light" cy="0.3" r="0.8"><stop stop-color="#fff" stop-opacity="0.14"/><stop offset="1" stop-opacity="0.28"/></radialGradient></defs>
<rect width="100%" height="100%" fill="${colors.felt}"/><rect width="100%" height="100%" fill="url(#light)"/>
<text class="title" x="600" y="84">${escaped(result.title)}</text>
${KINGS.map((card, place) => cardAt(card, left + place * STRIDE)).join('')}
<text class="result" x="600" y="504">${escaped(lines[0])}</text>
<text class="best" x="600" y="574">${lines.slice(1).map(partText).join(' · ')}</text>
</svg>`;
}

/** The big line, then the parts of the small one. */
function linesOf({ win, hasTime }: SharedResult, { shared }: WinStrings): readonly [string, ...string[]] {
  const { counted } = win;
  const best = bestOf(win);
  const time = hasTime ? [clockText(win.milliseconds)] : [];
  if (counted === undefined) return [capitalized(shared.won), ...time];
  const against = best && [shared.best(best), starSigns(starsFor(counted, best))];
  return [shared.moves(counted), ...(against ?? []), ...time];
}

const partText = (part: string): string =>
  /[★☆]/.test(part) ? `<tspan class="stars">${part}</tspan>` : escaped(part);

const cardAt = (card: Card, x: number): string =>
  `<g class="suit-${KINGS.indexOf(card)}" transform="translate(${x} 128) scale(${CARD / 100})">` +
  `<rect class="paper" width="100" height="140" rx="7"/>${drawFace(card, 'full').firstElementChild?.innerHTML ?? ''}</g>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
