/** The commands of Klondike in a terminal. */
import type { WordedCommand } from '../../../../core/commands.js';
import { commandsIn, worded } from '../../../../core/commands.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { KLONDIKE_COMMANDS, wordedFor } from '../../words/commands.js';
import type { KlondikeTerminalStrings } from '../strings/catalogue.js';
import { wordsIn } from '../strings/catalogue.js';

export type CommandName = KlondikeCommandName<'terminal'>;

export const COMMANDS = commandsIn(KLONDIKE_COMMANDS, 'terminal');

export interface Offering {
  /** May the player choose deals? */
  readonly choosesDeals: boolean;
  /** Can undone moves be redone? */
  readonly redoes: boolean;
}

export const offeredTo = ({ choosesDeals, redoes }: Offering): typeof COMMANDS =>
  COMMANDS.filter(({ name }) => {
    if (name === 'redo') return redoes;
    return choosesDeals || (name !== 'again' && name !== 'deal');
  });

/** The commands with their texts, for a table whose card in play is the stock's or the waste's. */
export const toldTo = (
  offering: Offering,
  isStockInPlay: boolean,
  strings: KlondikeTerminalStrings,
): readonly WordedCommand<CommandName>[] =>
  wordedFor(worded(offeredTo(offering), wordsIn(strings)), isStockInPlay, strings.klondike);
