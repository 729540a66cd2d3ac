/** The commands that a terminal has for Klondike. */
import { commandsIn } from '../../../../core/commands.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { KLONDIKE_COMMANDS } from '../../words/commands.js';

export type CommandName = KlondikeCommandName<'terminal'>;

export const COMMANDS = commandsIn(KLONDIKE_COMMANDS, 'terminal');

export interface Offering {
  /** May the player choose deals? */
  readonly choosesDeals: boolean;
  /** Can what was undone be made again? */
  readonly redoes: boolean;
}

export const offeredTo = ({ choosesDeals, redoes }: Offering): typeof COMMANDS =>
  COMMANDS.filter(({ name }) => {
    if (name === 'redo') return redoes;
    return choosesDeals || (name !== 'again' && name !== 'deal');
  });
