/** The shortest calls on the barest table that still show what a check has found. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { PILES } from '../../games/klondike/words/piles.js';
import type { Facet, Standing } from './drive.js';
import type { Step, Twins } from './twins.js';

/** Calls on a table that was laid. */
export interface Trial<Call> {
  readonly layout: Layout;
  readonly calls: readonly Call[];
}

/** A trial that shows a difference at its last call. */
export interface Shown<Call, State extends Standing> extends Trial<Call> {
  readonly step: Step<Call, State>;
}

/** Tries at most so many smaller trials. */
const TRIALS = 120;

export class Shortener<Call, State extends Standing> {
  private left = TRIALS;

  constructor(
    private readonly twins: Twins<Call, State>,
    private readonly facet: Facet<Call, State>,
  ) {}

  /** Does the last call, and none before, show it? */
  shown(trial: Trial<Call>): Shown<Call, State> | undefined {
    const { twins, facet } = this;
    if (--this.left < 0 || twins.lay(trial.layout) !== '') return undefined;
    for (const [index, call] of trial.calls.entries()) {
      const step = twins.step(call);
      const [first] = twins.looks(step).differing;
      if (index === trial.calls.length - 1) return first === facet ? { ...trial, step } : undefined;
      if (!step.alike) return undefined;
    }
    return undefined;
  }

  /** @param trials the same game from later and later tables on, the last call the one that showed it */
  shortest(trials: readonly Trial<Call>[]): Shown<Call, State> | undefined {
    for (const trial of trials) {
      const shown = this.shown(trial);
      if (shown === undefined) continue;
      const fewer = this.fewer(shown);
      return this.facet.isOfAll === true ? fewer : this.barer(fewer);
    }
    return undefined;
  }

  /** Without calls that are not needed. */
  private fewer(shown: Shown<Call, State>): Shown<Call, State> {
    let best = shown;
    for (let index = best.calls.length - 2; index >= 0; index--) {
      const calls = best.calls.filter((_, at) => at !== index);
      best = this.shown({ layout: best.layout, calls }) ?? best;
    }
    return best;
  }

  /** Without piles that are not needed, then without the lower cards of the others. */
  private barer(shown: Shown<Call, State>): Shown<Call, State> {
    let best = shown;
    for (const id of PILES) best = this.with(best, id, 0) ?? best;
    for (const id of PILES) {
      for (let keep = 1; keep < best.layout[id].cards.length; keep++) {
        const barer = this.with(best, id, keep);
        if (barer !== undefined) best = barer;
      }
    }
    return best;
  }

  /** With only so many of a pile's top cards. */
  private with({ layout, calls }: Trial<Call>, id: PileId, keep: number): Shown<Call, State> | undefined {
    const { cards, faceDown } = layout[id];
    const less = cards.length - keep;
    if (less <= 0) return undefined;
    const pile = { cards: cards.slice(less), faceDown: Math.max(0, faceDown - less) };
    return this.shown({ layout: { ...layout, [id]: pile }, calls });
  }
}
