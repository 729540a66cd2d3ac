/** What a view reports of the player's actions, and what it never reports. */
import { HIDDEN } from '../../../../core/card.js';
import type { KlondikeCall } from '../../contract/handler.js';
import type { KlondikeView } from '../../contract/view.js';
import { NEW_GAME, STOCK, UNDO } from '../../contract/calls.js';
import { parseFrame } from '../../contract/frame-text.js';
import type { Gestures } from './gestures.js';
import { GESTURES, NO_GESTURES } from './gestures.js';
import { shown } from './shows.js';
import type { Taker } from './takers.js';
import { takesHidden } from './takes.js';
import { NotJudged } from '../judged.js';
import { Trial, callsOf } from '../trial.js';
import type { Check, ViewKit } from '../view-kit.js';

const WON = 'moves: 5; won';

const reported = ({ what }: Gestures): string => `reported: ${what}`;

/** The checks that such calls are reported at all. */
export const reportedAs = (calls: readonly KlondikeCall[]): string[] =>
  GESTURES.filter((gestures) =>
    gestures.calls.some(({ event }) => calls.some((call) => call.event === event)),
  ).map(reported);

/** The checks that a view can show the table of these gestures. */
function seenAt(table: string): string[] {
  const told = callsOf(parseFrame(table)).filter((told) => told.call !== 'refreshWindow');
  return told.flatMap(({ call, args }) => {
    const cards = args.at(-1);
    const isHidden = Array.isArray(cards) && cards.includes(HIDDEN);
    return [shown(call), ...(isHidden ? [takesHidden(call as Taker['setter'])] : [])];
  });
}

export const REPORT_CHECKS: readonly Check[] = [
  ...GESTURES.map((gestures): Check => ({
    name: reported(gestures),
    on: seenAt(gestures.frame),
    check: (kit) => reports(kit, gestures),
  })),
  ...NO_GESTURES.map((gestures): Check => ({
    name: `not reported: ${gestures.what}`,
    on: [...seenAt(gestures.frame), ...reportedAs(gestures.calls)],
    check: (kit) => reportsNothing(kit, gestures),
  })),
  ...[NEW_GAME, UNDO].map((call): Check => ({
    name: `after a win ${call === UNDO ? 'Undo' : 'New game'} is reported and ends it`,
    on: [...seenAt(WON), ...reportedAs([call, STOCK])],
    check: (kit) => endsWin(kit, call),
  })),
];

async function reports<View extends KlondikeView>(kit: ViewKit<View>, gestures: Gestures): Promise<void> {
  for (const call of gestures.calls) {
    expectHeard([call], await heardOf(kit, gestures.frame, [call]));
  }
}

async function reportsNothing<View extends KlondikeView>(
  kit: ViewKit<View>,
  gestures: Gestures,
): Promise<void> {
  expectHeard([], await heardOf(kit, gestures.frame, gestures.calls));
}

/** After a win the same must be heard as without one: the call, and a stock click after it. */
async function endsWin<View extends KlondikeView>(kit: ViewKit<View>, call: KlondikeCall): Promise<void> {
  const usual = await heardOf(kit, 'moves: 5', [call, STOCK]);
  const heard = await heardOf(kit, WON, [call, STOCK]);
  expectHeard(usual, heard);
}

/**
 * The reported calls at a table.
 * @throws NotJudged if the view does not show the table; other checks tell why
 */
async function heardOf<View extends KlondikeView>(
  kit: ViewKit<View>,
  table: string,
  calls: readonly KlondikeCall[],
): Promise<readonly KlondikeCall[]> {
  const frame = parseFrame(table);
  const trial = await Trial.at(kit, frame);
  if (!(await trial.shows(frame))) throw new NotJudged(`the view does not show the table "${table}"`);
  await trial.play(...calls);
  return trial.heard;
}

function expectHeard(expected: readonly KlondikeCall[], heard: readonly KlondikeCall[]): void {
  if (printCalls(expected) === printCalls(heard)) return;
  throw new Error(`expected to be reported: ${printCalls(expected)}; heard: ${printCalls(heard)}`);
}

/** `clickStock(), moveWasteToTableau(3)`, or `nothing`. */
const printCalls = (calls: readonly KlondikeCall[]): string =>
  calls.map(({ event, args }) => `${event}(${args.join(', ')})`).join(', ') || 'nothing';
