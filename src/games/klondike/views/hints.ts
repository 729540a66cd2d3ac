/** Hints and other advice in sentences. They name piles as the player sees them. */
import type { LineVerdict } from '../../../core/line-verdicts.js';
import { moveOfCall } from '../contract/calls.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeHintStrings } from '../words/strings/english.js';
import { hintSentence, noHintSentence } from '../words/hint-sentence.js';
import type { PileId } from '../words/piles.js';
import type { Advice, HintLevel } from '../../../core/assistance.js';
import { HINT_LEVELS } from '../../../core/assistance.js';

/** The verdict that the win tracker shows; `searching` until it is known. */
export type Truth = LineVerdict['verdict'] | 'searching';

/** The marks of a hint on the table. */
export interface HintMarks {
  readonly pile: PileId;
  /** The number of cards from the top; undefined if the hint is about the whole pile. */
  readonly count: number | undefined;
  readonly to: PileId | undefined;
}

/** Advice and its visible level. */
export interface HintRung {
  readonly level: HintLevel;
  readonly advice: Advice<KlondikeCall, PileId>;
}

/** The frame and the texts of the player who gets the advice. */
export interface HintAudience {
  readonly frame: Frame;
  readonly strings: KlondikeHintStrings;
}

export function hintText({ level, advice }: HintRung, { frame, strings }: HintAudience): string {
  const { why = 'not-known', where, card, calls } = advice;
  if (!advice.isPossible) return noHintSentence(why, strings);
  const facts = { pile: where && visiblePile(frame, where), card, carried: movedBy(frame, calls), why };
  const told = hintSentence(level, facts, strings);
  return level === 'why' ? `${hintSentence('move', facts, strings)} ${told}` : told;
}

/** The marks of a hint, from the level that names a pile. */
export function marksOf(rung: HintRung | undefined, frame: Frame): HintMarks | undefined {
  const { level, advice } = rung ?? {};
  const pile = advice?.where && visiblePile(frame, advice.where);
  if (advice === undefined || pile === undefined || level === 'possible') return undefined;
  const carried = level === 'where' ? undefined : movedBy(frame, advice.calls);
  return { pile, count: carried?.count, to: level === 'card' ? undefined : carried?.to };
}

/** Why the game can't finish itself. */
export const noFinishText = ({ frame, strings }: HintAudience): string =>
  frame.won ? strings.none.won : strings.noFinish;

/** Why undo can't lead to a winnable position. @param truth undefined during the search */
export function noWayBackText(truth: LineVerdict | undefined, { frame, strings }: HintAudience): string {
  const { none, noWayBack } = strings;
  if (frame.won) return none.won;
  if (truth === undefined) return noWayBack.searching;
  if (truth.verdict === 'lost') return truth.lostFrom === 0 ? noWayBack.never : noWayBack.unknown;
  return noWayBack[truth.verdict];
}

/** Says that the game is lost or, if its deal can't be won, that the player isn't to blame. */
export const lostText = (truth: LineVerdict | undefined, { none, noWayBack }: KlondikeHintStrings): string =>
  truth?.lostFrom === 0 ? noWayBack.never : none.lost;

/** Why there's no solution to show. @param truth undefined if unknown */
export const noSolutionText = (truth: LineVerdict | undefined, { strings }: HintAudience): string =>
  truth?.verdict === 'lost' ? lostText(truth, strings) : strings.solution.none;

/** How many undos lead to a winnable position; undefined if unknown. */
export function undosToWinnable(truth: LineVerdict | undefined, { moves }: Frame): number | undefined {
  const { verdict, winnableUntil } = truth ?? {};
  return verdict !== 'lost' || winnableUntil === undefined ? undefined : moves - winnableUntil;
}

/** The pile as the player sees it. Assistants always call the pile in play the waste. */
const visiblePile = ({ stock }: Frame, pile: PileId): PileId =>
  pile === 'waste' && stock !== undefined ? 'stock' : pile;

/** The cards that the first event moves, between piles that the player sees; undefined if it moves none. */
function movedBy(frame: Frame, calls: readonly KlondikeCall[] = []): ReturnType<typeof moveOfCall> {
  const [call] = calls;
  const carried = call && moveOfCall(call);
  return carried && { ...carried, from: visiblePile(frame, carried.from) };
}

/** A hint in levels. Each request shows the next level of the same advice. */
export class HintLadder {
  private asked: Promise<HintRung['advice'] | undefined> | undefined;
  private height = -1;
  private told: HintRung | undefined;

  /** @param ask requests the whole advice; called once per position, and again after a failure */
  constructor(private readonly ask: () => Promise<HintRung['advice'] | undefined>) {}

  /** The visible level. */
  get rung(): HintRung | undefined {
    return this.told;
  }

  /** Gets the whole advice without showing more to the player. */
  async advice(): Promise<HintRung['advice'] | undefined> {
    const asked = (this.asked ??= this.ask());
    try {
      return await asked;
    } catch (error) {
      if (this.asked === asked) this.asked = undefined;
      throw error;
    }
  }

  /** Shows the next level, or the highest one again. Undefined if there is no advice or it is out of date. */
  async climb(): Promise<HintRung | undefined> {
    const advice = await this.advice();
    const asked = await this.asked;
    if (advice === undefined || asked !== advice) return undefined;
    const levels = levelsOf(advice);
    this.height = Math.min(this.height + 1, levels.length - 1);
    const level = levels[this.height];
    this.told = level && { level, advice };
    return this.told;
  }

  /** Call it when the game moves on. The next hint then starts from the first level. */
  reset(): void {
    this.asked = undefined;
    this.height = -1;
    this.told = undefined;
  }
}

/** The levels that say something. A move may have no source pile or card. */
const levelsOf = ({ where, card }: HintRung['advice']): readonly HintLevel[] =>
  HINT_LEVELS.filter(
    (level) => (level !== 'where' || where !== undefined) && (level !== 'card' || card !== undefined),
  );
