/** What the scripts of a criterion come to. */
import type { FailureReport } from '../report/grade-report.js';
import type { PointsScript } from '../rubric/rubric.js';
import { scriptId } from '../report/script-id.js';
import type { ScriptResults } from '../scripts/try-scripts.js';

export interface ScriptMarks {
  /** Of all together, where a check counts 1. */
  readonly weight: number;
  /** Of these, what the scripts are worth, each its part. */
  readonly earned: number;
  /** What they are worth up to the first that is not all as written. */
  readonly climbed: number;
  readonly passed: number;
  readonly failures: readonly FailureReport[];
  /** The ids of scripts that were not tried. They give no points. */
  readonly untried: readonly string[];
  /** The ids of scripts that there was no time for. The weight does not include them. */
  readonly outOfTime: readonly string[];
}

export function scriptMarks(
  scripts: readonly PointsScript[],
  results: ScriptResults = new Map(),
): ScriptMarks {
  const marks = scripts.map((script) => {
    const id = scriptId(script);
    const result = results.get(id) ?? { untried: '' };
    const isTried = 'share' in result;
    return {
      id,
      isTried,
      isOutOfTime: 'isOutOfTime' in result,
      weight: 'isOutOfTime' in result ? 0 : script.weight,
      share: isTried ? result.share : 0,
      failure: isTried ? result.failure : undefined,
    };
  });
  const first = marks.findIndex(
    ({ share, failure, weight }) => weight > 0 && (share < 1 || failure !== undefined),
  );
  const sum = (of: readonly { readonly weight: number; readonly share: number }[]): number =>
    of.reduce((total, { weight, share }) => total + weight * share, 0);
  return {
    weight: marks.reduce((total, { weight }) => total + weight, 0),
    earned: sum(marks),
    climbed: sum(first < 0 ? marks : marks.slice(0, first)),
    passed: marks.filter(({ isTried, failure }) => isTried && failure === undefined).length,
    failures: marks.flatMap(({ failure }) => failure ?? []),
    untried: marks.filter(({ isTried }) => !isTried).map(({ id }) => id),
    outOfTime: marks.filter(({ isOutOfTime }) => isOutOfTime).map(({ id }) => id),
  };
}
