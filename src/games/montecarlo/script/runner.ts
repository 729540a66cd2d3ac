/** Runs scripts of Monte Carlo Solitaire against any handler. */
import type { MonteCarloFrame } from '../contract/frame.js';
import type { MonteCarloEventsHandler } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { TakesDeals } from '../model/deals.js';
import type { Failure, RunResultOf, SourceOf } from '../../../scripts/running/run.js';
import { printFailureIn, runWith } from '../../../scripts/running/run.js';
import type { ScriptGrade } from '../../../scripts/running/grade.js';
import { gradeIn } from '../../../scripts/running/grade.js';
import { GameRunner, ScriptRunnerOf } from '../../../scripts/running/runner.js';
import { LANGUAGE } from './language.js';
import type { MonteCarloEventItem, MonteCarloScript } from './script.js';
import type { MonteCarlo } from './stage.js';
import { STAGE } from './stage.js';

/** Makes the handler to run. It must show its game in this view. */
export type BringMonteCarlo = (view: MonteCarloView) => MonteCarloEventsHandler & Partial<TakesDeals>;

/**
 * Called after each event that refreshed the view, with the new frame and the event's number, from 1.
 */
export type OnMonteCarloFrame = (frame: MonteCarloFrame, event: MonteCarloEventItem, number: number) => void;

/** How far a script ran, and the item that failed. */
export type MonteCarloRunResult = RunResultOf<MonteCarloFrame>;

/** A script with its name and its text, for reports. */
export type MonteCarloSource = SourceOf<MonteCarloScript>;

/** Runs a script one item at a time, and compares the expected values with the visible ones. */
export class MonteCarloScriptRunner extends ScriptRunnerOf<MonteCarlo> {
  constructor(bring: BringMonteCarlo, onFrame?: OnMonteCarloFrame) {
    super(STAGE, bring, onFrame);
  }
}

/** Runs a script until the first failure. Reports an error in the handler instead of throwing it. */
export function runMonteCarloScript(
  script: MonteCarloScript,
  bring: BringMonteCarlo,
  onFrame?: OnMonteCarloFrame,
): MonteCarloRunResult {
  return runWith(new GameRunner(STAGE, bring, onFrame), script);
}

/**
 * Runs a whole script, even after failures, and counts the checks that pass. `bring` must make a new handler each
 * time, because it is called again after a wrongly accepted event.
 */
export function gradeMonteCarloScript(script: MonteCarloScript, bring: BringMonteCarlo): ScriptGrade {
  return gradeIn(STAGE, script, bring);
}

/** A report of the failure, with its place, a table of expected and visible values, and the script up to there. */
export function printMonteCarloFailure(source: MonteCarloSource, failure: Failure): string {
  return printFailureIn(LANGUAGE, source, failure);
}
