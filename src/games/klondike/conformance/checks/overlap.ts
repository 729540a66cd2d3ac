/** Events never overlap: a view reports the next event only after the handler has returned. */
import type { KlondikeView } from '../../contract/view.js';
import { STOCK } from '../../contract/calls.js';
import { reportedAs } from './reports.js';
import { Trial } from '../trial.js';
import type { Check, ViewKit } from '../view-kit.js';

const STOCK_REPORTED = reportedAs([STOCK]);

export const OVERLAP_CHECKS: readonly Check[] = [
  {
    name: 'not reported: what is played while the handler is at work',
    on: STOCK_REPORTED,
    check: neverOverlaps,
  },
  { name: 'reported: what is played when the handler has returned', on: STOCK_REPORTED, check: goesOn },
];

async function neverOverlaps<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const { overlaps } = await playAgainAtWork(kit);
  if (overlaps === 0) return;
  throw new Error(
    'expected clickStock() to be reported alone; another was heard before the handler returned',
  );
}

async function goesOn<View extends KlondikeView>(kit: ViewKit<View>): Promise<void> {
  const { trial } = await playAgainAtWork(kit);
  const before = trial.heard.length;
  await trial.play(STOCK);
  if (before > 0 && trial.heard.length > before) return;
  throw new Error('expected another clickStock() to be reported; heard: nothing more');
}

interface Overlapped<View extends KlondikeView> {
  readonly trial: Trial<View>;
  /** How many events were heard while the handler was still busy with another. */
  readonly overlaps: number;
}

/** A stock click, and a second one played while the handler hears the first. */
async function playAgainAtWork<View extends KlondikeView>(kit: ViewKit<View>): Promise<Overlapped<View>> {
  let isAtWork = false;
  let overlaps = 0;
  let isFirst = true;
  const pending: Promise<void>[] = [];
  const trial: Trial<View> = await Trial.begin(kit, () => {
    if (isAtWork) overlaps++;
    isAtWork = true;
    const playsAgain = isFirst;
    isFirst = false;
    if (playsAgain) pending.push(trial.play(STOCK));
    isAtWork = false;
  });
  await trial.play(STOCK);
  await Promise.all(pending);
  return { trial, overlaps };
}
