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
  /** How many cards from the top; undefined if the hint is about the whole pile. */
  readonly count: number | undefined;
  readonly to: PileId | undefined;
}

/** Advice and its visible level. */
export interface HintRung {
  readonly level: HintLevel;
  readonly advice: Advice<KlondikeCall, PileId>;
}

/** No useful move is left, or the game is lost. */
export interface DeadEnd {
  readonly sentence: string;
  /** The last number of moves at which the game could be won; undefined if unknown. */
  readonly lastWinnable: number | undefined;
}

/** The frame and the texts of the player who gets the advice. */
export interface HintAudience {
  readonly frame: Frame;
  readonly strings: KlondikeHintStrings;
}

/** The call that plays a hint whose move the player has seen; undefined for any other hint. */
export const callOfHint = ({ level, advice }: HintRung): KlondikeCall | undefined =>
  level === 'why' && advice.isPossible ? advice.calls?.[0] : undefined;

/** The reason for a hint's move, in a sentence. */
export const reasonText = ({ why = '' }: HintRung['advice'], strings: KlondikeHintStrings): string =>
  hintSentence('why', { pile: undefined, card: undefined, carried: undefined, why }, strings);

export function hintText({ level, advice }: HintRung, { frame, strings }: HintAudience): string {
  const { why = 'not-known', where, card, calls } = advice;
  if (!advice.isPossible) return noHintSentence(why, strings);
  const facts = { pile: where && visiblePile(frame, where), card, carried: movedBy(frame, calls), why };
  const told = hintSentence(level, facts, strings);
  if (level !== 'why') return told;
  const move = hintSentence('move', facts, strings);
  return move === told ? told : `${move} ${told}`;
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

/** The pile that the player sees: assistants call the pile in play the waste. */
const visiblePile = ({ stock }: Frame, pile: PileId): PileId =>
  pile === 'waste' && stock !== undefined ? 'stock' : pile;

/** The cards that the first event moves, between piles that the player sees; undefined if it moves none. */
function movedBy(frame: Frame, calls: readonly KlondikeCall[] = []): ReturnType<typeof moveOfCall> {
  const [call] = calls;
  const carried = call && moveOfCall(call);
  return carried && { ...carried, from: visiblePile(frame, carried.from) };
}

/** A hint in levels of the same advice. A request shows the next level, or all of them. */
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

  /**
   * Shows the next level, or the highest one again. Undefined without advice, or if the advice is out of date.
   * @param by how many levels to add; `Infinity` shows everything
   */
  async climb(by = 1): Promise<HintRung | undefined> {
    const advice = await this.advice();
    const asked = await this.asked;
    if (advice === undefined || asked !== advice) return undefined;
    const levels = levelsOf(advice);
    this.height = Math.min(this.height + by, levels.length - 1);
    const level = levels[this.height];
    this.told = level && { level, advice };
    return this.told;
  }

  /** The game has moved on: the next hint starts from the first level. */
  reset(): void {
    this.asked = undefined;
    this.height = -1;
    this.told = undefined;
  }
}

/** The levels that say something: a move may have no source pile or no card. */
const levelsOf = ({ where, card }: HintRung['advice']): readonly HintLevel[] =>
  HINT_LEVELS.filter(
    (level) => (level !== 'where' || where !== undefined) && (level !== 'card' || card !== undefined),
  );
