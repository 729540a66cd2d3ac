/** The commands of Klondike in a terminal. */
import type { WordedCommand } from '../../../../core/commands.js';
import { commandsIn, worded } from '../../../../core/commands.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { KLONDIKE_COMMANDS, wordedFor } from '../../words/commands.js';
import type { KlondikeTerminalStrings } from '../strings/english.js';

export const COMMANDS = commandsIn(KLONDIKE_COMMANDS, 'terminal');

export interface OfferedCommands {
  /** Can the player choose deals? */
  readonly choosesDeals: boolean;
  /** Can undone moves be redone? */
  readonly redoes: boolean;
  /** Can the player list all moves? False by default. */
  readonly listsMoves?: boolean;
  /** Are there settings? False by default. */
  readonly sets?: boolean;
  /** The commands of the assistant; none by default. */
  readonly assisted?: readonly AssistedName[];
}

/** The commands for choosing deals. */
const CHOOSING: readonly KlondikeCommandName<'terminal'>[] = ['again', 'previousDeal', 'nextDeal', 'deal'];

const ASSISTED = [
  'hint',
  'finish',
  'undoOne',
  'toWinnable',
  'solution',
] as const satisfies readonly KlondikeCommandName<'terminal'>[];

export type AssistedName = (typeof ASSISTED)[number];

const isAssisted = (name: KlondikeCommandName<'terminal'>): name is AssistedName =>
  (ASSISTED as readonly KlondikeCommandName<'terminal'>[]).includes(name);

export function offeredTo(offering: OfferedCommands): typeof COMMANDS {
  const { choosesDeals, redoes, listsMoves = false, sets = false, assisted = [] } = offering;
  return COMMANDS.filter(({ name }) => {
    if (name === 'redo') return redoes;
    if (name === 'moves') return listsMoves;
    if (name === 'settings') return sets;
    if (isAssisted(name)) return assisted.includes(name);
    return choosesDeals || !CHOOSING.includes(name);
  });
}

/** The commands with their texts, for a table whose stock or waste is in play. */
export const commandTexts = (
  offering: OfferedCommands,
  isStockInPlay: boolean,
  { core, terminal, klondike }: KlondikeTerminalStrings,
): readonly WordedCommand<KlondikeCommandName<'terminal'>>[] => {
  const words = { ...core.commands, ...terminal.commands, ...klondike.commands };
  return wordedFor(worded(offeredTo(offering), words), isStockInPlay, klondike);
};
