/** Runs the commands of a grid on a page from keys and clicks. */
import type { OrRedo } from '../../../../core/redo.js';
import { commandsIn } from '../../../../core/commands.js';
import type { Cell } from '../../words/cell.js';
import type { MonteCarloCommandName } from '../../words/commands.js';
import { MONTECARLO_COMMANDS } from '../../words/commands.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import { keyMap } from '../../../../browser/parts/commands.js';
import { GRID_COMMANDS, clickOn, isGridCommand } from '../../views/grid-commands.js';
import type { KeyTarget } from '../../../../browser/parts/key-listener.js';
import { listenToKeys } from '../../../../browser/parts/key-listener.js';
import { returnFocus } from '../../../../browser/parts/pointer.js';
import type { GridTable } from '../table/table.js';
import type { CommandWords } from '../../../../core/commands.js';
import type { MonteCarloBrowserStrings } from '../strings/english.js';

/** Commands that don't play the game. */
export type GridViewCommand = 'moves' | 'game' | 'help' | 'keys' | 'about' | 'menu' | 'quit';

/** The parts of the view that commands use. */
export interface GridDesk {
  readonly frame: () => Pick<MonteCarloFrame, 'rows'>;
  /** The cell of the keyboard's cursor. */
  readonly cursor: () => Cell;
  /** Moves the focus to a cell. */
  readonly moveTo: (cell: Cell) => void;
  /** Called when a cell gets the focus. */
  readonly arriveAt: (cell: Cell) => void;
  readonly act: (call: OrRedo<MonteCarloCall>) => void;
  readonly ask: (name: GridViewCommand) => void;
}

export const COMMANDS = commandsIn(MONTECARLO_COMMANDS, 'browser');

/** The label and help of every command. */
export const wordsIn = ({
  core,
  browser,
  montecarlo,
  montecarloBrowser,
}: MonteCarloBrowserStrings): Readonly<Record<MonteCarloCommandName<'browser'>, CommandWords>> => ({
  ...core.commands,
  ...browser.commands,
  ...montecarlo.commands,
  ...montecarloBrowser.commands,
});

export const commandOf = keyMap(COMMANDS);

export function give(
  { frame, cursor, moveTo, act, ask }: GridDesk,
  name: MonteCarloCommandName<'browser'>,
): void {
  if (!isGridCommand(name)) return ask(name);
  const action = GRID_COMMANDS[name](cursor(), frame());
  if ('cursor' in action) moveTo(action.cursor);
  else act(action.call);
}

/** @param desk has the commands of this view. The page handles all other keys. */
export function listen(
  desk: GridDesk & KeyTarget & { readonly table: GridTable; readonly commands: typeof COMMANDS },
): void {
  const { cells } = desk.table;
  cells.element.addEventListener('click', ({ target }) => {
    const cell = target instanceof Element ? cells.cellOf(target) : undefined;
    if (cell === undefined) return;
    desk.moveTo(cell);
    desk.act(clickOn(cell));
  });
  cells.element.addEventListener('focusin', ({ target }) => {
    const cell = target instanceof Element ? cells.cellOf(target) : undefined;
    if (cell !== undefined) desk.arriveAt(cell);
  });
  listenToKeys(desk, (event) => {
    const given = commandOf(event);
    if (given === undefined || !desk.commands.some(({ name }) => name === given.name)) return;
    event.preventDefault();
    give(desk, given.name);
  });
  returnFocus(desk.view, () => desk.moveTo(desk.cursor()));
}
