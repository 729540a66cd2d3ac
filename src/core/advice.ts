/** Advice up to a level: a small hint says less than a large one. */
import type { Advice, HintLevel } from './assistance.js';
import { HINT_LEVELS } from './assistance.js';
import { valueText } from './given.js';

/** The parts of the advice that this level includes. */
export function adviceUpTo<Call, Place>(
  level: HintLevel,
  { isPossible, where, card, calls, why }: Required<Advice<Call, Place>>,
): Advice<Call, Place> {
  if (!isPossible) return { isPossible, why };
  const parts = [{ isPossible }, { where }, { card }, { calls }, { why }];
  const told = parts.slice(0, HINT_LEVELS.indexOf(level) + 1);
  return Object.assign({ isPossible }, ...told) as Advice<Call, Place>;
}

/** @throws RangeError for any other word, which a caller without types can pass */
export function checkHintLevel(level: HintLevel): void {
  if (!HINT_LEVELS.includes(level))
    throw new RangeError(`the level of a hint is one of ${HINT_LEVELS.join(', ')}, not ${valueText(level)}`);
}
