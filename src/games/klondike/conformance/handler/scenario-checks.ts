/** The checks that need a handler whose cards can be chosen: scenes of the contract. */
import { FrameView } from '../../views/frame-view.js';
import { NotJudged } from '../judged.js';
import type { HandlerCheck, Judging } from './handler-kit.js';
import { judgeAlong, lineOf } from './judge-along.js';
import { DEALS } from './own-deal-checks.js';
import { CARRIES } from './scenarios/carries.js';
import { HISTORY } from './scenarios/history.js';
import type { Scenario } from './scenarios/scenario.js';
import { STOCK } from './scenarios/stock.js';

/** The check that the cards of a handler can be chosen. */
export const TAKES_DEALS = 'nextDeal: the next game starts from the given cards';

export const SCENARIO_CHECKS: readonly HandlerCheck[] = [
  { name: TAKES_DEALS, on: [DEALS], check: takesDeals },
  ...[...CARRIES, ...STOCK, ...HISTORY].map(({ name, on = [], script }: Scenario): HandlerCheck => ({
    name,
    on: [TAKES_DEALS, ...on],
    check: (judging) => judgeAlong(judging, lineOf(script)),
  })),
];

function takesDeals(judging: Judging): void {
  if (typeof judging.create(new FrameView()).nextDeal !== 'function') throw new NotJudged('needs nextDeal');
  judgeAlong(judging, lineOf('[Deal "java:11"] new'));
  judgeAlong(judging, lineOf('[Layout "stock: 2h 3h; waste: 9h; f2: Ah; t3: 5h Td | 7c 6h"] new'));
}
