/** What a table's attendant tells its player, whatever the medium: in sentences, and of piles as the player sees them. */
import type { LineVerdict } from '../../../core/line-verdicts.js';
import type { HintLadder } from '../../../core/hint-ladder.js';
import { carryingOf } from '../contract/carry-call.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { KlondikeHintStrings } from '../words/english.js';
import { hintSentence, noHintSentence } from '../words/hint-sentence.js';
import type { PileId } from '../words/piles.js';
import type { Attendant, Attended, Warning } from './attendant.js';

/** What is told of the truth: `sought` until it is known. */
export type Truth = LineVerdict['verdict'] | 'sought';

/** What is marked for a hint. */
export interface HintMarks {
  readonly pile: PileId;
  /** How many cards from the top; undefined if the hint is about the whole pile. */
  readonly count: number | undefined;
  readonly to: PileId | undefined;
}

type Rung = NonNullable<HintLadder<KlondikeCall, PileId>['rung']>;

export class Counsel {
  constructor(
    private readonly attendant: Attendant,
    private readonly host: Pick<Attended, 'assistant' | 'settings' | 'frame'>,
    private readonly strings: KlondikeHintStrings,
  ) {}

  /** What is told of the truth; undefined if the player does not want it. */
  get truth(): Truth | undefined {
    const { assistant, settings, frame } = this.host;
    const { verdict } = this.attendant;
    const { won, moves } = frame();
    const isTold = settings().truth === 'on' && assistant.verdict !== undefined;
    if (!isTold || won || (moves === 0 && verdict === undefined)) return undefined;
    return verdict?.verdict ?? 'sought';
  }

  /** Why the rest of the game is not to be had at once. */
  get noFinish(): string {
    const { none, noFinish } = this.strings;
    return this.host.frame().won ? none.won : noFinish;
  }

  /** Why nothing is to be taken back for the game to be won again. */
  get noWayBack(): string {
    const { none, noWayBack } = this.strings;
    const { verdict, lostFrom } = this.attendant.verdict ?? {};
    if (this.host.frame().won) return none.won;
    if (verdict === undefined) return noWayBack.sought;
    if (verdict === 'lost') return lostFrom === 0 ? noWayBack.never : noWayBack.unknown;
    return noWayBack[verdict];
  }

  /** The marks of the hint that is told. */
  get marks(): HintMarks | undefined {
    const { level, advice } = this.attendant.rung ?? {};
    const pile = advice?.where && this.seen(advice.where);
    if (advice === undefined || pile === undefined || level === 'possible') return undefined;
    const carried = level === 'where' ? undefined : this.carriedBy(advice.calls);
    return { pile, count: carried?.count, to: level === 'card' ? undefined : carried?.to };
  }

  /**
   * Climbs to the next hint; what it says, or undefined if another was asked for since.
   * @throws whatever the assistant rejects with
   */
  async hint(): Promise<string | undefined> {
    const rung = await this.attendant.climb();
    return rung && this.sentenceOf(rung);
  }

  /**
   * What the player is warned of.
   * @param key the key that goes back to where the game could be won
   */
  warning(what: Warning, key: string): string {
    const told = this.strings.none[what];
    const canGoBack = what === 'lost' && this.attendant.undosToWinnable !== undefined;
    return canGoBack ? `${told} ${this.strings.wayBack(key)}` : told;
  }

  private sentenceOf({ level, advice }: Rung): string {
    const { why = 'not-known', where, card, calls } = advice;
    if (!advice.isPossible) return noHintSentence(why, this.strings);
    const facts = { pile: where && this.seen(where), card, carried: this.carriedBy(calls), why };
    const told = hintSentence(level, facts, this.strings);
    return level === 'why' ? `${hintSentence('move', facts, this.strings)} ${told}` : told;
  }

  /** The pile as the player sees it: assistants call the pile in play the waste. */
  private seen(pile: PileId): PileId {
    return pile === 'waste' && this.host.frame().stock !== undefined ? 'stock' : pile;
  }

  private carriedBy(calls: readonly KlondikeCall[] = []): ReturnType<typeof carryingOf> {
    const [call] = calls;
    const carried = call && carryingOf(call);
    return carried && { ...carried, from: this.seen(carried.from) };
  }
}
