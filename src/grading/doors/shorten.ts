/** The shortest calls on the barest table that still show what a check has found. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { barestTable, fewestCalls } from '../shorten/leave-out.js';
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
    return fewestCalls<Call, Shown<Call, State>>(shown, {
      retry: (calls) => this.shown({ layout: shown.layout, calls }),
      textOf: (calls) => JSON.stringify(calls),
    });
  }

  /** Without cards that are not needed. */
  private barer(shown: Shown<Call, State>): Shown<Call, State> {
    return barestTable(shown, (layout) => this.shown({ layout, calls: shown.calls }));
  }
}
