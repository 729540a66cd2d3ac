/** `klondike replay FILE...`: runs scripts at the tables of their houses and prints what the view shows. */
import { tableOf } from '../doors/houses.js';
import { KlondikeController } from '../klondike/controller.js';
import type { Source, Bring } from '../replay/klondike/runner.js';
import type { Failure } from '../replay/running/run.js';
import { runScript } from '../replay/klondike/runner.js';
import { rulesOf } from '../replay/klondike/tags.js';
import type { Outputs } from './output.js';
import type { Report } from './replay-report.js';
import { jsonReport, textReport } from './replay-report.js';
import { readSource } from './script-file.js';
import { UsageError } from './usage.js';

export interface ReplayOptions {
  readonly files: readonly string[];
  /** `all` by default. */
  readonly frames?: string | undefined;
  readonly json?: boolean | undefined;
}

/** Exit status 0; 1 if a script was not as expected; 2 if one cannot be read, and then none is run. */
export function replayCommand({ files, frames = 'all', json }: ReplayOptions, outputs: Outputs): number {
  if (files.length === 0) throw new UsageError('replay needs a FILE, or - for standard input');
  if (frames !== 'all' && frames !== 'last' && frames !== 'none') {
    throw new UsageError(`--frames takes all, last or none, not '${frames}'`);
  }
  const sources = files.map(readSource);
  const unread = sources.filter((source) => typeof source === 'string');
  for (const why of unread) outputs.errors.print(why);
  if (unread.length > 0) return 2;
  const report = json === true ? jsonReport(outputs) : textReport(outputs);
  const failures = sources
    .filter((source) => typeof source !== 'string')
    .map((source) => replay(source, frames, report));
  return failures.every((failure) => failure === undefined) ? 0 : 1;
}

function replay(source: Source, frames: 'all' | 'last' | 'none', report: Report): Failure | undefined {
  const controller = new KlondikeController({ table: tableOf(rulesOf(source.script)) });
  const bring: Bring = (view) => {
    controller.attach(view);
    return controller;
  };
  const result = runScript(source.script, bring, (frame, event, number) => {
    if (frames === 'all') report.frame({ source, number, event, frame, deal: controller.deal });
  });
  const { events, frame, failure } = result;
  if (frames === 'last') report.frame({ source, number: events, frame, deal: controller.deal });
  report.end(source, result, controller.deal);
  return failure;
}
