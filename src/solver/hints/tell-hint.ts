/** Hints in sentences, from a nudge to the reason. */
import type { HintLevel } from '../../core/assistance.js';
import { checkHintLevel } from '../../core/assistance.js';
import { checkGiven } from '../../core/given.js';
import type { KlondikeHintStrings } from '../../games/klondike/words/strings/english.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../games/klondike/words/strings/english.js';
import { hintSentence, noHintSentence } from '../../games/klondike/words/hint-sentence.js';
import type { Hint, NoHint } from './hint.js';

/**
 * The hint in a sentence. If there is none, the sentence says why, whatever the level.
 * @throws RangeError if there is no such level
 */
export function tellHint(
  hint: Hint | NoHint,
  level: HintLevel,
  strings: KlondikeHintStrings = KLONDIKE_HINTS_ENGLISH,
): string {
  checkHintLevel(level);
  checkGiven('hint', hint, 'an object');
  if (hint.move === undefined) return noHintSentence(hint.why, strings);
  const { move, ...told } = hint;
  return hintSentence(level, { ...told, carried: move === 'stock' ? undefined : move }, strings);
}
