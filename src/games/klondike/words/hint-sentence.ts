/** A hint in a sentence. */
import type { HintLevel } from '../../../core/assistance.js';
import type { Card } from '../../../core/card.js';
import type { HintedMove, KlondikeHintStrings } from './strings/english.js';
import type { PileId } from './piles.js';

/** The facts in a hint. */
export interface HintDetails {
  /** The pile where the move starts. */
  readonly pile: PileId | undefined;
  /** Undefined for a click on the stock, like `carried`. */
  readonly card: Card | undefined;
  readonly carried: Omit<HintedMove, 'card'> | undefined;
  readonly why: string;
}

/** The sentence for one level. */
export function hintSentence(
  level: HintLevel,
  { pile, card, carried, why }: HintDetails,
  strings: KlondikeHintStrings,
): string {
  const reasons: Readonly<Record<string, string>> = strings.why;
  if (level === 'why') return reasons[why] ?? strings.possible;
  if (level === 'possible' || pile === undefined) return strings.possible;
  if (level === 'where') return strings.where(pile);
  if (card === undefined || carried === undefined) return strings.draw;
  return level === 'card' ? strings.which(card, pile) : strings.move({ ...carried, card });
}

/** The reason why the assistant has no hint. */
export function noHintSentence(why: string, { none }: KlondikeHintStrings): string {
  const reasons: Readonly<Record<string, string>> = none;
  return reasons[why] ?? none['not-known'];
}
