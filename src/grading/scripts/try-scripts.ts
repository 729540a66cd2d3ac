/** Plays the instructor's own scripts with a candidate. */
import { parseScript } from '../../games/klondike/script/text.js';
import type { Bring } from '../../games/klondike/script/runner.js';
import type { Script } from '../../games/klondike/script/script.js';
import type { Klondike } from '../../games/klondike/script/stage.js';
import { STAGE } from '../../games/klondike/script/stage.js';
import { gradeIn } from '../../scripts/running/grade.js';
import type { Stage } from '../../scripts/running/stage.js';
import type { Candidate, RunningHandler } from '../candidate/candidate.js';
import type { FailureReport } from '../report/grade-report.js';
import { scriptId } from '../report/grade-report.js';
import { tagsOf } from '../rubric/reading/read-scripts.js';
import type { PointsScript, Rubric } from '../rubric/rubric.js';
import type { ScriptOptions } from './start-filtered.js';
import { startFiltered } from './start-filtered.js';
import { failureReport } from './script-failure.js';

/** The share of a script's events, facts and wins that hold, from 0 to 1; or why the script has no result. */
export type ScriptResult =
  | { readonly share: number; readonly failure?: FailureReport }
  /** A sentence that says why the script was not tried. */
  | { readonly untried: string }
  | { readonly isOutOfTime: true };

/** The results by the ids of the scripts. */
export type ScriptResults = ReadonlyMap<string, ScriptResult>;

const REFUSED = 'refused: the view did not change';

const TOLERANT: Stage<Klondike> = {
  ...STAGE,
  refusal: REFUSED,
  refusalIn: ({ length }) => (length === 0 ? REFUSED : undefined),
};

/** @throws TextError if a script cannot be read */
export const tryScripts = (
  candidate: Candidate,
  { criteria }: Rubric,
  options: ScriptOptions,
): ScriptResults =>
  new Map(
    criteria
      .flatMap(({ scripts }) => scripts)
      .map((points) => [scriptId(points), tryScript(candidate, points, options)]),
  );

function tryScript(candidate: Candidate, points: PointsScript, options: ScriptOptions): ScriptResult {
  for (;;) {
    const result = playOnce(candidate, points, options);
    if (result !== undefined) return result;
  }
}

/** Undefined after an interruption, if there is time to try again. */
function playOnce(
  candidate: Candidate,
  points: PointsScript,
  { seed: usual, isLate = () => false }: ScriptOptions,
): ScriptResult | undefined {
  const script = parseScript(points.script);
  const seed = Number(tagsOf(script, 'Seed')[0] ?? usual);
  const started = new ScriptStarts(candidate, seed, isLate);
  try {
    const { passed, total, failures } = gradeIn(TOLERANT, script, started.bring);
    if (started.refuseDeals && needsDeals(script))
      return {
        untried: `The script ${points.title} was not tried: it sets the cards, but the grader cannot set the cards of this handler.`,
      };
    const [first] = failures;
    const failed = { ...points, id: scriptId(points), script, failures };
    const failure =
      first && failureReport(failed, { stage: TOLERANT, bring: started.bring, candidate, seed });
    if (started.wasInterrupted) return isLate() ? { isOutOfTime: true } : undefined;
    return failure === undefined
      ? { share: 1 }
      : { share: total === 0 ? 0 : Math.min(passed, total) / total, failure };
  } finally {
    started.end();
  }
}

const needsDeals = (script: Script): boolean =>
  ['Deal', 'Deck', 'Layout'].some((key) => tagsOf(script, key).length > 0);

/** Starts handlers for a script, and ends each one before it starts the next. */
class ScriptStarts {
  refuseDeals = false;
  wasInterrupted = false;
  private readonly all: RunningHandler[] = [];

  constructor(
    private readonly candidate: Candidate,
    private readonly seed: number,
    private readonly isLate: () => boolean,
  ) {}

  readonly bring: Bring = (view) => {
    this.end();
    const { handler, running } = startFiltered(view, this.candidate, {
      seed: this.seed,
      isLate: this.isLate,
      onInterruption: () => (this.wasInterrupted = true),
    });
    this.all.push(running);
    this.refuseDeals ||= handler.nextDeal === undefined;
    return handler;
  };

  end(): void {
    for (const running of this.all.splice(0)) running.end();
  }
}
