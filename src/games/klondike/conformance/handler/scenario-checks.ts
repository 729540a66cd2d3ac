/** The checks that need a handler whose cards can be chosen: scenes of the contract. */
import { parseDeal } from '../../model/deals.js';
import { FrameView } from '../../views/frame-view.js';
import { differences, linesOf } from '../frame-lines.js';
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
  { name: 'nextDeal: the games after the next have other cards', on: [TAKES_DEALS], check: forgetsDeals },
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

/** Three cards: no handler deals them of its own accord. */
const GIVEN = 't1: 7c; t2: 4h 6d';

/** How many games after the given one are looked at. */
const LATER_GAMES = 3;

/** A script gives its deal to each game anew, so the handler is played without one. */
function forgetsDeals({ create }: Judging): void {
  const view = new FrameView();
  const handler = create(view);
  handler.nextDeal?.(parseDeal(GIVEN));
  handler.newGame();
  const given = linesOf(view.frame);
  for (let game = 1; game <= LATER_GAMES; game++) {
    handler.newGame();
    if (differences(given, linesOf(view.frame), given.keys()).length > 0) continue;
    throw new Error(`game ${game} after the next one starts from the given cards again: ${GIVEN}`);
  }
}
