/** How a house differs from the rules that most players know. Shown on the table before the first move. */
import type { Frame } from '../../contract/frame.js';
import type { Sprite } from './arrange.js';
import type { Canvas } from '../../../../terminal/drawing/canvas.js';
import type { Form } from './form.js';
import type { KlondikeTerminalSection } from '../strings/english.js';
import type { House } from './help.js';
import { wrap } from '../../../../terminal/drawing/text.js';

/** In columns. Longer lines are hard to read. */
const WIDEST = 76;

interface Told {
  readonly frame: Frame;
  readonly sprites: readonly Sprite[];
  readonly house: House | undefined;
  readonly words: KlondikeTerminalSection;
}

/** Between the lowest card and the message, with as many words as there is room for. */
export function drawDifferences(canvas: Canvas, form: Form, { frame, sprites, house, words }: Told): void {
  const { differences = [] } = house ?? {};
  if (differences.length === 0 || frame.moves > 0 || frame.won) return;
  const top = Math.max(...sprites.map(({ y }) => y)) + form.height + 1;
  const width = Math.min(WIDEST, canvas.columns - 2 * form.left);
  const lines = words
    .differences(differences)
    .map((text) => wrap(text, width, canvas.unicode))
    .find(({ length }) => length <= form.messageY - top);
  lines?.forEach((line, row) => canvas.put({ x: form.left, y: top + row }, line));
}
