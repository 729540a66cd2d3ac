/** What a table's attendant tells its player, whatever the medium. */
import type { LineVerdict } from '../../../core/line-verdicts.js';
import type { KlondikeHintStrings } from '../words/hints-english.js';
import type { PileId } from '../words/piles.js';
import type { Audience } from './advice-told.js';
import {
  carriedBy,
  lostTold,
  noFinishTold,
  noSolutionTold,
  noWayBackTold,
  rungTold,
  seenOn,
} from './advice-told.js';
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

  /** That the rest of the game plays itself. */
  get rest(): string {
    return this.strings.why.finish;
  }

  /** Why the rest of the game is not to be had at once. */
  get noFinish(): string {
    return noFinishTold(this.audience);
  }

  /** Why nothing is to be taken back for the game to be won again. */
  get noWayBack(): string {
    return noWayBackTold(this.attendant.verdict, this.audience);
  }

  /** Why there is no solution to show. */
  get noSolution(): string {
    return noSolutionTold(this.attendant.verdict, this.audience);
  }

  /** The marks of the hint that is told. */
  get marks(): HintMarks | undefined {
    const { level, advice } = this.attendant.rung ?? {};
    const frame = this.host.frame();
    const pile = advice?.where && seenOn(frame, advice.where);
    if (advice === undefined || pile === undefined || level === 'possible') return undefined;
    const carried = level === 'where' ? undefined : carriedBy(frame, advice.calls);
    return { pile, count: carried?.count, to: level === 'card' ? undefined : carried?.to };
  }

  /**
   * Climbs to the next hint; what it says, or undefined if another was asked for since.
   * @throws whatever the assistant rejects with
   */
  async hint(): Promise<string | undefined> {
    const rung = await this.attendant.climb();
    return rung && rungTold(rung, this.audience);
  }

  /**
   * What the player is warned of.
   * @param key the key that goes back to where the game could be won
   */
  warning(what: Warning, key: string): string {
    if (what !== 'lost') return this.strings.none[what];
    const { verdict, undosToWinnable } = this.attendant;
    const told = lostTold(verdict, this.strings);
    return undosToWinnable === undefined ? told : `${told} ${this.strings.wayBack(key)}`;
  }

  private get audience(): Audience {
    return { frame: this.host.frame(), strings: this.strings };
  }
}
