/** What each key does at the grid. */
import type { Cell } from '../../../../montecarlo/cell.js';
import type { MonteCarloCall } from '../../../../montecarlo/contract/handler.js';
import type { Shape } from '../table/geometry.js';

/** What the keys ask of a view. */
export interface Desk {
  readonly shape: () => Shape;
  /** Where the keyboard is. */
  readonly cursor: () => Cell;
  /** Takes the focus to a cell. */
  readonly moveTo: (cell: Cell) => void;
  /** The focus has come to a cell. */
  readonly arriveAt: (cell: Cell) => void;
  readonly act: (call: MonteCarloCall) => void;
  readonly showGame: () => void;
  readonly showKeys: () => void;
}

export type Reaction = (desk: Desk) => void;

/** What the key means; undefined where it means nothing. A key held down means once what is not to be repeated. */
export function reactionTo(event: KeyboardEvent): Reaction | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (altKey || (event.repeat && !REPEATED.has(name))) return undefined;
  if (!ctrlKey && !metaKey) return REACTIONS.get(name);
  if (name === 'z' && !shiftKey) return undo;
  return CORNERS.get(name);
}

/** The cell that is so far from another, as far as the grid goes. */
export const stepFrom = ({ row, column }: Cell, { rows, columns }: Shape, by: Cell): Cell => ({
  row: within(row + by.row, rows),
  column: within(column + by.column, columns),
});

const within = (value: number, length: number): number => Math.max(0, Math.min(value, length - 1));

const goes =
  (row: number, column: number): Reaction =>
  ({ moveTo, cursor, shape }) =>
    moveTo(stepFrom(cursor(), shape(), { row, column }));

type Plain = Exclude<MonteCarloCall['event'], 'clickCard' | 'newGame'>;

const plainly =
  (event: Plain): Reaction =>
  ({ act }) =>
    act({ event, args: [] });

const undo = plainly('undo');

const press: Reaction = ({ act, cursor }) => {
  const { row, column } = cursor();
  act({ event: 'clickCard', args: [row, column] });
};

const ARROWS: readonly (readonly [string, Reaction])[] = [
  ['ArrowLeft', goes(0, -1)],
  ['ArrowRight', goes(0, 1)],
  ['ArrowUp', goes(-1, 0)],
  ['ArrowDown', goes(1, 0)],
  ['Home', goes(0, -Infinity)],
  ['End', goes(0, Infinity)],
];

const CORNERS: ReadonlyMap<string, Reaction> = new Map([
  ['Home', goes(-Infinity, -Infinity)],
  ['End', goes(Infinity, Infinity)],
]);

const REPEATED: ReadonlySet<string> = new Set([...ARROWS.map(([key]) => key), 'u', 'z']);

const REACTIONS: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ...ARROWS,
  ['Enter', press],
  [' ', press],
  ['c', plainly('consolidate')],
  ['h', plainly('hint')],
  ['b', plainly('hintAhead')],
  ['u', undo],
  ['r', plainly('replay')],
  ['n', plainly('newDeal')],
  ['F1', plainly('help')],
  ['g', ({ showGame }) => showGame()],
  ['?', ({ showKeys }) => showKeys()],
]);

/** For the dialog that lists them. */
export const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Arrows', 'from card to card'],
  ['Home, End', 'along the row; with Ctrl to the corners'],
  ['Enter, Space', 'click the card'],
  ['C', 'consolidate'],
  ['H', 'hint: the first pair there is'],
  ['B', 'best hint: looks ahead'],
  ['U, Ctrl+Z', 'undo'],
  ['R', 'replay'],
  ['N', 'new deal'],
  ['G', 'game number'],
  ['F1', 'help'],
  ['?', 'these keys'],
];
