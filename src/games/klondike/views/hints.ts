/** Hints and other advice of an assistant, in sentences, and of piles as the player sees them. */
import type { LineVerdict } from '../../../core/line-verdicts.js';
import { carryingOf } from '../contract/calls.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeHintStrings } from '../words/strings/english.js';
import { hintSentence, noHintSentence } from '../words/hint-sentence.js';
import type { PileId } from '../words/piles.js';
import type { Advice, HintLevel } from '../../../core/assistance.js';
import { HINT_LEVELS } from '../../../core/assistance.js';

/** The verdict that the win tracker shows; `sought` until it is known. */
export type Truth = LineVerdict['verdict'] | 'sought';

/** The marks of a hint on the table. */
export interface HintMarks {
  readonly pile: PileId;
  /** How many cards from the top; undefined if the hint is about the whole pile. */
  readonly count: number | undefined;
  readonly to: PileId | undefined;
}

/** Advice, and how much of it the player sees. */
export interface HintRung {
  readonly level: HintLevel;
  readonly advice: Advice<KlondikeCall, PileId>;
}

/** The player who gets the advice: the frame that they see, and the texts. */
export interface HintAudience {
  readonly frame: Frame;
  readonly strings: KlondikeHintStrings;
}

/** The sentences of a hint. */
export function rungTold({ level, advice }: HintRung, { frame, strings }: HintAudience): string {
  const { why = 'not-known', where, card, calls } = advice;
  if (!advice.isPossible) return noHintSentence(why, strings);
  const facts = { pile: where && seenOn(frame, where), card, carried: carriedBy(frame, calls), why };
  const told = hintSentence(level, facts, strings);
  return level === 'why' ? `${hintSentence('move', facts, strings)} ${told}` : told;
}

/** The marks of a hint. It has none before it names a place. */
export function marksOf(rung: HintRung | undefined, frame: Frame): HintMarks | undefined {
  const { level, advice } = rung ?? {};
  const pile = advice?.where && seenOn(frame, advice.where);
  if (advice === undefined || pile === undefined || level === 'possible') return undefined;
  const carried = level === 'where' ? undefined : carriedBy(frame, advice.calls);
  return { pile, count: carried?.count, to: level === 'card' ? undefined : carried?.to };
}

/** Why the rest of the game can't be played yet. */
export const noFinishTold = ({ frame, strings }: HintAudience): string =>
  frame.won ? strings.none.won : strings.noFinish;

/** Why nothing is to be taken back for the game to be won again. @param truth undefined while it is sought */
export function noWayBackTold(truth: LineVerdict | undefined, { frame, strings }: HintAudience): string {
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
export const noSolutionTold = (truth: LineVerdict | undefined, { strings }: HintAudience): string =>
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

/** Tells a hint from rung to rung: each time the player asks, the next level of the same advice. */
export class HintLadder {
  private asked: Promise<HintRung['advice'] | undefined> | undefined;
  private height = -1;
  private told: HintRung | undefined;

  /** @param ask asks for the whole advice; called once for each state of the game, and again after a failure */
  constructor(private readonly ask: () => Promise<HintRung['advice'] | undefined>) {}

  /** The rung that the player sees now. */
  get rung(): HintRung | undefined {
    return this.told;
  }

  /** The whole advice. The player sees nothing more. */
  async advice(): Promise<HintRung['advice'] | undefined> {
    const asked = (this.asked ??= this.ask());
    try {
      return await asked;
    } catch (error) {
      if (this.asked === asked) this.asked = undefined;
      throw error;
    }
  }

  /** Tells the next level, or the highest one again. Undefined if there is no advice, or if it is out of date. */
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

  /** The game has moved on: the next hint is the first of another ladder. */
  reset(): void {
    this.asked = undefined;
    this.height = -1;
    this.told = undefined;
  }
}

/** The levels that tell something: a move may begin at no place, or with no card. */
const levelsOf = ({ where, card }: HintRung['advice']): readonly HintLevel[] =>
  HINT_LEVELS.filter(
    (level) => (level !== 'where' || where !== undefined) && (level !== 'card' || card !== undefined),
  );
