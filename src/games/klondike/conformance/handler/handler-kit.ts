/** What the conformance kit of handlers needs. */
import type { Rules } from '../../model/rules.js';
import type { Bring } from '../../script/runner.js';

/** How to make the handler under test, and by which rules it plays. */
export interface HandlerKit {
  /**
   * A new handler that shows its game in the view. If it has `nextDeal`, its cards can be chosen, and all
   * checks are judged; if not, only those that need no known cards.
   */
  readonly create: Bring;
  /** The rules it is judged by; `ULG` by default. */
  readonly rules?: Rules | undefined;
  /** Random play plays one deal, and one end of a game, for each. The same seeds give the same result. */
  readonly seeds?: readonly number[] | undefined;
}

/** What a check of a handler works with. */
export interface Judging {
  readonly create: Bring;
  readonly rules: Rules;
  readonly seeds: readonly number[];
}

/** A check before it is given a handler. */
export interface HandlerCheck {
  readonly name: string;
  /** The names of the checks that it stands on. */
  readonly on: readonly string[];
  /** @throws Error that tells what was expected and seen */
  readonly check: (judging: Judging) => void;
}
