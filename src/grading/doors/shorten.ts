/** Finds the fewest calls on the simplest table that still show the fault of a check. */
import type { Layout } from '../../games/klondike/model/layout.js';
import { barestTable, fewestCalls } from '../shorten/leave-out.js';
import type { DoorState, Facet } from './drive.js';
import type { TwinStep, TwinTables } from './twins.js';

/** Calls on a table with these cards. */
export interface DoorTrial<Call> {
  readonly layout: Layout;
  readonly calls: readonly Call[];
}

/** A trial whose last call shows a difference. */
interface ShownFault<Call, State extends DoorState> extends DoorTrial<Call> {
  readonly step: TwinStep<Call, State>;
}

/** The maximum number of trials. */
const TRIALS = 120;

/**
 * Undefined if no trial shows the fault.
 * @param twins two tables for the trials
 * @param trials the same game from later and later starts; the last call of each showed the fault
 */
export function shortestFault<Call, State extends DoorState>(
  twins: TwinTables<Call, State>,
  facet: Facet<Call, State>,
  trials: readonly DoorTrial<Call>[],
): ShownFault<Call, State> | undefined {
  let left = TRIALS;
  /** Undefined unless the last call shows the fault and no earlier call does. */
  const shown = ({ layout, calls }: DoorTrial<Call>): ShownFault<Call, State> | undefined => {
    if (--left < 0 || twins.lay(layout) !== '') return undefined;
    for (const [index, call] of calls.entries()) {
      const step = twins.step(call);
      const [first] = twins.compare(step).differing;
      if (index === calls.length - 1) return first === facet ? { layout, calls, step } : undefined;
      if (!step.isAlike) return undefined;
    }
    return undefined;
  };
  for (const trial of trials) {
    const fault = shown(trial);
    if (fault === undefined) continue;
    const { layout } = fault;
    const fewer = fewestCalls<Call, ShownFault<Call, State>>(fault, {
      retry: (calls) => shown({ layout, calls }),
      textOf: (calls) => JSON.stringify(calls),
    });
    return facet.needsAllCards === true
      ? fewer
      : barestTable(fewer, (barer) => shown({ layout: barer, calls: fewer.calls }));
  }
  return undefined;
}

/** The maximum number of restart points. */
const MOST_POINTS = 20;

/** How many restart points to go back. The start of the game is tried last. */
const BACK = [1, 2, 3, 5, 9];

/** The points where a game can start again, so that few calls show its fault. */
export class RestartPoints<Call> {
  private points: DoorTrial<Call>[];

  /** @param layout the start of the game */
  constructor(layout: Layout) {
    this.points = [{ layout, calls: [] }];
  }

  /** Adds a call before it is made, with the layout at that time. The layout is undefined if no table can show it. */
  add(call: Call, layout: Layout | undefined): void {
    const isFirst = this.points.every(({ calls }) => calls.length === 0);
    if (layout !== undefined && !isFirst) this.points.push({ layout, calls: [] });
    if (this.points.length > MOST_POINTS) this.points.splice(1, 1);
    this.points = this.points.map(({ layout: start, calls }) => ({ layout: start, calls: [...calls, call] }));
  }

  /** Trials that end with the same call, those with few calls first. The whole game comes last. */
  get trials(): readonly DoorTrial<Call>[] {
    const { points } = this;
    const back = BACK.flatMap((count) => points.slice(1).slice(-count)[0] ?? []);
    return [...new Set([...back, ...points.slice(0, 1)])];
  }
}
