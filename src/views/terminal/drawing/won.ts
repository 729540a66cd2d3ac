/** The announcement of a win. */
import type { Frame } from '../../../klondike/contract/frame.js';
import { box, doublePen } from './box.js';
import type { Canvas } from './canvas.js';
import type { Form } from './form.js';

/** The longest first. */
export const wonTexts = (moves: number, unicode: boolean): string[] => [
  `${unicode ? '♠ ♥ ♦ ♣  ' : ''}${sentence(moves)} n deals anew, u undoes`,
  `${sentence(moves)} n, u go on`,
  'Won! n new, u undo',
];

const sentence = (moves: number): string => `You have won in ${moves} ${moves === 1 ? 'move' : 'moves'}!`;

/** In the middle of a tableau that is large enough, over whatever cards a game leaves there that is won before the last one is up. */
export function drawBanner(canvas: Canvas, form: Form, { moves }: Frame): void {
  if (!form.boxed) return;
  const text = `    ${sentence(moves)}    `;
  const width = text.length + 2;
  const x = Math.floor((canvas.columns - width) / 2);
  const y = form.tableauY + form.height + 1;
  const lines = box(doublePen(canvas.unicode), { width, height: 3 }, ' ');
  lines.forEach((line, row) => canvas.put({ x, y: y + row }, line, { bold: true }));
  canvas.put({ x: x + 1, y: y + 1 }, text, { bold: true });
}
