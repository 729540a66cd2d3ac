/** Hints in sentences, from a nudge to the reason. */
import type { HintLevel } from '../../core/assistance.js';
import type { KlondikeHintStrings } from '../../games/klondike/words/english.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../games/klondike/words/english.js';
import type { Hint, NoHint } from './hint.js';

/** The hint in a sentence. If there is none, the sentence says why, whatever the level. */
export function tellHint(
  hint: Hint | NoHint,
  level: HintLevel,
  strings: KlondikeHintStrings = KLONDIKE_HINTS_ENGLISH,
): string {
  if (hint.move === undefined) return strings.none[hint.why];
  if (level === 'possible') return strings.possible;
  if (level === 'where') return strings.where(hint.pile);
  if (level === 'why') return strings.why[hint.why];
  const { move, card, pile } = hint;
  if (move === 'stock' || card === undefined) return strings.draw;
  return level === 'card' ? strings.which(card, pile) : strings.move({ ...move, card });
}
