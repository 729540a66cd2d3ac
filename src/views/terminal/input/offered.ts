/** The commands that a terminal has for Klondike. */
import { commandsIn } from '../../../core/commands.js';
import type { KlondikeCommandName } from '../../../klondike/commands.js';
import { KLONDIKE_COMMANDS } from '../../../klondike/commands.js';

export type CommandName = KlondikeCommandName<'terminal'>;

export const COMMANDS = commandsIn(KLONDIKE_COMMANDS, 'terminal');

/** Some need a player who may choose deals. */
export const offeredTo = (choosesDeals: boolean): typeof COMMANDS =>
  COMMANDS.filter(({ name }) => choosesDeals || (name !== 'again' && name !== 'deal'));
