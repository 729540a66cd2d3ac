/** The commands that a terminal has for Klondike. */
import { commandsIn, worded } from '../../../../core/commands.js';
import { CORE_ENGLISH } from '../../../../core/strings/english.js';
import { TERMINAL_ENGLISH } from '../../../../terminal/strings/english.js';
import type { KlondikeCommandName } from '../../words/commands.js';
import { KLONDIKE_COMMANDS } from '../../words/commands.js';
import { KLONDIKE_ENGLISH } from '../../words/english.js';

export type CommandName = KlondikeCommandName<'terminal'>;

export const COMMANDS = worded(commandsIn(KLONDIKE_COMMANDS, 'terminal'), {
  ...CORE_ENGLISH.commands,
  ...TERMINAL_ENGLISH.commands,
  ...KLONDIKE_ENGLISH.commands,
});

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
