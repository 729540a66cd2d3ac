/** Plays moves at a terminal, with the keyboard or the mouse. */
import { readFileSync } from 'node:fs';
import type { PileId } from '../../../../src/games/klondike/words/piles.js';
import { isTableau } from '../../../../src/games/klondike/words/piles.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import { parseMove } from '../../../../src/games/klondike/model/layout-text.js';
import type { Cursor } from '../../../../src/games/klondike/views/cursor.js';
import { arrange } from '../../../../src/games/klondike/terminal/drawing/arrange.js';
import type { Size } from '../../../../src/terminal/drawing/canvas.js';
import { formFor } from '../../../../src/games/klondike/terminal/drawing/form.js';
import type { TerminalView } from '../../../../src/games/klondike/terminal/terminal-view.js';

/** The moves in a script up to its win. It must not have an undo. */
export function scriptMoves(name: string): Move[] {
  const file = new URL(`../../../../examples/scripts/${name}.klon`, import.meta.url);
  const [text = ''] = readFileSync(file, 'utf8')
    .replace(/#.*$|\[[^\]]*\]|\{[^}]*\}/gm, '')
    .split(/^win$/m);
  const words = text.split(/\s+/).filter((word) => word !== '' && word !== 'new');
  return words.flatMap((word) => {
    const [, times = '1'] = /^stock\*(\d+)$/.exec(word) ?? [];
    return word.startsWith('stock')
      ? Array.from({ length: Number(times) }, () => 'stock' as const)
      : parseMove(word);
  });
}

/** Works from any cursor position. */
export function keysFor(move: Move): string {
  if (move === 'stock') return 'd';
  return `${keysToLift(move.from, move.count)}${goTo(move.to)}\r`;
}

export const keysToLift = (pile: PileId, count: number): string => `${goTo(pile)}${'+'.repeat(count - 1)}\r`;

/** Goes to the waste first, because a pile's key does more if the cursor is on that pile. */
export function goTo(pile: PileId): string {
  const number = Number(pile.slice(1));
  if (isTableau(pile)) return `w${number}`;
  return pile === 'waste' ? 'w' : `w${'f'.repeat(number)}`;
}

/** Presses on the card, drags it to the top of the other pile and releases. */
export function dragFor(move: Move, view: TerminalView, size: Size): string {
  if (move === 'stock') return click(view, size, 'stock');
  const target = pointOf(view, size, { pile: move.to, depth: 1 });
  return `\x1b[<0;${pointOf(view, size, { pile: move.from, depth: move.count })}M\x1b[<32;${target}M\x1b[<0;${target}m`;
}

/** Clicks on a top card. */
export function click(view: TerminalView, size: Size, pile: PileId): string {
  const point = pointOf(view, size, { pile, depth: 1 });
  return `\x1b[<0;${point}M\x1b[<0;${point}m`;
}

/** The column and row of a card, counted from 1 as in the terminal's reports. */
function pointOf(view: TerminalView, size: Size, { pile, depth }: Cursor): string {
  const form = formFor(size);
  const sprites = form === undefined ? [] : arrange(form, view.frame, { cursor: { pile, depth } });
  const sprite = sprites.find((one) => one.pile === pile && one.depth === depth);
  if (sprite === undefined) throw new Error(`card ${depth} of ${pile} is not on the screen`);
  return `${sprite.x + 1};${sprite.y + 1}`;
}
