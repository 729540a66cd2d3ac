/** Creates handlers with two faults. The class of one faulty handler extends the class of another. */
import { KlondikeView } from '../../../src/games/klondike/contract/view.js';
import { inProcess } from '../../../src/grading/candidate/in-process.js';
import { examineEvents } from '../../../src/grading/examine/examine-events.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { scoreFindings } from '../../../src/grading/score/score.js';
import type { FailureReport } from '../../../src/grading/report/grade-report.js';
import { BaseHandler } from './base-handler.js';
import type { FaultyHandler, HandlerClass } from './faulty/faulty-handler.js';

export interface Mark {
  readonly name: string;
  readonly score: number;
}

/** Computes only the mark. The counterexamples would take most of the time. */
export function markOf({ name, handler }: Pick<FaultyHandler, 'name' | 'handler'>): Mark {
  const candidate = inProcess((view, constants = KlondikeView) => new handler(view, constants), {
    ...{ submission: name, takesConstants: true },
  });
  const { findings, excused } = examineEvents(candidate, { rules: ULG, seed: 1, seconds: 600 });
  const { evidence } = findings;
  const failures = new Map(
    evidence.failures.map(({ check }) => [check, { check, message: '' } as FailureReport]),
  );
  const passed = new Set([...evidence.tried].filter((check) => evidence.hasPassed(check)));
  const { score } = scoreFindings(ULG_RUBRIC, { passed, failures, excused: new Set(excused) });
  return { name, score };
}

/** Runs `work` with a class that has both faults, then restores the classes. */
export function withBoth<Result>(
  below: HandlerClass,
  above: HandlerClass,
  work: (both: HandlerClass) => Result,
): Result {
  const lowest = lowestOf(above, below);
  const [parent, prototype] = [parentOf(lowest), Object.getPrototypeOf(lowest.prototype) as object];
  Object.setPrototypeOf(lowest, below);
  Object.setPrototypeOf(lowest.prototype as object, below.prototype as object);
  try {
    return work(above);
  } finally {
    Object.setPrototypeOf(lowest, parent);
    Object.setPrototypeOf(lowest.prototype as object, prototype);
  }
}

const parentOf = (one: HandlerClass): HandlerClass => Object.getPrototypeOf(one) as HandlerClass;

/** The lowest class among `above` and its ancestors that `below` does not extend. */
function lowestOf(above: HandlerClass, below: HandlerClass): HandlerClass {
  let lowest = above;
  while (!isOrExtends(below, parentOf(lowest))) lowest = parentOf(lowest);
  return lowest;
}

const isOrExtends = (one: HandlerClass, other: HandlerClass): boolean =>
  one === other || one.prototype instanceof other;

/** Does neither class override a method of the other? Otherwise the subclass may hide the fault of its superclass. */
export const areBothSeen = (one: HandlerClass, other: HandlerClass): boolean =>
  [...methodsOf(one)].every((method) => !methodsOf(other).has(method));

/** The methods that the class and its ancestors up to the correct handler define. */
function methodsOf(handler: HandlerClass): Set<string> {
  const methods = new Set<string>();
  for (let one = handler; one !== (BaseHandler as unknown); one = parentOf(one))
    for (const name of Object.getOwnPropertyNames(one.prototype))
      if (name !== 'constructor') methods.add(name);
  return methods;
}

/** The names of the single faults with a lower mark than the pair. */
export const risesOf = (pair: Mark, singles: readonly Mark[]): string[] =>
  singles.filter((one) => pair.score > one.score + 0.005).map(({ name }) => name);
