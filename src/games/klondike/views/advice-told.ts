/** What is told of an assistant's advice, in sentences, and of piles as the player sees them. */
import type { HintLadder } from './hint-ladder.js';
import type { LineVerdict } from '../../../core/line-verdicts.js';
import { carryingOf } from '../contract/calls.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeHintStrings } from '../words/strings/english.js';
import { hintSentence, noHintSentence } from '../words/hint-sentence.js';
import type { PileId } from '../words/piles.js';

/** The verdict that the win tracker shows; `sought` until it is known. */
export type Truth = LineVerdict['verdict'] | 'sought';

/** The marks of a hint on the table. */
export interface HintMarks {
  readonly pile: PileId;
  /** How many cards from the top; undefined if the hint is about the whole pile. */
  readonly count: number | undefined;
  readonly to: PileId | undefined;
}

/** A hint, as far as it is told. */
type KlondikeRung = NonNullable<HintLadder<KlondikeCall, PileId>['rung']>;

/** To whom it is told: what the player sees, and the texts. */
export interface Audience {
  readonly frame: Frame;
  readonly strings: KlondikeHintStrings;
}

/** The sentences of a hint. */
export function rungTold({ level, advice }: KlondikeRung, { frame, strings }: Audience): string {
  const { why = 'not-known', where, card, calls } = advice;
  if (!advice.isPossible) return noHintSentence(why, strings);
  const facts = { pile: where && seenOn(frame, where), card, carried: carriedBy(frame, calls), why };
  const told = hintSentence(level, facts, strings);
  return level === 'why' ? `${hintSentence('move', facts, strings)} ${told}` : told;
}

/** The marks of a hint. It has none before it names a place. */
export function marksOf(rung: KlondikeRung | undefined, frame: Frame): HintMarks | undefined {
  const { level, advice } = rung ?? {};
  const pile = advice?.where && seenOn(frame, advice.where);
  if (advice === undefined || pile === undefined || level === 'possible') return undefined;
  const carried = level === 'where' ? undefined : carriedBy(frame, advice.calls);
  return { pile, count: carried?.count, to: level === 'card' ? undefined : carried?.to };
}

/** Why the rest of the game can't be played yet. */
export const noFinishTold = ({ frame, strings }: Audience): string =>
  frame.won ? strings.none.won : strings.noFinish;

/** Why nothing is to be taken back for the game to be won again. @param truth undefined while it is sought */
export function noWayBackTold(truth: LineVerdict | undefined, { frame, strings }: Audience): string {
  const { none, noWayBack } = strings;
  if (frame.won) return none.won;
  if (truth === undefined) return noWayBack.sought;
  if (truth.verdict === 'lost') return truth.lostFrom === 0 ? noWayBack.never : noWayBack.unknown;
  return noWayBack[truth.verdict];
}

/** Says that the game is lost or, if its deal could never be won, that no move has lost it. */
export const lostTold = (truth: LineVerdict | undefined, { none, noWayBack }: KlondikeHintStrings): string =>
  truth?.lostFrom === 0 ? noWayBack.never : none.lost;

/** Why there is no solution to show. @param truth undefined if it is not known */
export const noSolutionTold = (truth: LineVerdict | undefined, { strings }: Audience): string =>
  truth?.verdict === 'lost' ? lostTold(truth, strings) : strings.solution.none;

/** How many events to take back so that the game can be won again; undefined if that is not known. */
export function undosToWinnable(truth: LineVerdict | undefined, { moves }: Frame): number | undefined {
  const { verdict, winnableUntil } = truth ?? {};
  return verdict !== 'lost' || winnableUntil === undefined ? undefined : moves - winnableUntil;
}

/** The pile as the player sees it: assistants call the pile in play the waste. */
const seenOn = ({ stock }: Frame, pile: PileId): PileId =>
  pile === 'waste' && stock !== undefined ? 'stock' : pile;

/** What the first of these events carries, from and to piles that the player sees; undefined if it carries nothing. */
function carriedBy(frame: Frame, calls: readonly KlondikeCall[] = []): ReturnType<typeof carryingOf> {
  const [call] = calls;
  const carried = call && carryingOf(call);
  return carried && { ...carried, from: seenOn(frame, carried.from) };
}
