/** Says until which move the player could win. */
import type { LineVerdict } from '../../core/line-verdicts.js';
import type { ReviewStrings } from './strings/english.js';

export function turningPoint(
  { verdict, winnableUntil, lostFrom }: LineVerdict,
  strings: ReviewStrings,
): string {
  if (verdict === 'winnable') return strings.winnable;
  if (lostFrom === 0) return strings.never;
  if (lostFrom === undefined)
    return winnableUntil === undefined ? strings.unknown : strings.atLeast(winnableUntil);
  if (winnableUntil === undefined) return strings.lostFrom(lostFrom);
  return lostFrom === winnableUntil + 1
    ? strings.until(winnableUntil)
    : strings.between(winnableUntil, lostFrom);
}

/** The last move that is worth another try; undefined if the game can still be won, or if no move is known. */
export const moveToTry = ({ verdict, winnableUntil }: LineVerdict): number | undefined =>
  verdict === 'winnable' ? undefined : winnableUntil;
