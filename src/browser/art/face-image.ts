/** Draws the face of a card on a canvas, as the page shows it. */
import type { Size } from '../cards/space.js';

/** The width of a face, in its own units. */
const UNITS = 100;

/** The picture of a court, if the deck has pictures. */
export async function pictureOn(card: Element): Promise<HTMLImageElement | undefined> {
  const face = card.querySelector('.face');
  const [, url] = /^url\("(.*)"\)/.exec(face === null ? '' : getComputedStyle(face).backgroundImage) ?? [];
  if (url === undefined) return undefined;
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return undefined;
  }
}

/**
 * @param card a card on the page
 * @param size in pixels of the canvas
 */
export function faceImage(
  card: Element,
  { width, height }: Size,
  picture?: HTMLImageElement,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  const face = card.querySelector('.face');
  if (context === null || face === null) return canvas;
  drawPaper(context, getComputedStyle(face).backgroundColor, { width, height });
  if (picture !== undefined) drawPicture(context, picture, face.classList.contains('full'));
  const scale = width / UNITS;
  const parts = [...face.querySelectorAll<SVGPathElement>('path')];
  for (const part of parts) {
    if (picture === undefined || part.closest('.figure') === null) drawPath(context, part, scale);
  }
  return canvas;
}

function drawPaper(context: CanvasRenderingContext2D, color: string, { width, height }: Size): void {
  context.roundRect(0.5, 0.5, width - 1, height - 1, width * 0.07);
  Object.assign(context, { fillStyle: color, strokeStyle: '#0007' });
  context.fill();
  context.stroke();
  context.clip();
}

/** Draws a picture at the place that the style sheet gives it. Its corners stay, unlike on the table, because the cards only fly past. */
function drawPicture(context: CanvasRenderingContext2D, picture: HTMLImageElement, isFull: boolean): void {
  const { width, height } = context.canvas;
  const ratio = picture.naturalHeight / picture.naturalWidth;
  const wide = isFull ? (height * 0.72) / ratio : width * 0.96;
  const tall = wide * ratio;
  const top = isFull ? (height - tall) / 2 : height + width * 0.76 - tall;
  context.drawImage(picture, (width - wide) / 2, top, wide, tall);
}

function drawPath(context: CanvasRenderingContext2D, part: SVGPathElement, scale: number): void {
  const { fill, stroke, strokeWidth } = getComputedStyle(part);
  const path = new Path2D(part.getAttribute('d') ?? '');
  // From the path's own units to those of the whole face.
  const { a, b, c, d, e, f } =
    part.ownerSVGElement
      ?.getScreenCTM()
      ?.inverse()
      .multiply(part.getScreenCTM() ?? new DOMMatrix()) ?? new DOMMatrix();
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.transform(a, b, c, d, e, f);
  Object.assign(context, { lineCap: 'round', lineJoin: 'round', lineWidth: Number.parseFloat(strokeWidth) });
  if (fill !== 'none') {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke !== 'none') {
    context.strokeStyle = stroke;
    context.stroke(path);
  }
}
