/** What Monte Carlo Solitaire says in the terminal, in English; its type is that of every language. */
import type { MonteCarloTerminalStrings } from '../terminal/strings/catalogue.js';
import { ENGLISH } from '../terminal/strings/catalogue.js';
import type { MonteCarloChangeStrings } from '../words/changes-english.js';
import { MONTECARLO_CHANGES_ENGLISH } from '../words/changes-english.js';
import type { MonteCarloHelpStrings, MonteCarloRefusalStrings } from '../words/english.js';
import { MONTECARLO_HELP_ENGLISH, MONTECARLO_REFUSALS_ENGLISH } from '../words/english.js';

export interface CommandStrings extends MonteCarloTerminalStrings {
  /** The words of line mode, in columns; at most 80 characters a line. */
  readonly words: string;
  readonly montecarloChanges: MonteCarloChangeStrings;
  readonly montecarloRefusals: MonteCarloRefusalStrings;
  readonly montecarloHelp: MonteCarloHelpStrings;
}

export const IN_ENGLISH: CommandStrings = {
  ...ENGLISH,
  words: `new:12345     the game of this number   a1 b2         click on a1, then on b2
deal          a game that is drawn      consolidate   together, and refill
[Deal "java:12345"]                     hint          a pair to remove
              what deal deals           ahead         the better move, looking ahead
replay        the same game again       undo*5 redo   take back, make again
show          the table as it is; --frames none prints no other
moves go:3    all moves, also those taken back; to number 3 of them
{ left: 25; a1: -- }   what must show   help about quit`,
  montecarloChanges: MONTECARLO_CHANGES_ENGLISH,
  montecarloRefusals: MONTECARLO_REFUSALS_ENGLISH,
  montecarloHelp: MONTECARLO_HELP_ENGLISH,
};
