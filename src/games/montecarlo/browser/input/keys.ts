/** What each command does at the grid, and the keys that give it. */
import type { OrRedo } from '../../../../core/redo.js';
import type { CommandWords } from '../../../../core/commands.js';
import { commandsIn } from '../../../../core/commands.js';
import type { Cell } from '../../words/cell.js';
import type { MonteCarloCommandName } from '../../words/commands.js';
import { MONTECARLO_COMMANDS } from '../../words/commands.js';
import type { Frame } from '../../contract/frame.js';
import type { MonteCarloCall } from '../../contract/handler.js';
import { keyMap } from '../../../../browser/parts/commands.js';
import type { MonteCarloBrowserStrings } from '../strings/english.js';
import { GRID_COMMANDS, isGridCommand } from '../../views/grid-commands.js';

export type CommandName = MonteCarloCommandName<'browser'>;

/** The commands that are not about cards. */
export type ViewCommand = 'moves' | 'game' | 'help' | 'keys' | 'about' | 'menu' | 'quit';

/** The view of commands. */
export interface Desk {
  readonly frame: () => Pick<Frame, 'rows'>;
  /** The cell that the keyboard is on. */
  readonly cursor: () => Cell;
  /** Moves the focus to a cell. */
  readonly moveTo: (cell: Cell) => void;
  /** A cell has received the focus. */
  readonly arriveAt: (cell: Cell) => void;
  readonly act: (call: OrRedo<MonteCarloCall>) => void;
  readonly ask: (name: ViewCommand) => void;
}

export const COMMANDS = commandsIn(MONTECARLO_COMMANDS, 'browser');

/** The words of every command. */
export const wordsIn = ({
  core,
  browser,
  montecarlo,
  montecarloBrowser,
}: MonteCarloBrowserStrings): Readonly<Record<CommandName, CommandWords>> => ({
  ...core.commands,
  ...browser.commands,
  ...montecarlo.commands,
  ...montecarloBrowser.commands,
});

export const commandOf = keyMap(COMMANDS);

export function give({ frame, cursor, moveTo, act, ask }: Desk, name: CommandName): void {
  if (!isGridCommand(name)) return ask(name);
  const action = GRID_COMMANDS[name](cursor(), frame());
  if ('cursor' in action) moveTo(action.cursor);
  else act(action.call);
}
