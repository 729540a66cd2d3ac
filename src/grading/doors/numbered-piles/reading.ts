/** The course's own program draws in the call that brings the waste back; its statement does not say so. */
import { CLUBS, cardOf } from '../../../core/card.js';
import type { Rules } from '../../../games/klondike/model/rules.js';
import { YCP_TEXT, YCP_TEXT_REFERENCE } from '../../../games/klondike/model/rules.js';
import { CandidateFault } from '../../candidate/candidate.js';
import type { ObjectPort } from '../port/object-port.js';
import { Thrown } from '../port/object-port.js';
import { NumberedWords, PILE_COUNT } from './words.js';

const CARDS = [1, 2, 3].map((rank) => cardOf(rank, CLUBS));

/** Which of the two the submission does, as far as it can be told. */
export function recycleReading(port: ObjectPort): {
  readonly rules: Rules;
  /** What fits all that was seen. */
  readonly answers: readonly string[];
} {
  const left = leftAfterRecycling(port);
  if (left === CARDS.length - 1) return { rules: YCP_TEXT_REFERENCE, answers: ['yes'] };
  return { rules: YCP_TEXT, answers: left === CARDS.length ? ['no'] : ['no', 'yes'] };
}

/** How many cards the main deck has when three have been drawn and brought back. */
function leftAfterRecycling(port: ObjectPort): number | undefined {
  try {
    const words = new NumberedWords(port);
    const game = words.newGame();
    for (let number = 0; number < PILE_COUNT; number++) words.empty(words.pile(game, number));
    const main = words.pile(game, 0);
    words.add(main, CARDS);
    for (let draws = 0; draws <= CARDS.length; draws++) port.tell(game, 'drawNextCard', []);
    return words.count(main);
  } catch (error) {
    const isGone = error instanceof CandidateFault && port.renew !== undefined;
    if (!isGone && !(error instanceof Thrown)) throw error;
    if (isGone) port.renew?.();
    return undefined;
  }
}
