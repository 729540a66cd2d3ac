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

/** For windows without room for all. */
export const FEW_BUTTONS: readonly Button[] = BUTTONS.filter(({ key }) => 'ctu?q'.includes(key));

export const WIDEST = Math.max(...BUTTONS.map((button) => buttonText(button).length));

/** One below the other. @param step rows from one to the next */
export const inColumn = (buttons: readonly Button[], { x, y }: Point, step: number): PlacedButton[] =>
  buttons.map((button, index) => ({ ...button, x, y: y + index * step }));

/** Side by side, in as many rows as it takes; the first begins at `start`. */
export function inRows(buttons: readonly Button[], start: Point, width: number): PlacedButton[] {
  let { x, y } = start;
  return buttons.map((button) => {
    const { length } = buttonText(button);
    if (x + length > start.x + width) {
      x = start.x;
      y++;
    }
    const placed = { ...button, x, y };
    x += length + 2;
    return placed;
  });
}

/** The button at a point. */
export const buttonAt = (buttons: readonly PlacedButton[], { x, y }: Point): PlacedButton | undefined =>
  buttons.find((button) => y === button.y && x >= button.x && x < button.x + buttonText(button).length);
