/**
 * The buttons beside or below the grid. Each shows a key and its label. A click on it has the same effect as the key.
 */
import { barOf, commandsIn, worded } from '../../../../core/commands.js';
import type { WordedCommand } from '../../../../core/commands.js';
import type { MonteCarloCommandName } from '../../words/commands.js';
import { MONTECARLO_COMMANDS } from '../../words/commands.js';
import type { CanvasPoint } from '../../../../terminal/drawing/canvas.js';
import { widthOf } from '../../../../terminal/drawing/text.js';
import { keyTold } from '../../../../terminal/input/commands.js';
import type { MonteCarloTerminalStrings } from '../strings/english.js';
import { ENGLISH } from '../strings/english.js';

export const COMMANDS = commandsIn(MONTECARLO_COMMANDS, 'terminal');

export const wordedIn = ({
  core,
  terminal,
  montecarlo,
  montecarloTerminal,
}: MonteCarloTerminalStrings): readonly WordedCommand<MonteCarloCommandName<'terminal'>>[] =>
  worded(COMMANDS, {
    ...core.commands,
    ...terminal.commands,
    ...montecarlo.commands,
    ...montecarloTerminal.commands,
  });

/** The texts, and whether they may use more than ASCII. */
export interface TextOptions {
  readonly strings: MonteCarloTerminalStrings;
  readonly unicode: boolean;
}

export const IN_ENGLISH: TextOptions = { strings: ENGLISH, unicode: true };

interface Button {
  readonly name: MonteCarloCommandName<'terminal'>;
  /** The key of its command. */
  readonly key: string;
  readonly label: string;
  /** In columns. */
  readonly width: number;
}

export interface PlacedButton extends Button, CanvasPoint {}

/** The visible text of a button. */
export const buttonText = ({ key, label }: Pick<Button, 'key' | 'label'>): string => `${key} ${label}`;

/** @param labels replace the usual labels of some buttons */
function buttonsIn(
  { strings, unicode }: TextOptions,
  labels: Partial<Record<string, string>> = {},
): Button[] {
  return barOf(wordedIn(strings), 'terminal').map(({ name, label: usual = '' }) => {
    const key = keyTold(COMMANDS, name);
    const label = labels[name] ?? usual;
    return { name, key, label, width: widthOf(buttonText({ key, label }), unicode) };
  });
}

export const BUTTONS: readonly Button[] = buttonsIn(IN_ENGLISH);

/** The buttons that disappear first, in this order, if there isn't room for all. Their keys still work. */
const EXPENDABLE: readonly MonteCarloCommandName<'terminal'>[] = ['game', 'hintAhead', 'again'];

export interface ButtonSet {
  readonly buttons: readonly Button[];
  /** The width of the widest button, even if there is no room for it. */
  readonly widest: number;
}

/**
 * Sets of buttons. The first set has all of them, and each later set has fewer. A window that is large enough for the
 * grid has room for the last set.
 */
export function buttonSets(wording: TextOptions): ButtonSet[] {
  const narrow = buttonsIn(wording, wording.strings.montecarloTerminal.narrowLabels);
  const fewer = [0, 1, 2, 3].map((count) =>
    narrow.filter(({ name }) => !EXPENDABLE.slice(0, count).includes(name)),
  );
  return [setOf(buttonsIn(wording)), ...fewer.map((buttons) => ({ ...setOf(narrow), buttons }))];
}

const setOf = (buttons: readonly Button[]): ButtonSet => ({
  buttons,
  widest: Math.max(...buttons.map(({ width }) => width)),
});

/** Places buttons one below the other. @param step rows from one to the next */
export const inColumn = (buttons: readonly Button[], { x, y }: CanvasPoint, step: number): PlacedButton[] =>
  buttons.map((button, index) => ({ ...button, x, y: y + index * step }));

/**
 * Places buttons side by side from the upper left corner, in as many rows as needed.
 * @param gap columns between two buttons
 */
export function inRows(
  buttons: readonly Button[],
  { width, gap }: { readonly width: number; readonly gap: number },
): PlacedButton[] {
  let [x, y] = [0, 0];
  return buttons.map((button) => {
    if (x + button.width > width) {
      x = 0;
      y++;
    }
    const placed = { ...button, x, y };
    x += button.width + gap;
    return placed;
  });
}

/** The button at a point. */
export const buttonAt = (buttons: readonly PlacedButton[], { x, y }: CanvasPoint): PlacedButton | undefined =>
  buttons.find((button) => y === button.y && x >= button.x && x < button.x + button.width);
