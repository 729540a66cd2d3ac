/** The buttons beside or below the grid: each is a key and what it does, and can be clicked. */
import { barOf, commandsIn, worded } from '../../../../core/commands.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { TERMINAL_ENGLISH } from '../../../../terminal/strings/english.js';
import type { MonteCarloCommandName } from '../../words/commands.js';
import { MONTECARLO_COMMANDS } from '../../words/commands.js';
import { MONTECARLO_ENGLISH } from '../../words/english.js';
import { MONTECARLO_TERMINAL_ENGLISH } from '../strings/english.js';
import type { Point } from '../../../../terminal/drawing/canvas.js';
import { keyTold } from '../../../../terminal/input/commands.js';

export type CommandName = MonteCarloCommandName<'terminal'>;

export const COMMANDS = worded(commandsIn(MONTECARLO_COMMANDS, 'terminal'), {
  ...CORE_ENGLISH.commands,
  ...TERMINAL_ENGLISH.commands,
  ...MONTECARLO_ENGLISH.commands,
  ...MONTECARLO_TERMINAL_ENGLISH.commands,
});

export interface Button {
  readonly name: CommandName;
  /** The key that does the same. */
  readonly key: string;
  readonly label: string;
}

/** Its upper left corner, and the button. */
export interface PlacedButton extends Button, Point {}

/** The key's name and the label, as they are drawn. */
export const buttonText = ({ key, label }: Button): string => `${key} ${label}`;

export const BUTTONS: readonly Button[] = barOf(COMMANDS, 'terminal').map(({ name, label = '' }) => ({
  name,
  key: keyTold(COMMANDS, name),
  label,
}));

/** Left out, this one first, where there is no room for all; their keys work all the same. */
const EXPENDABLE: readonly CommandName[] = ['game', 'hintAhead', 'replay'];

/** All buttons, then fewer and fewer; any window that is large enough for the grid has room for the fewest. */
export const BUTTON_SETS: readonly (readonly Button[])[] = [0, 1, 2, 3].map((count) =>
  BUTTONS.filter(({ name }) => !EXPENDABLE.slice(0, count).includes(name)),
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
