/** Finds free space on a table. */
import type { Box, Size } from './space.js';
import { insideOf } from './space.js';

/**
 * The maximum size of a two-line sentence, in CSS pixels. The style sheet sets this width. The height includes the safe
 * area of a phone.
 */
export const SENTENCE: Size = { width: 480, height: 80 };

/** The box where a table of this size shows a sentence: in the middle of its lower edge. */
export const sentenceIn = ({ width, height }: Size): Box => ({
  x: (width - SENTENCE.width) / 2,
  y: height - SENTENCE.height,
  ...SENTENCE,
});

/** The largest boxes on a table that don't overlap an occupied box. These boxes may overlap each other. */
export function roomBeside(table: Size, taken: readonly Box[]): Box[] {
  let free: readonly Box[] = [{ x: 0, y: 0, ...table }];
  for (const one of taken)
    free = largest(free.flatMap((box) => (overlap(box, one) ? partsAround(box, one) : [box])));
  return [...free];
}

/**
 * The free boxes in window coordinates, for a table that fills this element.
 * @param roomIn returns the free boxes on a table of this size
 */
export function roomOn(element: HTMLElement, roomIn: (table: Size) => readonly Box[]): Box[] {
  const { left, top } = element.getBoundingClientRect();
  const boxes = roomIn(insideOf(element));
  return boxes.map((box) => ({ ...box, x: box.x + left, y: box.y + top }));
}

const right = ({ x, width }: Box): number => x + width;
const bottom = ({ y, height }: Box): number => y + height;

const overlap = (one: Box, other: Box): boolean =>
  one.x < right(other) && other.x < right(one) && one.y < bottom(other) && other.y < bottom(one);

/** The parts of a box to the left and right of a hole, and above and below it. */
const partsAround = (box: Box, hole: Box): Box[] =>
  [
    { ...box, width: hole.x - box.x },
    { ...box, x: right(hole), width: right(box) - right(hole) },
    { ...box, height: hole.y - box.y },
    { ...box, y: bottom(hole), height: bottom(box) - bottom(hole) },
  ].filter(({ width, height }) => width > 0 && height > 0);

/** The boxes that don't lie inside another box. If several boxes are equal, keeps the first. */
const largest = (boxes: readonly Box[]): Box[] =>
  boxes.filter((box, index) =>
    boxes.every((other, at) => at === index || !contains(other, box) || (contains(box, other) && index < at)),
  );

const contains = (outer: Box, box: Box): boolean =>
  outer.x <= box.x && outer.y <= box.y && right(outer) >= right(box) && bottom(outer) >= bottom(box);
