/** Plays moves at a terminal, with the keyboard or the mouse. */
import type { Cell } from '../../../../src/games/montecarlo/words/cell.js';
import type { MonteCarloMove } from '../../../../src/games/montecarlo/model/play.js';
import type { CanvasPoint, Size } from '../../../../src/terminal/drawing/canvas.js';
import { cornerOf, formFor } from '../../../../src/games/montecarlo/terminal/drawing/form.js';
import type { MonteCarloTerminalView } from '../../../../src/games/montecarlo/terminal/terminal-view.js';

/** Works from any cursor position. */
export const keysFor = (move: MonteCarloMove): string =>
  move === 'consolidate' ? 'c' : move.map((cell) => `${goTo(cell)}\r`).join('');

/** Goes through the first cell in a grid of five rows. */
const goTo = ({ row, column }: Cell): string => '\x1b[Hkkkk' + '\x1b[B'.repeat(row) + '\x1b[C'.repeat(column);

export function clicksFor(move: MonteCarloMove, view: MonteCarloTerminalView, size: Size): string {
  const form = formFor(size, view.frame);
  if (form === undefined) return '';
  if (move !== 'consolidate') return move.map((cell) => pressAt(cornerOf(form, cell))).join('');
  return pressAt(form.buttons.find(({ key }) => key === 'c') ?? { x: 0, y: 0 });
}

/** The terminal's input for special keys. */
export const pressAt = ({ x, y }: CanvasPoint): string =>
  `\x1b[<0;${x + 1};${y + 1}M\x1b[<0;${x + 1};${y + 1}m`;
