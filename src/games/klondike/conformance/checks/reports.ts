/** A view must report the player's possible actions, and no others. */
import { HIDDEN } from '../../../../core/card.js';
import type { KlondikeCall } from '../../contract/handler.js';
import type { KlondikeView } from '../../contract/view.js';
import { NEW_GAME, STOCK, UNDO } from '../../contract/calls.js';
import { parseFrame } from '../../contract/frame-text.js';
import type { Gestures } from './gestures.js';
import { GESTURES, IMPOSSIBLE_GESTURES } from './gestures.js';
import { visibleCheck } from './shows.js';
import type { CardSetter } from './card-setters.js';
import { hiddenCheck } from './accepts.js';
import { NotJudged } from '../conformance-check.js';
import type { KitCheck, ViewKit } from '../view-under-test.js';
import { ViewTrial, callsOf } from '../view-under-test.js';

const WON = 'moves: 5; won';

const reportedCheck = ({ what }: Gestures): string => `reported: ${what}`;

/** The checks that a view reports these events at all. */
export const reportedChecks = (calls: readonly KlondikeCall[]): string[] =>
  GESTURES.filter((gestures) =>
    gestures.calls.some(({ event }) => calls.some((call) => call.event === event)),
  ).map(reportedCheck);

/** The checks that a view can show this table. */
function visibleChecks(table: string): string[] {
  const setters = callsOf(parseFrame(table)).filter((one) => one.call !== 'refreshWindow');
  return setters.flatMap(({ call, args }) => {
    const cards = args.at(-1);
    const isHidden = Array.isArray(cards) && cards.includes(HIDDEN);
    return [visibleCheck(call), ...(isHidden ? [hiddenCheck(call as CardSetter['setter'])] : [])];
  });
}

export const REPORT_CHECKS: readonly KitCheck[] = [
  ...GESTURES.map((gestures): KitCheck => ({
    name: reportedCheck(gestures),
    needs: visibleChecks(gestures.frame),
    check: (kit) => reports(kit, gestures),
  })),
  ...IMPOSSIBLE_GESTURES.map((gestures): KitCheck => ({
    name: `not reported: ${gestures.what}`,
    needs: [...visibleChecks(gestures.frame), ...reportedChecks(gestures.calls)],
    check: (kit) => reportsNothing(kit, gestures),
  })),
  ...[NEW_GAME, UNDO].map((call): KitCheck => ({
    name: `${call === UNDO ? 'Undo' : 'New game'} after a win: reported, and ends the win`,
    needs: [...visibleChecks(WON), ...reportedChecks([call, STOCK])],
    check: (kit) => endsWin(kit, call),
  })),
];

async function reports<View extends KlondikeView>(kit: ViewKit<View>, gestures: Gestures): Promise<void> {
  for (const call of gestures.calls) {
    expectReports([call], await reportsOf(kit, gestures.frame, [call]));
  }
}

async function reportsNothing<View extends KlondikeView>(
  kit: ViewKit<View>,
  gestures: Gestures,
): Promise<void> {
  expectReports([], await reportsOf(kit, gestures.frame, gestures.calls));
}

/**
 * After a win, the view must report the same events as without a win, both for the call and for a stock click after it.
 */
async function endsWin<View extends KlondikeView>(kit: ViewKit<View>, call: KlondikeCall): Promise<void> {
  const usual = await reportsOf(kit, 'moves: 5', [call, STOCK]);
  const reported = await reportsOf(kit, WON, [call, STOCK]);
  expectReports(usual, reported);
}

/**
 * The events that a view reports at a table.
 * @throws NotJudged if the view doesn't show the table; other checks say why
 */
async function reportsOf<View extends KlondikeView>(
  kit: ViewKit<View>,
  table: string,
  calls: readonly KlondikeCall[],
): Promise<readonly KlondikeCall[]> {
  const frame = parseFrame(table);
  const trial = await ViewTrial.at(kit, frame);
  if (!(await trial.shows(frame))) throw new NotJudged(`the view does not show the table "${table}"`);
  await trial.play(...calls);
  return trial.reported;
}

function expectReports(expected: readonly KlondikeCall[], reported: readonly KlondikeCall[]): void {
  if (printCalls(expected) === printCalls(reported)) return;
  throw new Error(`expected the view to report ${printCalls(expected)}; it reported ${printCalls(reported)}`);
}

/** `clickStock(), moveWasteToTableau(3)`, or `nothing`. */
const printCalls = (calls: readonly KlondikeCall[]): string =>
  calls.map(({ event, args }) => `${event}(${args.join(', ')})`).join(', ') || 'nothing';
