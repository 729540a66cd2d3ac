/** A hint: a move and why it is good, or the reason why no move is suggested. */
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
import { isFoundation } from '../../games/klondike/words/piles.js';

/** Why a move is good: what it does, or what it prepares. */
export type HintReason =
  /** The game can finish itself from here. */
  | 'finish'
  /** A card that the tableau no longer needs moves up. */
  | 'safe'
  /** A card is turned up. */
  | 'turn-up'
  /** A card that was under cards out of order is freed. */
  | 'free'
  /** A pile becomes empty. */
  | 'empty'
  /** A card from the stock or waste moves to its foundation. */
  | 'raise-from-stock'
  /** A card from the stock or waste moves to the tableau. */
  | 'play-from-stock'
  /** Unseen cards of the stock become visible. */
  | 'look'
  /** A foundation grows. */
  | 'raise'
  /** The game stays winnable, according to the solver, which sees all cards. */
  | 'keeps-win'
  /** This move wins, according to the solver, which sees all cards. */
  | 'x-ray';

/** The reason why the search found no hint. */
export type NoHintReason =
  /** The game is won. */
  | 'won'
  /** No sequence of moves can turn up a card, empty a pile or raise a foundation. */
  | 'nothing-left'
  /** X-ray: the game can no longer be won. */
  | 'lost'
  /** The search reached a limit before it found anything. */
  | 'not-known';

/** A suggested move. */
export interface Hint {
  readonly move: Move;
  /** The pile where the move starts. */
  readonly pile: PileId;
  /** The card to move, or the lowest of several; undefined for a click on the stock. */
  readonly card: Card | undefined;
  readonly why: HintReason;
  /** All moves up to the one that `why` describes; the first one is `move`. */
  readonly line: readonly Move[];
}

/** No move to suggest. */
export interface NoHint {
  readonly move: undefined;
  readonly why: NoHintReason;
}

/** Reasons with another sentence if a later move of the line does what they say. */
const LATER = ['turn-up', 'free', 'empty', 'raise-from-stock', 'play-from-stock'] as const;

/** The word for the reason of this move, which says whether the move or a later one does it. */
export function reasonIn({
  move,
  why,
  line,
}: Pick<Hint, 'move' | 'why' | 'line'>): keyof KlondikeHintStrings['why'] {
  if (line.length < 2) return why;
  const isRise = move !== 'stock' && isFoundation(move.to);
  if (!isRise && (why === 'raise' || why === 'safe')) return 'later-raise';
  const later = LATER.find((one) => one === why);
  return later === undefined ? why : `later-${later}`;
}

/** A hint for the first move of a line. @throws Error if the line is empty, which is a bug in the search */
export function hintOf(layout: Layout, line: readonly Move[], why: HintReason): Hint {
  const [move] = line;
  if (move === undefined) throw new Error(`solver: a hint to ${why} without a move`);
  const pile = move === 'stock' ? 'stock' : move.from;
  const card = move === 'stock' ? undefined : layout[move.from].cards.at(-move.count);
  return { move, pile, card, why, line };
}

/**
 * The hint as a sentence. Without a hint, the sentence says why at every level.
 * @throws RangeError for an unknown level
 */
export function tellHint(
  hint: Hint | NoHint,
  level: HintLevel,
  strings: KlondikeHintStrings = KLONDIKE_HINTS_ENGLISH,
): string {
  checkHintLevel(level);
  checkGiven('hint', hint, 'an object');
  if (hint.move === undefined) return noHintSentence(hint.why, strings);
  const { move, pile, card } = hint;
  const carried = move === 'stock' ? undefined : move;
  return hintSentence(level, { pile, card, carried, why: reasonIn(hint) }, strings);
}
