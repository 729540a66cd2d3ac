/** Hints from rung to rung: each time a player asks, the next level of the same advice. */
import type { Advice, HintLevel } from '../../../core/assistance.js';
import { HINT_LEVELS } from '../../../core/assistance.js';

/** Advice, and how much of it the player sees. */
interface Rung<Call, Place> {
  readonly level: HintLevel;
  readonly advice: Advice<Call, Place>;
}

type Asked<Call, Place> = Promise<Advice<Call, Place> | undefined>;

export class HintLadder<Call, Place> {
  private asked: Asked<Call, Place> | undefined;
  private height = -1;
  private told: Rung<Call, Place> | undefined;

  /** @param ask asks for the whole advice; called once for each state of the game, and again after a failure */
  constructor(private readonly ask: () => Asked<Call, Place>) {}

  /** The rung that the player sees now. */
  get rung(): Rung<Call, Place> | undefined {
    return this.told;
  }

  /** The whole advice. The player sees nothing more. */
  async advice(): Asked<Call, Place> {
    const asked = (this.asked ??= this.ask());
    try {
      return await asked;
    } catch (error) {
      if (this.asked === asked) this.asked = undefined;
      throw error;
    }
  }

  /** Tells the next level, or the highest one again. Undefined if there is no advice, or if it is out of date. */
  async climb(): Promise<Rung<Call, Place> | undefined> {
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
const levelsOf = ({ where, card }: Advice<unknown, unknown>): readonly HintLevel[] =>
  HINT_LEVELS.filter(
    (level) => (level !== 'where' || where !== undefined) && (level !== 'card' || card !== undefined),
  );
