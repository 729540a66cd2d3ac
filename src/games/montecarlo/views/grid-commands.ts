/** The commands that play the game. Each moves the cursor or reports an event. */
import type { OrRedo } from '../../../core/redo.js';
import type { MonteCarloCall } from '../contract/handler.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import type { Cell } from '../words/cell.js';

type GridAction = { readonly cursor: Cell } | { readonly call: OrRedo<MonteCarloCall> };

type GridActionOf = (cursor: Cell, frame: Pick<MonteCarloFrame, 'rows'>) => GridAction;

/** The cursor, moved into the grid if it lies outside. */
export const clamp = ({ rows }: Pick<MonteCarloFrame, 'rows'>, { row, column }: Cell): Cell => ({
  row: within(row, rows.length),
  column: within(column, rows[0]?.length ?? 0),
});

const within = (value: number, length: number): number => Math.max(0, Math.min(value, length - 1));

/** Moves the cursor, but not beyond the edges. */
const goes =
  (down: number, right: number): GridActionOf =>
  ({ row, column }, frame) => ({ cursor: clamp(frame, { row: row + down, column: column + right }) });

type PlainEvent = Exclude<OrRedo<MonteCarloCall>['event'], 'clickCard' | 'newGame' | 'help'>;

const reports =
  (event: PlainEvent): GridActionOf =>
  () => ({ call: { event, args: [] } });

export const clickOn = ({ row, column }: Cell): MonteCarloCall => ({
  event: 'clickCard',
  args: [row, column],
});

export const GRID_COMMANDS = {
  left: goes(0, -1),
  right: goes(0, 1),
  up: goes(-1, 0),
  down: goes(1, 0),
  rowStart: goes(0, -Infinity),
  rowEnd: goes(0, Infinity),
  firstCell: goes(-Infinity, -Infinity),
  lastCell: goes(Infinity, Infinity),
  press: (cursor) => ({ call: clickOn(cursor) }),
  consolidate: reports('consolidate'),
  hint: reports('hint'),
  hintAhead: reports('hintAhead'),
  undo: reports('undo'),
  redo: reports('redo'),
  again: reports('replay'),
  newGame: reports('newDeal'),
} as const satisfies Readonly<Record<string, GridActionOf>>;

export type GridCommandName = keyof typeof GRID_COMMANDS;

export const isGridCommand = (name: string): name is GridCommandName => Object.hasOwn(GRID_COMMANDS, name);
