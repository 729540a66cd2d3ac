/** Plays a line with the handler and with the reference, up to the first difference. */
import type { Row } from '../../../../scripts/running/rows.js';
import { eventOf } from '../../../../scripts/language/made-events.js';
import { ScriptRunner } from '../../script/runner.js';
import type { FrameLines } from '../frame-lines.js';
import { differences, linesOf } from '../frame-lines.js';
import { byEye } from './by-eye.js';
import { CardNames } from './card-names.js';
import type { Judging } from './handler-kit.js';
import type { Expected, Line } from './line.js';
import { Reference } from './line.js';

/** Where a handler plays otherwise than the reference. */
export interface Difference {
  readonly deal: Line['deal'];
  /** What must become of each call, up to the one that differs. */
  readonly expected: readonly Expected[];
  /** What the script's own rules say of the last event, if it was not answered as expected. */
  readonly rows: readonly Row[];
  /** What must be shown after it, and what is. */
  readonly frames: { readonly expected: FrameLines; readonly shown: FrameLines };
}

/** The first difference along a line; undefined if there is none. */
export function differenceAlong({ create, rules }: Judging, { deal, calls }: Line): Difference | undefined {
  const reference = new Reference(rules, deal);
  const runner = new ScriptRunner(byEye(create));
  const names = new CardNames(deal !== undefined);
  const expected: Expected[] = [];
  if (deal !== undefined) runner.step(deal);
  for (const call of calls) {
    const next = reference.play(call);
    expected.push(next);
    if (call.event === 'newGame') names.forget();
    const rows = runner.step(eventOf(next)).filter(({ holds }) => !holds);
    const shown = linesOf(runner.frame);
    const lines = names.linesOf(next.frame, runner.frame);
    if (rows.length > 0 || differences(lines, shown, lines.keys()).length > 0)
      return { deal, expected, rows, frames: { expected: lines, shown } };
  }
  return undefined;
}
