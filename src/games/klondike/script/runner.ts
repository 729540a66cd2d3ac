/** Runs scripts of Klondike against any handler. */
import type { Frame } from '../contract/frame.js';
import type { KlondikeEventsHandler } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { TakesDeals } from '../model/deals.js';
import type { Failure, RunResultOf, SourceOf } from '../../../scripts/running/run.js';
import { printFailureIn, runWith } from '../../../scripts/running/run.js';
import type { ScriptGrade } from '../../../scripts/running/grade.js';
import { gradeIn } from '../../../scripts/running/grade.js';
import { GameRunner, ScriptRunnerOf } from '../../../scripts/running/runner.js';
import { LANGUAGE } from './language.js';
import type { EventItem, Script } from './script.js';
import type { Klondike } from './stage.js';
import { STAGE } from './stage.js';

/** Makes the handler to run. It must show its game in the given view. */
export type Bring = (view: KlondikeView) => KlondikeEventsHandler & Partial<TakesDeals>;

/** Called after each event that refreshes the view, with the visible frame and the event's number, from 1. */
export type OnFrame = (frame: Frame, event: EventItem, number: number) => void;

/** How far a script ran, and the difference at which it stopped. */
export type RunResult = RunResultOf<Frame>;

/** A script with its name and its text, for reports. */
export type Source = SourceOf<Script>;

/** Runs a script one item at a time, and compares the view with what the script expects. */
export class ScriptRunner extends ScriptRunnerOf<Klondike> {
  constructor(bring: Bring, onFrame?: OnFrame) {
    super(STAGE, bring, onFrame);
  }
}

/**
 * Runs a script until its end or until the first difference. Reports an error in the handler instead of throwing it.
 * @example
 * ```ts
 * import { KlondikeController, parseScript, printFailure, runScript } from 'klondike-kit';
 *
 * const text = '[Deal "java:11"] new t4>t6 { moves: 1 } t1>t7?';
 * const script = parseScript(text);
 * const { failure } = runScript(script, (view) => {
 *   const handler = new KlondikeController(); // or your own
 *   handler.attach(view);
 *   return handler;
 * });
 * console.log(failure === undefined ? 'as expected' : printFailure({ name: 'my game', text, script }, failure));
 * ```
 */
export function runScript(script: Script, bring: Bring, onFrame?: OnFrame): RunResult {
  return runWith(new GameRunner(STAGE, bring, onFrame), script);
}

/**
 * Runs a whole script, continues after a failure, and counts the checks that hold. `bring` must make a new handler
 * each time, because it is called again after the handler accepted an event that it should have refused.
 */
export function gradeScript(script: Script, bring: Bring): ScriptGrade {
  return gradeIn(STAGE, script, bring);
}

/** The place of the failure, the expected and the visible facts side by side, and the script up to there. */
export function printFailure(source: Source, failure: Failure): string {
  return printFailureIn(LANGUAGE, source, failure);
}
