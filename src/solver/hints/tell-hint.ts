/** Hints in sentences, from a nudge to the reason. */
import type { KlondikeHintStrings } from '../../games/klondike/words/english.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../games/klondike/words/english.js';
import type { Hint, NoHint } from './hint.js';

/**
 * How much is given away. 0: that something can be done; 1: where, the pile; 2: with which card; 3: the move;
 * 4: why.
 */
export type HintLevel = 0 | 1 | 2 | 3 | 4;

/** The hint in a sentence. If there is none, the sentence says why, whatever the level. */
export function tellHint(
  hint: Hint | NoHint,
  level: HintLevel,
  strings: KlondikeHintStrings = KLONDIKE_HINTS_ENGLISH,
): string {
  if (hint.move === undefined) return strings.none[hint.why];
  if (level === 0) return strings.possible;
  if (level === 1) return strings.where(hint.pile);
  if (level === 4) return strings.why[hint.why];
  const { move, card, pile } = hint;
  if (move === 'stock' || card === undefined) return strings.draw;
  return level === 2 ? strings.which(card, pile) : strings.move({ ...move, card });
}
