/** Line mode of Monte Carlo Solitaire. */
import { REFUSALS } from '../../montecarlo/model/refusal.js';
import { printFrame } from '../../montecarlo/notation/frame.js';
import type { MonteCarlo } from '../../replay/montecarlo/stage.js';
import { STAGE } from '../../replay/montecarlo/stage.js';
import type { LineTable } from '../line-mode.js';
import { LineMode } from '../line-mode.js';
import type { Outputs } from '../output.js';
import type { MonteCarloGameOptions } from './game.js';
import { MonteCarloGame } from './game.js';

const WORDS = `new:12345     the game of this number   a1 b2         click on a1, then on b2
deal          a game that is drawn      consolidate   together, and refill
[Deal "java:12345"]                     hint          a pair to remove
              what deal deals           ahead         the better move, looking ahead
replay        the same game again       undo undo*5   take back
{ left: 25; a1: -- }   what must show   help about quit`;

/** Plays the lines of an input in the words of a script until it ends or `quit`; the exit status. */
export const playMonteCarloLines = (
  options: MonteCarloGameOptions,
  outputs: Outputs,
  lines: AsyncIterable<string>,
): Promise<number> => new LineMode((onRefusal) => tableOf(options, onRefusal), outputs).play(lines);

function tableOf(options: MonteCarloGameOptions, onRefusal: (why: string) => void): LineTable<MonteCarlo> {
  const game = new MonteCarloGame(options, (why) => onRefusal(REFUSALS[why]));
  return {
    stage: STAGE,
    game,
    answer: (word) =>
      word === 'about' ? `Monte Carlo Solitaire, played by ${game.handler.getName()}` : undefined,
    printFrame,
    comment: ({ event }, { help }) =>
      event === 'help' && help !== undefined ? `${help}\n\n${WORDS}` : undefined,
  };
}
