/** Line mode of Monte Carlo Solitaire. */
import { MONTE_CARLO } from '../../games/montecarlo/kit.js';
import type { MonteCarlo } from '../../games/montecarlo/script/stage.js';
import { playStandardInput } from '../line-mode.js';
import type { LineTable } from '../line-table.js';
import type { Shell } from '../shell.js';
import type { MonteCarloGameOptions } from './game.js';
import { newSession } from './game.js';

const WORDS = `new:12345     the game of this number   a1 b2         click on a1, then on b2
deal          a game that is drawn      consolidate   together, and refill
[Deal "java:12345"]                     hint          a pair to remove
              what deal deals           ahead         the better move, looking ahead
replay        the same game again       undo*5 redo   take back, make again
{ left: 25; a1: -- }   what must show   help about quit`;

/** Plays the lines of standard input in the words of a script until it ends or `quit`; the exit status. */
export const playMonteCarloLines = (options: MonteCarloGameOptions, shell: Shell): Promise<number> =>
  playStandardInput((onRefusal) => tableOf(options, onRefusal), shell);

function tableOf(options: MonteCarloGameOptions, onRefusal: (why: string) => void): LineTable<MonteCarlo> {
  const game = newSession(options, (why) => onRefusal(MONTE_CARLO.refusals[why]));
  return {
    isChosen: options.deal !== undefined,
    kit: MONTE_CARLO,
    game,
    answer: (word) =>
      word === 'about' ? `Monte Carlo Solitaire, played by ${game.handler.getName()}` : undefined,
    comment: ({ event }, { help }) =>
      event === 'help' && help !== undefined ? `${help}\n\n${WORDS}` : undefined,
  };
}
