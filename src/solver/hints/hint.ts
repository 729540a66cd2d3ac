/** Hints as they are told: a move, and why it is good; or why there is none. */
import type { HintLevel } from '../../core/assistance.js';
import { checkHintLevel } from '../../core/advice.js';
import type { Card } from '../../core/card.js';
import { checkGiven } from '../../core/given.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import { hintSentence, noHintSentence } from '../../games/klondike/words/hint-sentence.js';
import type { KlondikeHintStrings } from '../../games/klondike/words/strings/english.js';
import { KLONDIKE_HINTS_ENGLISH } from '../../games/klondike/words/strings/english.js';
import type { PileId } from '../../games/klondike/words/piles.js';

/** Why a move is good: what it does, or what it is the first move of. */
export type HintReason =
  /** The game plays itself from here. */
  | 'finish'
  /** A card goes up and is not wanted below any more. */
  | 'safe'
  /** A card is turned up. */
  | 'turn-up'
  /** A card is freed that lay under cards out of order. */
  | 'free'
  /** A pile is emptied. */
  | 'empty'
  /** A card of stock or waste goes up to its foundation. */
  | 'raise-from-stock'
  /** A card of stock or waste comes into play. */
  | 'play-from-stock'
  /** Cards of the stock are shown that were never seen. */
  | 'look'
  /** A foundation is raised. */
  | 'raise'
  /** The solver, which sees all cards, wins so. */
  | 'x-ray';

/** Why there is nothing to be hinted at. */
export type NoHintReason =
  /** The game is won. */
  | 'won'
  /** No clicks and moves can turn up a card, empty a pile or raise a foundation any more. */
  | 'nothing-left'
  /** X-ray: the game cannot be won any more. */
  | 'lost'
  /** The search met a limit before it found anything. */
  | 'not-known';

/** What can be done next. */
export interface Hint {
  readonly move: Move;
  /** The pile that the move begins at. */
  readonly pile: PileId;
  /** The card to be moved, the lowest if there are several; undefined for a click on the stock. */
  readonly card: Card | undefined;
  readonly why: HintReason;
  /** All moves up to what is told by `why`; `move` is the first. */
  readonly line: readonly Move[];
}

/** Nothing can be done. */
export interface NoHint {
  readonly move: undefined;
  readonly why: NoHintReason;
}

/** The hint to make the first move of the line. @throws Error if the line has no move: then the search for it was wrong */
export function hintOf(layout: Layout, line: readonly Move[], why: HintReason): Hint {
  const [move] = line;
  if (move === undefined) throw new Error(`solver: a hint to ${why} without a move`);
  const pile = move === 'stock' ? 'stock' : move.from;
  const card = move === 'stock' ? undefined : layout[move.from].cards.at(-move.count);
  return { move, pile, card, why, line };
}

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
