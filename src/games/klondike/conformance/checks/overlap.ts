/** Events never overlap: a view reports the next event only after the handler of the last event has returned. */
import type { KlondikeView } from '../../contract/view.js';
import { STOCK } from '../../contract/calls.js';
import { reportedChecks } from './reports.js';
import type { KitCheck, ViewKit } from '../view-under-test.js';
import { ViewTrial } from '../view-under-test.js';

const STOCK_REPORTED = reportedChecks([STOCK]);

export const OVERLAP_CHECKS: readonly KitCheck[] = [
  {
    name: 'not reported: a gesture while the handler is running',
    needs: STOCK_REPORTED,
    check: neverOverlaps,
  },
  { name: 'reported: a gesture after the handler has returned', needs: STOCK_REPORTED, check: goesOn },
];

async function neverOverlaps<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const { overlaps } = await playWhileRunning(kit);
  if (overlaps === 0) return;
  throw new Error('expected one clickStock(); the view reported another event before the handler returned');
}

async function goesOn<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const { trial } = await playWhileRunning(kit);
  const before = trial.reported.length;
  await trial.play(STOCK);
  if (before > 0 && trial.reported.length > before) return;
  throw new Error('expected the view to report another clickStock(); it reported nothing more');
}

interface OverlapTrial<View extends KlondikeView> {
  readonly trial: ViewTrial<View>;
  /** The number of events that were reported before the handler of another event had returned. */
  readonly overlaps: number;
}

/** Clicks the stock, and clicks it again while the handler of the first click is running. */
async function playWhileRunning<View extends KlondikeView>(kit: ViewKit<View>): Promise<OverlapTrial<View>> {
  let isRunning = false;
  let overlaps = 0;
  let isFirst = true;
  const pending: Promise<void>[] = [];
  const trial: ViewTrial<View> = await ViewTrial.begin(kit, () => {
    if (isRunning) overlaps++;
    isRunning = true;
    const playsAgain = isFirst;
    isFirst = false;
    if (playsAgain) pending.push(trial.play(STOCK));
    isRunning = false;
  });
  await trial.play(STOCK);
  await Promise.all(pending);
  return { trial, overlaps };
}
