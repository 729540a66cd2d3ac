/** What each command does at the grid, and the keys that give it. */
import type { OrRedo } from '../../../../core/redo.js';
import { commandsIn } from '../../../../core/commands.js';
import type { Cell } from '../../words/cell.js';
import type { MonteCarloCommandName } from '../../words/commands.js';
import { MONTECARLO_COMMANDS } from '../../words/commands.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import { keyMap } from '../../../../browser/parts/commands.js';
import type { Shape } from '../table/geometry.js';

export type CommandName = MonteCarloCommandName<'browser'>;

/** The commands that are not about cards. */
export type ViewCommand = 'moves' | 'game' | 'help' | 'keys' | 'about' | 'menu' | 'quit';

/** What commands need of a view. */
export interface Desk {
  readonly shape: () => Shape;
  /** The cell that the keyboard is on. */
  readonly cursor: () => Cell;
  /** Moves the focus to a cell. */
  readonly moveTo: (cell: Cell) => void;
  /** Is told that the focus has come to a cell. */
  readonly arriveAt: (cell: Cell) => void;
  readonly act: (call: OrRedo<MonteCarloCall>) => void;
  readonly ask: (name: ViewCommand) => void;
}

type Reaction = (desk: Desk) => void;

export const COMMANDS = commandsIn(MONTECARLO_COMMANDS, 'browser');

export const commandOf = keyMap(COMMANDS);

/** The cell `by` rows and columns away, but not beyond the edges of the grid. */
export const stepFrom = ({ row, column }: Cell, { rows, columns }: Shape, by: Cell): Cell => ({
  row: within(row + by.row, rows),
  column: within(column + by.column, columns),
});

const within = (value: number, length: number): number => Math.max(0, Math.min(value, length - 1));

const goes =
  (row: number, column: number): Reaction =>
  ({ moveTo, cursor, shape }) =>
    moveTo(stepFrom(cursor(), shape(), { row, column }));

type Plain = Exclude<OrRedo<MonteCarloCall>['event'], 'clickCard' | 'newGame' | 'help'>;

const tells =
  (event: Plain): Reaction =>
  ({ act }) =>
    act({ event, args: [] });

const asks =
  (name: ViewCommand): Reaction =>
  ({ ask }) =>
    ask(name);

const press: Reaction = ({ act, cursor }) => {
  const { row, column } = cursor();
  act({ event: 'clickCard', args: [row, column] });
};

const REACTIONS: Readonly<Record<CommandName, Reaction>> = {
  left: goes(0, -1),
  right: goes(0, 1),
  up: goes(-1, 0),
  down: goes(1, 0),
  rowStart: goes(0, -Infinity),
  rowEnd: goes(0, Infinity),
  firstCell: goes(-Infinity, -Infinity),
  lastCell: goes(Infinity, Infinity),
  press,
  consolidate: tells('consolidate'),
  hint: tells('hint'),
  hintAhead: tells('hintAhead'),
  undo: tells('undo'),
  redo: tells('redo'),
  again: tells('replay'),
  newGame: tells('newDeal'),
  moves: asks('moves'),
  game: asks('game'),
  help: asks('help'),
  keys: asks('keys'),
  about: asks('about'),
  menu: asks('menu'),
  quit: asks('quit'),
};

export const give = (desk: Desk, name: CommandName): void => REACTIONS[name](desk);
