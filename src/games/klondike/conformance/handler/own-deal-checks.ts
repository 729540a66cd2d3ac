/**
 * The checks that need no known cards, so that any handler can be judged by them: it makes its own deals.
 */
import { valueText } from '../../../../core/text/value-text.js';
import type { KlondikeView } from '../../contract/view.js';
import { FrameView } from '../../views/frame-view.js';
import { callView, viewOf } from '../../views/view-call.js';
import { differenceAlong } from './compare.js';
import type { HandlerCheck, Judging } from './handler-kit.js';
import { judgeAlong, lineOf } from './judge-along.js';
import { told } from './not-as-expected.js';

/** The check that there is a handler. All others stand on it. */
export const CREATES = 'create: makes a handler';

/** The check that a new game is shown. All that a handler shows stands on it. */
export const DEALS = 'newGame: deals the columns and the stock, and shows the top card of each column';

/** The check that a click on the stock does something. What is refused proves nothing without it. */
export const CLICKS = 'clickStock: turns cards, and shows the top ones of the waste';

const UNDOES = 'undo: takes back stock clicks, one after the other';

interface OwnDeal {
  readonly name: string;
  readonly on: readonly string[];
  readonly script: string;
}

const OWN_DEALS: readonly OwnDeal[] = [
  { name: DEALS, on: [CREATES], script: 'new' },
  { name: CLICKS, on: [DEALS], script: 'new stock*3' },
  {
    name: 'clickStock: the stock can be gone through again and again, in the same order',
    on: [CLICKS],
    script: 'new stock*60',
  },
  { name: UNDOES, on: [CLICKS], script: 'new stock*4 undo*2 stock undo*2' },
  { name: 'undo: at the deal it is refused', on: [UNDOES], script: 'new undo? stock undo undo? stock' },
  {
    name: 'undo: goes back to the deal from any depth',
    on: [UNDOES],
    script: 'new stock*30 undo*30 undo? stock*3',
  },
  {
    name: 'newGame: starts anew in the middle of a game',
    on: [UNDOES],
    script: 'new stock*3 new undo? stock*2 undo*2 undo?',
  },
];

export const OWN_DEAL_CHECKS: readonly HandlerCheck[] = [
  { name: CREATES, on: [], check: creates },
  ...OWN_DEALS.map(({ name, on, script }): HandlerCheck => ({
    name,
    on,
    check: (judging) => judgeAlong(judging, lineOf(script)),
  })),
  {
    name: 'arrays: what a view does to those it is given does not change the game',
    on: [UNDOES],
    check: keepsItsArrays,
  },
];

function creates({ create }: Judging): void {
  const made: unknown = create(new FrameView());
  if (made instanceof Promise) {
    made.catch(() => undefined); // Nobody else waits for it.
    throw new Error('expected a handler; seen: a promise');
  }
  if (typeof made !== 'object' || made === null)
    throw new Error(`expected a handler; seen: ${valueText(made)}`);
}

/** The view of a script leaves arrays alone, so no script shows this. */
function keepsItsArrays(judging: Judging): void {
  const create: typeof judging.create = (view) => judging.create(meddling(view));
  const difference = differenceAlong({ ...judging, create }, lineOf('new stock*12 undo*12 stock*2'));
  if (difference !== undefined) throw new Error(`with a view that fills the arrays, ${told(difference)}`);
}

/** The view, but it spoils every array that it was given once it is shown. */
const meddling = (view: KlondikeView): KlondikeView =>
  viewOf((call) => {
    callView(view, call);
    for (const arg of call.args) if (Array.isArray(arg) && !Object.isFrozen(arg)) arg.fill(0).reverse();
  });
