/** The commands of a table on a page, and their keys. */
import { commandsIn } from '../../../../core/commands.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { KLONDIKE_COMMANDS } from '../../words/commands.js';
import type { Frame } from '../../contract/frame.js';
import type { CommandContext, PlayCommandName } from '../../views/play-commands.js';
import { isPlayCommand } from '../../views/play-commands.js';
import type { PlaySession } from '../../views/play-session.js';
import type { TableAssistance } from '../../views/table-assistance.js';
import { keyMap } from '../../../../browser/parts/commands.js';

/** The commands that don't play cards. */
export type ViewCommand =
  | ('again' | 'previousDeal' | 'nextDeal' | 'deal')
  | ('moves' | 'find' | 'readPile' | 'readTable')
  | ('help' | 'about' | 'menu' | 'quit');

/** The parts of a view that commands use. */
export interface CommandDesk {
  readonly frame: () => Frame;
  readonly play: PlaySession;
  readonly assistance: TableAssistance;
  /** Where the table where the stock and the waste are. */
  readonly stockAt: () => Pick<CommandContext, 'side' | 'isBelow'>;
  /** Moves the focus to the player's cursor. */
  readonly focus: () => void;
  readonly ask: (name: ViewCommand) => void;
}

export const COMMANDS = commandsIn(KLONDIKE_COMMANDS, 'browser');

export const commandOf = keyMap(COMMANDS);

/** Is the event an undo key or a press of the undo button? */
export const isUndo = (event: Event): boolean =>
  event instanceof KeyboardEvent
    ? commandOf(event)?.name === 'undo'
    : (event.composedPath()[0] as Element).closest('.undo') !== null;

/**
 * Commands that move the focus to a pile. If the focus is there already, a screen reader would stay silent, so the view
 * describes the pile.
 */
const GO_COMMANDS: readonly KlondikeCommandName<'browser'>[] = ['tableau', 'inPlay', 'foundation'];

/** Commands that move the focus to the cursor. */
const FOCUS_COMMANDS: readonly KlondikeCommandName<'browser'>[] = [
  ...GO_COMMANDS,
  'left',
  'right',
  'up',
  'down',
  'more',
  'fewer',
];

/** @param key the key as the command lists spell it; absent for a button */
export function runCommand(desk: CommandDesk, name: KlondikeCommandName<'browser'>, key = ''): void {
  if (isPlayCommand(name)) return runPlayCommand(desk, name, key);
  if (!isAssistance(name)) return desk.ask(name);
  if (name === 'hint') desk.play.do({ type: 'empty hand' });
  desk.assistance[name]();
}

const ASSISTANCE = [
  'hint',
  'finish',
  'toWinnable',
  'solution',
] as const satisfies readonly KlondikeCommandName<'browser'>[];

const isAssistance = (name: KlondikeCommandName<'browser'>): name is (typeof ASSISTANCE)[number] =>
  (ASSISTANCE as readonly KlondikeCommandName<'browser'>[]).includes(name);

function runPlayCommand(
  { play, stockAt, focus, ask }: CommandDesk,
  name: PlayCommandName,
  key: string,
): void {
  const before = play.cursor;
  play.command(name, { key, ...stockAt() });
  if (!FOCUS_COMMANDS.includes(name)) return;
  focus();
  const { pile, depth } = play.cursor;
  if (GO_COMMANDS.includes(name) && pile === before.pile && depth === before.depth) ask('readPile');
}
