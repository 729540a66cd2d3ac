/** The buttons beside or below the grid: each is a key and what it does, and can be clicked. */
import type { Point } from '../../drawing/canvas.js';

export interface Button {
  /** The key that does the same. */
  readonly key: string;
  readonly label: string;
}

/** Its upper left corner, and the button. */
export interface PlacedButton extends Button, Point {}

/** The key's name and the label, as they are drawn. */
export const buttonText = ({ key, label }: Button): string => `${key} ${label}`;

/** The key of Consolidate, which a hint may point at. */
export const CONSOLIDATE = 'c';

export const BUTTONS: readonly Button[] = [
  { key: CONSOLIDATE, label: 'Consolidate' },
  { key: 't', label: 'Hint' },
  { key: 'T', label: 'Look ahead' },
  { key: 'u', label: 'Undo' },
  { key: 'r', label: 'Replay' },
  { key: 'n', label: 'New deal' },
  { key: 'g', label: 'Game number' },
  { key: '?', label: 'Help' },
  { key: 'q', label: 'Quit' },
];

/** Left out, this one first, where there is no room for all; their keys work all the same. */
const EXPENDABLE = ['g', 'T', 'r'];

/** All buttons, then fewer and fewer; any window that is large enough for the grid has room for the fewest. */
export const BUTTON_SETS: readonly (readonly Button[])[] = [0, 1, 2, 3].map((count) =>
  BUTTONS.filter(({ key }) => !EXPENDABLE.slice(0, count).includes(key)),
);

export const WIDEST = Math.max(...BUTTONS.map((button) => buttonText(button).length));

/** One below the other. @param step rows from one to the next */
export const inColumn = (buttons: readonly Button[], { x, y }: Point, step: number): PlacedButton[] =>
  buttons.map((button, index) => ({ ...button, x, y: y + index * step }));

/** Side by side from the upper left corner, in as many rows as it takes. @param gap columns between two buttons */
export function inRows(
  buttons: readonly Button[],
  { width, gap }: { readonly width: number; readonly gap: number },
): PlacedButton[] {
  let [x, y] = [0, 0];
  return buttons.map((button) => {
    const { length } = buttonText(button);
    if (x + length > width) {
      x = 0;
      y++;
    }
    const placed = { ...button, x, y };
    x += length + gap;
    return placed;
  });
}

/** The button at a point. */
export const buttonAt = (buttons: readonly PlacedButton[], { x, y }: Point): PlacedButton | undefined =>
  buttons.find((button) => y === button.y && x >= button.x && x < button.x + buttonText(button).length);
